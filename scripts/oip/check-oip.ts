// Drives `endcap eye serve` with the HTTP client of Triton, which others wrote.
// usage: npm run check -- oip
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FACTS_VERSION } from '@endcap/vision'
import { EYE_TOKEN, serveEyeProcess } from '../../packages/service/test/support/eye-process.ts'
import { picture } from '../../packages/service/test/support/pictures.ts'
import { installPythonTools } from '../openapi/python.ts'

const programs = installPythonTools(join(import.meta.dirname, 'requirements.txt'))
await using stack = new AsyncDisposableStack()
const directory = await mkdtemp(join(tmpdir(), 'endcap-oip-'))
stack.defer(() => rm(directory, { recursive: true, force: true }))
const image = join(directory, 'image.png')
await writeFile(image, await picture(1, 500))
const eye = stack.use(await serveEyeProcess())
const client = spawn(join(programs, 'python'), [join(import.meta.dirname, 'drive_eye.py')], {
  stdio: 'inherit',
  env: { ...process.env, URL: eye.url, TOKEN: EYE_TOKEN, VERSION: FACTS_VERSION, IMAGE: image },
})
const [code] = (await once(client, 'exit')) as [number | null]
process.exitCode = code ?? 1
