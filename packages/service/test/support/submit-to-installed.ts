// Starts the `endcap serve` of an installation, submits a listing of the demo shop, prints its scores as JSON, and
// stops the service. A process of its own, because the service may be in a network namespace.
// usage: node submit-to-installed.ts <path of endcap> <data directory>
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { eventually } from './eventually.ts'

const LISTING = '/v1/pdps/asin/B0DEMOCAN1'

const [command = '', data = ''] = process.argv.slice(2)
const child = spawn(command, ['serve', '--json', '--samples', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const exited = once(child, 'exit')
const [line] = (await Promise.race([
  once(createInterface({ input: child.stdout }), 'line'),
  exited.then(([code]) => Promise.reject(new Error(`serve ended with ${String(code)}`))),
])) as [string]
const announced = JSON.parse(line) as { base_url: string; credential_file: string }

const token = await requestToken()
await send('PUT', LISTING, { token })
let scores: Record<string, unknown> = {}
await eventually(
  async () => {
    scores = await send('GET', LISTING, { token })
    return scores['status'] !== 'processing'
  },
  { attempts: 1_800, everyMs: 100 },
)
console.log(JSON.stringify(scores))
child.kill('SIGTERM')
assert.deepEqual(await exited, [0, null])

async function requestToken(): Promise<string> {
  const { client_id, client_secret, organization_id } = JSON.parse(
    readFileSync(announced.credential_file, 'utf8'),
  ) as Record<string, string>
  const answer = await send('POST', '/auth/token', {
    body: {
      client_id,
      client_secret,
      organization: organization_id,
      audience: announced.base_url,
      grant_type: 'client_credentials',
    },
  })
  return String(answer['access_token'])
}

async function send(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object },
): Promise<Record<string, unknown>> {
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  }
  const response = await fetch(announced.base_url + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}
