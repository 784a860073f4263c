import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { startConsole } from '../support/console.ts'
import { eventually } from '../support/eventually.ts'
import { killAtEnd } from '../support/process.ts'
import { isInstalled, PROXIES, type ProxyName, prepareProxy } from '../support/proxies.ts'

const UPLOAD_BYTES = 50_000_000
const TOO_MANY_BYTES = 110_000_000

type Request = { path: string; token?: string; body?: Buffer; bytes?: number }

/** Starts a service behind a proxy, and returns what sends requests to the proxy. */
async function startBehind(name: ProxyName) {
  const [port, upstream] = [await freePort(), await freePort()]
  const service = await startConsole({
    baseUrl: `https://localhost:${port}`,
    environment: { ENDCAP_TRUSTED_PROXIES: '127.0.0.1', ENDCAP_PORT: String(upstream) },
  })
  const { certificate, start } = prepareProxy(name, { port, upstream })
  const proxy = killAtEnd(start())
  const agent = new https.Agent({ ca: certificate })

  /** Sends a request, or only its headers if it has `bytes` and no body. */
  async function ask({ path, token, body, bytes = body?.length }: Request): Promise<IncomingMessage> {
    const request = https.request(`https://localhost:${port}${path}`, {
      agent,
      method: bytes === undefined ? 'GET' : 'POST',
      // The name may have another address first.
      family: 4,
      headers: {
        accept: 'text/html, */*',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(bytes === undefined ? {} : { 'content-type': 'text/csv', 'content-length': bytes }),
      },
    })
    if (bytes !== undefined && body === undefined) request.flushHeaders()
    else request.end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }

  await eventually(() =>
    ask({ path: '/health/live' }).then(
      (response) => response.resume().statusCode === 200,
      () => false,
    ),
  )
  return {
    ask,
    token: await service.token(await service.person('editor')),
    async [Symbol.asyncDispose]() {
      agent.destroy()
      proxy[Symbol.dispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}

for (const name of PROXIES) {
  const missing =
    !isInstalled(name) && `NO ${name.toUpperCase()}: install ${name} to run the service behind it`
  describe(`the service behind ${name}`, { skip: missing }, () => {
    it(`the service behind ${name} shows its console and no metrics`, async () => {
      await using service = await startBehind(name)
      const page = await service.ask({ path: '/console/' })
      assert.equal(page.statusCode, 200)
      assert.match(await text(page), /<title>Endcap/)
      const metrics = await service.ask({ path: '/metrics' })
      assert.equal(metrics.resume().statusCode, 404)
    })

    it(`the service behind ${name} streams events as they are sent`, async () => {
      await using service = await startBehind(name)
      const stream = await service.ask({ path: '/v1/events/stream', token: service.token })
      // A proxy that collects a block of bytes would never pass on these lines.
      const [first] = (await once(stream, 'data')) as [Buffer]
      assert.match(String(first), /^retry: 3000/)
      assert.equal(stream.complete, false)
      stream.on('error', () => undefined).destroy()
    })

    it(`the service behind ${name} takes catalog files of 50 MB, and refuses those above the limit`, async () => {
      await using service = await startBehind(name)
      const row = `"a","${'x'.repeat(400)}"\n`
      const body = Buffer.from(`id,title\n${row.repeat(Math.floor(UPLOAD_BYTES / row.length))}`)
      const taken = await service.ask({ path: '/v1/imports', token: service.token, body })
      assert.equal(taken.statusCode, 201, await text(taken))
      const refused = await service.ask({ path: '/v1/imports', token: service.token, bytes: TOO_MANY_BYTES })
      assert.equal(refused.statusCode, 413)
      refused.destroy()
    })
  })
}
