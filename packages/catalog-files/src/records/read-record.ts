import { DEFAULT_RETAILER } from '@endcap/catalog'
import { MAX_PRODUCT_ROWS } from '../limits.ts'
import type { CatalogRecord, RecordKey, SkipRule } from '../types.ts'
import { checkCells } from './check-cells.ts'
import type { Group } from './group-rows.ts'
import { type ProductRules, readProduct } from './read-product.ts'
import { createReportIgnored } from './report-ignored.ts'
import { type Columns, matchesRule, quoted, Report, sourceRow } from './row-values.ts'

export type RecordRules = ProductRules & {
  columns: Columns
  skip: readonly SkipRule[]
}

/** Creates a reader that reports repeated keys. */
export function createReadRecord({ columns, skip, ...rules }: RecordRules) {
  const firstRows = new Map<string, number>()
  const reportIgnored = createReportIgnored(columns)

  return function readRecord({ rows, isSurplus }: Group): CatalogRecord {
    const [first] = rows
    const row = first?.row ?? 0
    const record = { row, lastRow: rows.at(-1)?.row ?? row, source: rows.map(sourceRow) }
    const report = new Report()
    if (typeof first?.malformed === 'string') {
      const message = `The row ${first.malformed}. Correct it in the file.`
      report.error({ row, column: null, code: 'MALFORMED_ROW', message })
      return { ...record, ...failed(null, report) }
    }
    if (isSurplus) {
      const message = `The product has more than ${MAX_PRODUCT_ROWS.toLocaleString('en-US')} rows or is too large. The row is left out.`
      report.error({ row, column: null, code: 'PRODUCT_TOO_LONG', message })
      return { ...record, ...failed(null, report) }
    }
    const rule = first && skip.find((each) => matchesRule(each, first, columns))
    if (rule) {
      report.warn({ row, column: rule.column, code: 'SKIPPED', message: rule.reason })
      return { ...record, key: null, outcome: 'skipped', submission: null, problems: report.problems }
    }
    const checked = checkCells(rows, columns, report)
    const { key, submission, urls } = readProduct(checked, columns, { ...rules, report })
    reportIgnored(rows, urls, report)
    reportRepeat(key, submission.retailer ?? DEFAULT_RETAILER, { row, report })
    if (key === null || report.hasError) return { ...record, ...failed(key, report) }
    return { ...record, key, outcome: 'ready', submission, problems: report.problems }
  }

  function reportRepeat(
    key: RecordKey | null,
    retailer: string,
    { row, report }: { row: number; report: Report },
  ): void {
    if (key === null) return
    const identity = unshared(`${key.type} ${retailer} ${key.value}`)
    const firstRow = firstRows.get(identity)
    if (firstRow === undefined) firstRows.set(identity, row)
    else
      report.error({
        row,
        column: null,
        code: 'DUPLICATE_KEY',
        message: `The ${key.type} ${quoted(key.value)} is already in row ${firstRow}. Leave one of the rows out.`,
      })
  }
}

function failed(key: RecordKey | null, { problems }: Report) {
  return { key, outcome: 'failed' as const, submission: null, problems }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Copies a text, because V8 otherwise keeps the whole piece of the file. */
const unshared = (text: string): string => decoder.decode(encoder.encode(text))
