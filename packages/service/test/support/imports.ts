import assert from 'node:assert/strict'
import type { Import, ImportRow } from '@endcap/api'
import { eventually } from './eventually.ts'
import type { Answer, TestService } from './service.ts'

type Cell = string | number
type Options = { query?: string; token?: string; type?: string }

/** Returns a CSV file with these columns and rows. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')

/** Uploads a file. */
export const uploadCatalog = (
  service: TestService,
  file: string | Buffer,
  { query = '', token, type = 'text/csv' }: Options = {},
): Promise<Answer> =>
  service.request('POST', `/v1/imports${query}`, {
    raw: file,
    headers: { 'content-type': type },
    ...(token === undefined ? {} : { token }),
  })

/** Reads an import. */
export async function readImport(service: TestService, importId: unknown): Promise<Import> {
  const { status, body } = await service.request('GET', `/v1/imports/${String(importId)}`)
  assert.equal(status, 200)
  return body as unknown as Import
}

/** Waits until an import has one of these statuses. */
export async function untilImport(
  service: TestService,
  importId: unknown,
  statuses: readonly Import['status'][],
): Promise<Import> {
  let found: Import | null = null
  await eventually(
    async () => {
      found = await readImport(service, importId)
      return statuses.includes(found.status)
    },
    { attempts: 1_200, everyMs: 50 },
  )
  if (!found) throw new Error('the import was not read')
  return found
}

/** Uploads a file and waits for the end of its dry run. */
export async function checked(service: TestService, file: string, options?: Options): Promise<Import> {
  const { status, body } = await uploadCatalog(service, file, options)
  assert.equal(status, 201, JSON.stringify(body))
  return untilImport(service, body['import_id'], ['ready', 'invalid', 'failed'])
}

/** Imports a file and waits until the import has ended. */
export async function imported(service: TestService, file: string, query = ''): Promise<Import> {
  const { body } = await uploadCatalog(service, file, { query: `?start=true${query}` })
  return untilImport(service, body['import_id'], ['completed', 'cancelled', 'failed'])
}

/** Reads all rows of an import. */
export async function readRows(service: TestService, importId: string, query = ''): Promise<ImportRow[]> {
  const { status, body } = await service.request('GET', `/v1/imports/${importId}/rows?limit=100${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body['data'] as ImportRow[]
}

/** Returns a catalog file of some lines, whose listings have ids that begin with `name`. */
export const catalogOf = (rows: number, name: string): string =>
  [
    'id,hero_image_url,name',
    ...Array.from(
      { length: rows },
      (_, n) => `${name}-${n},https://img.example.com/${n}.jpg,Sea Salt Chips ${n}`,
    ),
  ].join('\n')
