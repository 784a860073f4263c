import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spanNameOf } from '../../../src/platform/http/trace-requests.ts'
import { startConsole } from '../../support/console.ts'

/** Routes that are called every few seconds, or once for each file of a page. */
const UNTRACED = [
  '/',
  '/console',
  '/console/*',
  '/console/assets/:name',
  '/docs/guide',
  '/docs/guide/',
  '/docs/guide/:name',
  '/health/live',
  '/health/ready',
  '/metrics',
]

it('every route has the id of its operation as the name of its spans, or no spans', async () => {
  await using service = await startConsole()
  const names = service.routes.map((route) => ({ url: route.url, name: spanNameOf(route) }))
  assert.deepEqual(
    [...new Set(names.filter(({ name }) => name === null).map(({ url }) => url))].toSorted(),
    UNTRACED,
  )
  for (const { url, name } of names) assert.match(name ?? 'untraced', /^(?!none$)[a-z][A-Za-z]+$/, url)
})
