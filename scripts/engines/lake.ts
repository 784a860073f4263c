import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parquetOf } from '@endcap/foundation/tables/parquet'
import { picture } from '../../packages/service/test/support/pictures.ts'

type Row = { id: string; image: string }

const SIDE_PX = 500
/** One row in this many has no image, and one a broken image. */
const ERRORS_EVERY = 50
/** Pictures, which repeat with other bytes after them. */
const PICTURES = 40

/** Writes different images and a table `rows.parquet` of them into a new folder. */
export async function drawLake(folder: string, count: number): Promise<{ folder: string }> {
  await mkdir(join(folder, 'photos'), { recursive: true })
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, n) => picture(n, SIDE_PX)))
  const rows: Row[] = []
  for (let n = 0; n < count; n++) {
    const image = `photos/${n}.png`
    rows.push({ id: `sku-${n}`, image })
    // Decoders ignore what follows the end of a PNG.
    const bytes = Buffer.concat([pictures[n % PICTURES] ?? Buffer.alloc(0), Buffer.from(String(n))])
    if (n % ERRORS_EVERY === 1) await writeFile(join(folder, image), 'no image')
    else if (n % ERRORS_EVERY !== 2) await writeFile(join(folder, image), bytes)
  }
  const column = (name: keyof Row) => ({ name, type: 'STRING' as const, value: (row: Row) => row[name] })
  await writeFile(join(folder, 'rows.parquet'), parquetOf([column('id'), column('image')], rows))
  return { folder }
}
