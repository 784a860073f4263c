// Builds the wheel of the Python client (PEP 427) without Python and without a network. The same sources give the same
// bytes.
// usage: npm run python:package [-- DIRECTORY]
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { strToU8, zipSync } from 'fflate'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'packages/client-python')
/** The first time that a ZIP file can hold. */
const TIME = new Date('1980-01-01T00:00:00')

const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string
  license: string
}
const info = `endcap-${version}.dist-info`
const files: Record<string, Uint8Array> = {}
for (const path of globSync('endcap/{*.py,py.typed}', { cwd: CLIENT }).toSorted())
  files[path] = readFileSync(join(CLIENT, path))
files[`${info}/licenses/LICENSE`] = readFileSync(join(ROOT, 'LICENSE'))
files[`${info}/METADATA`] = strToU8(metadata())
files[`${info}/WHEEL`] = strToU8(
  'Wheel-Version: 1.0\nGenerator: endcap\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
)
files[`${info}/RECORD`] = strToU8(
  [...Object.entries(files).map(recordOf), `${info}/RECORD,,`].map((line) => `${line}\n`).join(''),
)

const directory = resolve(process.argv[2] ?? join(CLIENT, 'dist'))
mkdirSync(directory, { recursive: true })
const wheel = join(directory, `endcap-${version}-py3-none-any.whl`)
const bytes = zipSync(files, { level: 9, mtime: TIME })
writeFileSync(wheel, bytes)
console.log(`${wheel}: ${bytes.length} bytes in ${Object.keys(files).length} files`)

/** Writes a line of RECORD: the path, the hash in unpadded base64url, and the size. */
function recordOf([path, content]: [string, Uint8Array]): string {
  return `${path},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}`
}

function metadata(): string {
  return `Metadata-Version: 2.4
Name: endcap
Version: ${version}
Summary: Typed client of Endcap, which scores the images of product listings
License-Expression: ${license}
License-File: LICENSE
Requires-Python: >=3.9
Classifier: Programming Language :: Python :: 3
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

${readFileSync(join(CLIENT, 'README.md'), 'utf8')}`
}
