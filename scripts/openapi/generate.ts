// Generates clients with three TypeScript generators, without network access.
// usage: node scripts/openapi/generate.ts DOCUMENT DIRECTORY
import { mkdir, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generate } from 'orval'

// Blocks version checks and usage reports, also of later releases.
Socket.prototype.connect = () => {
  throw new Error('a generator opened a connection: find the setting that turns this off')
}

const [document = '', directory = ''] = process.argv.slice(2)
const inside = (path: string) => join(directory, path)

await mkdir(directory, { recursive: true })
await writeFile(
  inside('openapi-typescript.d.ts'),
  astToString(await openapiTypescript(pathToFileURL(document))),
)
await createClient({
  input: document,
  output: inside('hey-api'),
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
})
await generate({
  input: document,
  output: {
    target: inside('orval.ts'),
    client: 'fetch',
    baseUrl: { runtime: 'service.baseUrl', imports: [{ name: 'service', importPath: '../flow' }] },
  },
})
await generate({ input: document, output: { target: inside('orval-zod.ts'), client: 'zod' } })
