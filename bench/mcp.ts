// Measures the MCP server: cost of the first request, cost of a call against the same API request, sizes of tools
// and of results for a listing of 21 images, and the start of `endcap mcp`.
// usage: npm run bench -- mcp
import { setTimeout as sleep } from 'node:timers/promises'
import { CATEGORIES } from '@endcap/catalog'
import { callTool, connectMcp, connectOverStdio, textOf } from '../packages/service/test/support/mcp.ts'
import { serve } from '../packages/service/test/support/process.ts'
import { requestToken } from '../packages/service/test/support/service.ts'
import { temporaryDirectory } from '../packages/service/test/support/stores.ts'
import { memoryMb } from './process-usage.ts'
import { clientOf, listing, startCatalog } from './scale/catalog.ts'
import { median } from './support.ts'

const IMAGES = 21
const CALLS = 300
const WARM_UP = 30
const IDLE_MS = 3_000
const CATEGORY = CATEGORIES.find(({ path }) => path === 'Food > Snacks > Potato Chips')?.id ?? ''

await using origin = await startCatalog(IMAGES)
await using service = await serve(['--port', '0', '--data', temporaryDirectory()], {
  ENDCAP_ALLOWED_ORIGINS: origin.host,
})
const { announced } = service
const baseUrl = announced['base_url'] ?? ''
const endcap = clientOf(announced)
const submission = { ...listing(origin, 0, IMAGES), product_category_id: CATEGORY }
const { pdp_id: pdpId } = await endcap.pdps.submitAndWait('full', submission)
const { client_id = '', client_secret = '', organization_id = '', audience = '' } = announced
const token = await requestToken(baseUrl, { client_id, client_secret, organization_id, audience })

await sleep(IDLE_MS)
const before = memoryMb(service.child.pid)
const first = performance.now()
const client = await connectMcp({ url: `${baseUrl}/mcp`, token })
const { tools } = await client.listTools()
const firstMs = performance.now() - first
await sleep(IDLE_MS)
console.log(
  `first request: ${firstMs.toFixed(0)} ms, memory ${before} MB before it and ${memoryMb(service.child.pid)} MB ${IDLE_MS / 1000} s after it`,
)

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const inputs = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
console.log(`${tools.length} tools: ${bytes(tools)} bytes, ${bytes(inputs)} without schemas of results`)
for (const [name, args] of [
  ['find_listings', { limit: 25 }],
  ['get_listing', { pdp_id: pdpId }],
  ['explain_listing', { pdp_id: pdpId }],
  ['find_best_composition', { pdp_id: pdpId, selection: true }],
] as const) {
  const result = await callTool(client, name, args)
  console.log(
    `${name}: result ${bytes(result.structuredContent)} bytes, text ${textOf(result).length} characters`,
  )
}
console.log(`explanation of the API: ${bytes(await endcap.pdps.explanation(pdpId))} bytes`)

const request = await time(() => endcap.pdps.summary(pdpId))
const call = await time(() => callTool(client, 'get_listing', { pdp_id: pdpId }))
console.log(
  `GET /v1/pdps/{pdp_id} ${request.toFixed(1)} ms, get_listing ${call.toFixed(1)} ms, ratio ${(call / request).toFixed(1)}`,
)
await client.close()

const started = performance.now()
const stdio = await connectOverStdio([], {
  ENDCAP_BASE_URL: baseUrl,
  ENDCAP_CLIENT_ID: client_id,
  ENDCAP_CLIENT_SECRET: client_secret,
  ENDCAP_ORGANIZATION_ID: organization_id,
})
await stdio.client.listTools()
console.log(`endcap mcp lists its tools after ${((performance.now() - started) / 1000).toFixed(2)} s`)
await stdio.client.close()

/** Returns median milliseconds after a warm-up. */
async function time(action: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < CALLS + WARM_UP; n++) {
    const start = performance.now()
    await action()
    if (n >= WARM_UP) times.push(performance.now() - start)
  }
  return median(times)
}
