// Writes docs/openapi-admin.json: operations of the console and operators. With --check, fails if it is out of
// date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { describeAdmin } from '@endcap/api/admin'
import { writeOrCheck } from './write-or-check.ts'

const manifest = readFileSync(new URL('../../packages/service/package.json', import.meta.url), 'utf8')
const { version } = JSON.parse(manifest) as { version: string }
writeOrCheck(
  new URL('../../docs/openapi-admin.json', import.meta.url),
  `${JSON.stringify(describeAdmin(version), null, 2)}\n`,
)
