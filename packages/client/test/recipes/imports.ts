import { openAsBlob } from 'node:fs'
import { Endcap } from '@endcap/client'
import { Imports } from '@endcap/client/imports'

const imports = new Imports(Endcap.fromEnv())
const { import_id } = await imports.create(await openAsBlob('catalog.csv'), { start: true })
const { status, progress } = await imports.wait(import_id, { signal: AbortSignal.timeout(3_600_000) })
console.log(status, `${progress.done} of ${progress.total} listings are imported`)
for await (const { row, key, error_code } of imports.rows(import_id, { status: 'failed' }))
  console.log(row, key, error_code)
