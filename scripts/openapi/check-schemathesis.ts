// Tests a service with requests that schemathesis derives from the OpenAPI document. schemathesis.toml lists
// phases, checks and exceptions.
// usage: npm run check -- schemathesis
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DOCUMENT, openWorkshop } from '../../packages/service/test/support/generated-clients.ts'
import { installPythonTools } from './python.ts'

const tools = installPythonTools()
await using workshop = await openWorkshop()
const { settings, service } = workshop
// Gives lists, explanations and statistics content.
await service.request('PUT', `/v1/pdps/asin/${settings.asin}`)
await service.poll(`/v1/pdps/asin/${settings.asin}`)
const schemathesis = spawn(
  join(tools, 'schemathesis'),
  [
    '--config-file',
    join(import.meta.dirname, 'schemathesis.toml'),
    'run',
    DOCUMENT,
    '--url',
    settings.baseUrl,
  ],
  {
    stdio: 'inherit',
    // It leaves an examples folder in its working directory.
    cwd: workshop.directory,
    env: {
      ...process.env,
      TOKEN: service.token,
      CLIENT_ID: settings.credential.client_id,
      HOOKS: join(import.meta.dirname, 'schemathesis_hooks.py'),
    },
  },
)
const [code] = (await once(schemathesis, 'exit')) as [number | null]
process.exitCode = code ?? 1
