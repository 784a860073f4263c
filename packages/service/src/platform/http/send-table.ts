import { Readable } from 'node:stream'
import type { ExportFormat } from '@endcap/api'
import type { Column, Pages } from '@endcap/foundation/tables/column'
import { CSV_TYPE, csvOf } from '@endcap/foundation/tables/csv'
import { NDJSON_TYPE, ndjsonOf } from '@endcap/foundation/tables/ndjson'
import { type Sheet, sheetOf, workbookOf, XLSX_TYPE } from '@endcap/foundation/tables/xlsx'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onClose } from './client-abort-signal.ts'
import { compressStream } from './compression.ts'
import { sendStream } from './send-stream.ts'

export type Table<Row> = {
  /** Plural, for the names of file and sheet. */
  name: string
  columns: readonly Column<Row>[]
  pages: AsyncGenerator<readonly Row[], void, undefined>
  /** Stands before the rows in a workbook. */
  firstSheet?: Sheet
}

const TYPES: Record<ExportFormat, string> = { csv: CSV_TYPE, ndjson: NDJSON_TYPE, xlsx: XLSX_TYPE }

/**
 * Reads each page when the client has taken the previous one, and none after it disconnects. Headers wait for
 * the first page, so that its failure is an Error object.
 */
export async function sendTable<Row extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { format, table }: { format: ExportFormat; table: Table<Row> },
): Promise<FastifyReply> {
  // The client may leave early, and closing an unstarted generator does not close the pages.
  onClose(reply, () => {
    table.pages.return().catch((error: unknown) => request.log.warn({ err: error }, 'cannot end a table'))
  })
  const isHead = request.method === 'HEAD'
  const pages = isHead ? table.pages : resume(await table.pages.next(), table.pages)
  const file = `endcap-${table.name}-${new Date().toISOString().slice(0, 10)}.${format}`
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'private, no-store',
  })
  const bytes = Readable.from(isHead ? [] : encode({ ...table, pages }, format), { objectMode: false })
  // Workbooks are already compressed.
  return sendStream(reply, format === 'xlsx' ? bytes : compressStream(request, reply, bytes))
}

/** Puts back a first item that was read ahead. */
export async function* resume<Item>(
  first: IteratorResult<Item, void>,
  others: AsyncGenerator<Item, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  if (first.done) return
  yield first.value
  yield* others
}

type Encodable<Row> = Pick<Table<Row>, 'name' | 'columns' | 'firstSheet'> & { pages: Pages<Row> }

function encode<Row extends object>(
  { name, columns, pages, firstSheet }: Encodable<Row>,
  format: ExportFormat,
): AsyncIterable<string | Buffer> {
  switch (format) {
    case 'csv':
      return csvOf(columns, pages)
    case 'ndjson':
      return ndjsonOf(pages)
    case 'xlsx':
      return workbookOf([...(firstSheet ? [firstSheet] : []), sheetOf(name, columns, pages)])
    default:
      return format satisfies never
  }
}
