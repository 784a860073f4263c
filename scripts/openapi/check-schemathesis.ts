// Sends the requests that schemathesis makes of the OpenAPI document to a service, and checks the answers.
// schemathesis.toml has the phases, the checks and the exceptions.
// usage: npm run check -- schemathesis
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DOCUMENT, openWorkshop } from '../../packages/service/test/support/generated-clients.ts'
import { installPythonTools } from './python.ts'

const tools = installPythonTools()
await using workshop = await openWorkshop()
const { settings, service } = workshop
// Lists, explanations and statistics have something to return.
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
    // It leaves a folder with examples where it runs.
    cwd: workshop.directory,
    env: { ...process.env, TOKEN: service.token, HOOKS: join(import.meta.dirname, 'schemathesis_hooks.py') },
  },
)
const [code] = (await once(schemathesis, 'exit')) as [number | null]
process.exitCode = code ?? 1
