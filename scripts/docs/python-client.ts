// Writes the generated part of the Python client from docs/openapi.json. With --check, fails if it is out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { writeOperations } from './python/operations.ts'
import type { ApiDocument } from './python/schema.ts'
import { writeTypes } from './python/types.ts'
import { writeOrCheck } from './write-or-check.ts'

const FOLDER = new URL('../../packages/client-python/endcap/', import.meta.url)

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const document = read('docs/openapi.json') as ApiDocument
const { version } = read('package.json') as { version: string }
writeOrCheck(new URL('types.py', FOLDER), writeTypes(document))
writeOrCheck(new URL('operations.py', FOLDER), writeOperations(document))
writeOrCheck(new URL('_version.py', FOLDER), `VERSION = "${version}"\n`)
