import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { Endcap } from '@endcap/client'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import { verifyWebhook } from '@endcap/client/webhooks'
import { freePort } from '@endcap/foundation/net/free-port'
import { type Origin, startOrigin } from '../../service/test/support/origin.ts'
import { assertFailures, killAtEnd, MAIN } from '../../service/test/support/process.ts'
import { startService, type TestService } from '../../service/test/support/service.ts'
import { receiveWebhooks } from '../../service/test/support/webhook-receiver.ts'

describe('endcap listen', () => {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    service = await startService({ role: 'api', origin })
  })
  after(() => service[Symbol.asyncDispose]())

  it('endcap listen prints events, and forwards them signed to a local address until it is interrupted', async () => {
    const { baseUrl } = service.config.auth
    const receiver = receiveWebhooks(origin, '/hook')
    const endpoints = new WebhookEndpoints(Endcap.withToken(() => service.token, { baseUrl }))
    const { webhook_endpoint_id: id } = await endpoints.create({ url: receiver.url })
    const first = await endpoints.test(id)
    const second = await endpoints.test(id)
    const child = spawn(
      process.execPath,
      [
        MAIN,
        'listen',
        ...['--forward-to', receiver.url, '--types', 'webhook.test', '--after', first.event_id],
        // The address is that of the service on the directory, which has another port than the default.
        ...['--data', service.config.dataDirectory],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    using _child = killAtEnd(child)
    const [[line], [secretLine]] = (await Promise.all([
      once(createInterface(child.stdout), 'line'),
      once(createInterface(child.stderr), 'line'),
    ])) as [[string], [string]]
    assert.match(line, new RegExp(`webhook\\.test +${second.event_id}  → 204$`))
    const [{ headers, body } = assert.fail('nothing was received')] = receiver.received
    const secret = /whsec_\S+$/.exec(secretLine)?.[0] ?? ''
    assert.equal((await verifyWebhook(body, headers, secret)).id, second.event_id)
    const closed = once(child, 'close')
    child.kill('SIGINT')
    assert.deepEqual(await closed, [0, null])
  })

  it('endcap listen prints why it waits while the service cannot be reached', async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`
    const client = ['--client-id', 'a', '--client-secret', 'b', '--org', 'c']
    const child = spawn(process.execPath, [MAIN, 'listen', '--base-url', baseUrl, ...client], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    using _child = killAtEnd(child)
    const [line] = (await once(createInterface(child.stderr), 'line')) as [string]
    assert.match(
      line,
      /^endcap listen: .+; start the service, or name its address with --base-url; trying again$/,
    )
    const closed = once(child, 'close')
    child.kill('SIGINT')
    assert.deepEqual(await closed, [0, null])
  })

  it('endcap listen refuses wrong addresses, types and secrets', () =>
    assertFailures(2, [
      [['listen', '--forward-to', 'hooks'], /must be an http or https address/],
      [['listen', '--types', 'pdp.done'], /there is no type "pdp.done"/],
      [['listen', '--secret', 'abc'], /must be whsec_ and Base64/],
    ]))
})
