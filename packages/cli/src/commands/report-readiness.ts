import type { AcceptanceReport } from '@endcap/api'
import { findRetailer, findTarget, targetOfRetailer } from '@endcap/catalog'
import { sheetOf, workbookOf } from '@endcap/foundation/tables/xlsx'
import {
  READINESS_SHEETS,
  REASON_COLUMNS,
  REFUSED_COLUMNS,
  reasonRows,
} from '@endcap/service/domains/pdps/readiness/readiness-tables'
import { inLanguage } from '@endcap/words'
import type { Language } from '@endcap/words/languages'
import type { Writer } from '@endcap/words/writer'
import { InvalidArgumentError, Option } from 'commander'
import { saveTable } from '../catalog/save-table.ts'
import { administer } from '../connection/administer.ts'
import type { CommonOptions } from '../terminal/options.ts'
import { printLine, printRecord, printTable } from '../terminal/output.ts'
import { say, wordsOf } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'

type ReadinessOptions = CommonOptions & {
  /** A retailer region, or a target. */
  id: string
  org?: string | undefined
  day?: string | undefined
  /** The workbook. Without it, the report is printed. */
  out?: string | undefined
  language?: Language | undefined
}

/** Returns the option `--day`. */
export const dayOption = () =>
  new Option('--day <day>', say('cli.report.option_day')).argParser((text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
    throw new InvalidArgumentError(say('cli.report.wrong_day'))
  })

/** Prints what a retailer refuses, or writes it as a workbook. */
export async function reportReadiness(options: ReadinessOptions): Promise<void> {
  const query = { ...targetOf(options.id), day: options.day ?? null }
  const { organization, report } = await administer(
    'reportReadiness',
    { ...query, organizationId: options.org ?? null },
    options,
  )
  const words = await wordsOf(options.language ?? organization.language)
  const written = inLanguage(report, words)
  if (options.out === undefined) return print(written, options)
  const refused = readRefused({ ...query, organizationId: organization.id }, words, options)
  await saveTable({ out: options.out, format: 'xlsx' }, '', async () =>
    ReadableStream.from(
      workbookOf([
        sheetOf(READINESS_SHEETS.reasons, REASON_COLUMNS, pageOf(reasonRows(written))),
        sheetOf(READINESS_SHEETS.listings, REFUSED_COLUMNS, refused),
      ]),
    ),
  )
  printRecord({ file: options.out, listings: report.not_accepted - report.pending }, options)
}

/** @throws UsageError */
function targetOf(id: string): { target: string; retailer: string | null } {
  if (findTarget(id)) return { target: id, retailer: null }
  const retailer = findRetailer(id)
  const target = retailer && targetOfRetailer(retailer)
  if (!target) throw new UsageError(say('cli.report.no_such_retailer', { id }))
  return { target: target.id, retailer: id }
}

async function* pageOf<Row>(rows: readonly Row[]) {
  yield rows
}

async function* readRefused(
  query: Omit<Parameters<typeof administer<'listRefused'>>[1], 'after'>,
  words: Pick<Writer, 'write'>,
  options: ReadinessOptions,
) {
  for (let after: string | null = null; ; ) {
    const { listings, last }: Awaited<ReturnType<typeof administer<'listRefused'>>> = await administer(
      'listRefused',
      { ...query, after },
      options,
    )
    yield inLanguage(listings, words)
    if (last === null) return
    after = last
  }
}

function print(report: AcceptanceReport, options: ReadinessOptions): void {
  if (options.json) return printLine(JSON.stringify(report))
  const { target_name: name, certified, next_change: change, reasons } = report
  const { day, listings, accepted, not_accepted, not_sure, fixable, pending } = report
  printRecord(
    {
      retailer: name,
      day,
      listings,
      accepted,
      not_accepted,
      not_sure,
      fixable,
      certified_and_refused: certified.count,
      ...(pending > 0 && { pending }),
      ...(change && { next_change: change.day, refused_from_then: change.newly_refused }),
    },
    {},
  )
  if (reasons.length === 0) return
  printLine('')
  printTable(
    reasons.map(({ rule: { text, sources }, count, fixes }) => ({
      listings: count,
      reason: text,
      fixes: fixes.map(({ fix, count: of }) => `${fix} ${of}`),
      read: sources[0]?.read,
      source: sources[0]?.url,
    })),
  )
}
