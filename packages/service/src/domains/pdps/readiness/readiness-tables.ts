import type { AcceptanceReport, RefusalReason, RefusedListing } from '@endcap/api'
import type { Column } from '@endcap/foundation/tables/column'
import { CHEAPEST_FIXES } from '@endcap/scoring'

/** Names of the sheets of a workbook. */
export const READINESS_SHEETS = { reasons: 'reasons', listings: 'refused-listings' } as const

/** A row of the sheet of reasons. */
export type ReasonRow = { reason: RefusalReason; report: AcceptanceReport }

/** Returns the rows of the sheet of reasons. */
export const reasonRows = (report: AcceptanceReport): ReasonRow[] =>
  report.reasons.map((reason) => ({ reason, report }))

export const REASON_COLUMNS: readonly Column<ReasonRow>[] = [
  { name: 'target', width: 24, value: ({ report }) => report.target_name },
  { name: 'day', width: 12, value: ({ report }) => report.day },
  { name: 'rule', width: 24, value: ({ reason }) => reason.rule.rule.id },
  { name: 'reason', width: 48, value: ({ reason }) => reason.rule.text },
  { name: 'listings', width: 10, value: ({ reason }) => reason.count },
  ...CHEAPEST_FIXES.map((fix) => ({
    name: `fix_${fix}`,
    width: 12,
    value: ({ reason }: ReasonRow) => reason.fixes.find((each) => each.fix === fix)?.count ?? 0,
  })),
  { name: 'how_to_fix', width: 48, value: ({ reason }) => reason.rule.fix },
  { name: 'source', width: 48, value: ({ reason }) => reason.rule.sources[0]?.title ?? null },
  { name: 'source_url', width: 60, value: ({ reason }) => reason.rule.sources[0]?.url ?? null },
  { name: 'source_date', width: 12, value: ({ reason }) => reason.rule.sources[0]?.date ?? null },
  { name: 'source_read', width: 12, value: ({ reason }) => reason.rule.sources[0]?.read ?? null },
  { name: 'rule_from', width: 12, value: ({ reason }) => reason.rule.rule.from ?? null },
]

const text = (value: RefusedListing['required']): string | number | null =>
  Array.isArray(value) ? value.join(', ') : value

export const REFUSED_COLUMNS: readonly Column<RefusedListing>[] = [
  { name: 'pdp_id', width: 38, value: (row) => row.pdp_id },
  { name: 'id_type', width: 8, value: (row) => row.id_type },
  { name: 'id', width: 20, value: (row) => row.id },
  { name: 'retailer', width: 18, value: (row) => row.retailer },
  { name: 'name', width: 48, value: (row) => row.name },
  { name: 'pdp_score', width: 10, value: (row) => row.pdp_score },
  { name: 'service_certified', width: 16, value: (row) => row.service_certified },
  { name: 'rule', width: 24, value: (row) => row.rule },
  { name: 'reason', width: 60, value: (row) => row.message },
  { name: 'measured', width: 12, value: (row) => row.measured },
  { name: 'required', width: 16, value: (row) => text(row.required) },
  { name: 'position', width: 9, value: (row) => row.position },
  { name: 'image_id', width: 38, value: (row) => row.image_id },
  { name: 'fix', width: 12, value: (row) => row.fix },
  { name: 'source_url', width: 60, value: (row) => row.source_url },
]
