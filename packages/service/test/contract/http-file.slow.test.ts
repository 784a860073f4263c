import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { EventPage, EventType } from '@endcap/client'
import { listingPage } from '../support/listing-page.ts'
import { operationsOf, readOpenApi } from '../support/openapi.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

type HttpRequest = {
  title: string
  status: number
  name: string | null
  method: string
  url: string
  headers: [string, string][]
  body: string
}

const FILE = new URL('../../../../docs/endcap.http', import.meta.url)
const requests = readHttpFile(readFileSync(FILE, 'utf8'))

/** Answers by the name of their request. */
const responses: Record<string, unknown> = {}
/** Method and path of the sent requests. */
const sent: string[] = []
let origin: Origin
let service: TestService
before(async () => {
  origin = await startOrigin()
  for (let n = 0; n < 2; n++) origin.serve(`/${n}.png`, await picture(n))
  origin.serve('/dp/B0DEMOCAN1', listingPage('B0DEMOCAN1', [origin.url('/0.png'), origin.url('/1.png')]))
  service = await startService({ origin, storefront: origin.url('') })
})
after(() => service[Symbol.asyncDispose]())

describe('docs/endcap.http', () => {
  it('[API-2] docs/endcap.http runs the whole flow, and each request gets the status in its title', async () => {
    const { credential, config } = service
    const variables: Record<string, string> = {
      baseUrl: config.auth.baseUrl,
      clientId: credential.client_id,
      clientSecret: credential.client_secret,
      organization: credential.organization_id,
      hero: origin.url('/0.png'),
      side: origin.url('/1.png'),
      // A variable of the editor.
      '$datetime iso8601 7 d': new Date(Date.now() + 7 * 86_400_000).toISOString(),
    }
    sent.length = 0
    const fill = (text: string): string =>
      text.replace(/\{\{([^}]+)\}\}/g, (whole, expression: string) => {
        const [name = '', path] = expression.split('.response.body.$')
        const value = path === undefined ? variables[name] : valueAt(responses[name], path)
        assert.equal(typeof value, 'string', whole)
        return String(value)
      })
    for (const { title, status, name, method, url, headers, body } of requests) {
      const send = () =>
        fetch(fill(url), {
          method,
          redirect: 'manual',
          headers: headers.map(([header, value]) => [header, fill(value)] as [string, string]),
          ...(body === '' ? {} : { body: contentOf(fill(body)) }),
        })
      sent.push(`${method} ${new URL(fill(url)).pathname}`)
      let response = await send()
      let answer = await answerOf(response)
      while (title.includes('repeat until') && /processing|checking|running/i.test(answer.status ?? '')) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        response = await send()
        answer = await answerOf(response)
      }
      assert.equal(response.status, status, `${title}: ${JSON.stringify(answer)}`)
      const until = /repeat until the status is (\w+)/.exec(title)?.[1]
      if (until !== undefined) assert.equal(answer.status, until, title)
      if (name !== null) responses[name] = answer
    }
  })

  it('[EVENT-10] docs/endcap.http records an event for each result of the flow', () => {
    const { data } = responses['events'] as EventPage
    const types = data.map(({ type }) => type)
    for (const type of ['pdp.scored', 'image.scored', 'spark.images.completed', 'spark.ideas.completed'])
      assert.ok(types.includes(type as EventType), `${type}: ${types.join(', ')}`)
  })

  it('docs/endcap.http has every operation of the OpenAPI document', async () => {
    const document = await readOpenApi(service.config.auth.baseUrl)
    for (const { method, path } of operationsOf(document)) {
      const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      assert.ok(
        sent.some((each) => pattern.test(each)),
        `${method} ${path}`,
      )
    }
  })
})

/** Returns the JSON of a response, or an empty object for a file and for a response without a body. */
async function answerOf(response: Response): Promise<{ status?: string }> {
  // A stream of events does not end by itself.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return {}
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return text === '' || !isJson ? {} : (JSON.parse(text) as { status?: string })
}

function readHttpFile(text: string): HttpRequest[] {
  const [, ...sections] = text.split(/^### /m)
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const name = lines.map((line) => /^# @name (\w+)$/.exec(line)?.[1]).find((each) => each !== undefined)
    const content = lines.filter((line) => !line.startsWith('#'))
    const blank = content.indexOf('')
    const [request = '', ...headers] = content.slice(0, blank === -1 ? undefined : blank)
    const [method = '', url = ''] = request.split(' ')
    return {
      title,
      status: Number(/→ (\d{3})$/.exec(title)?.[1]),
      name: name ?? null,
      method,
      url,
      headers: headers.map((line) => line.split(': ') as [string, string]),
      body: blank === -1 ? '' : content.slice(blank).join('\n').trim(),
    }
  })
}

/** Returns a body, or the file that it names. */
function contentOf(body: string): string | Uint8Array<ArrayBuffer> {
  return body.startsWith('< ') ? new Uint8Array(readFileSync(new URL(body.slice(2), FILE))) : body
}

/** `.hero.image_id`, `[0].id` */
function valueAt(value: unknown, path: string): unknown {
  return [...path.matchAll(/[\w-]+/g)].reduce<unknown>(
    (inner, [key]) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  )
}
