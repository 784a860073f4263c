import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { describe, it } from 'node:test'
import { EndcapError } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { refuse, reset, send, sendTokenFor, startFaultyServer } from './support/faulty-server.ts'

const event = (id: string) => ({ id, type: 'pdp.scored', timestamp: 't', data: {} })
const message = (id: string, end = '\n') =>
  [`id: ${id}`, 'event: pdp.scored', `data: ${JSON.stringify(event(id))}`, '', ''].join(end)

/** Sends parts of a stream, each in a packet of its own, and ends it. */
const stream =
  (...parts: string[]): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }

/** Reads the ids of a stream until `count` have come. */
async function read(
  events: Events,
  count: number,
  onConnection?: (isOpen: boolean) => void,
): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of events.stream({ onConnection })) if (ids.push(id) === count) break
  return ids
}

describe('a stream of events', () => {
  it('a stream of events reconnects behind the last event after an end, a lost connection and an outage', async () => {
    await using server = await startFaultyServer(
      [
        stream('retry: 3000\nid: start\n\n'),
        stream(message('a'), ': heartbeat\nid: b\n\n'),
        reset,
        refuse(503),
        refuse(429, 'TOO_MANY_STREAMS'),
        stream(message('c'), message('d').slice(0, 20)),
        stream(message('d')),
      ],
      { client: { retries: 0 } },
    )
    assert.deepEqual(await read(new Events(server.endcap), 3), ['a', 'c', 'd'])
    assert.deepEqual(
      server.received.map(({ headers }) => headers['last-event-id']),
      [undefined, 'start', 'b', 'b', 'b', 'b', 'c'],
    )
  })

  it('a stream of events reads every form of line ends, and data that comes in parts', async () => {
    const text = `${message('a', '\r\n')}${message('b', '\r')}:\ndata:${JSON.stringify(event('ü'))}\n\n`
    const bytes = Buffer.from(text)
    const parts: RequestListener = (_request, response) => {
      response.writeHead(200)
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7))
      response.end()
    }
    await using server = await startFaultyServer([parts])
    assert.deepEqual(await read(new Events(server.endcap), 3), ['a', 'b', 'ü'])
  })

  it('a stream of events renews its token when it reconnects', async () => {
    await using server = await startFaultyServer([stream(message('a')), refuse(401), stream(message('b'))], {
      token: sendTokenFor(3600),
    })
    const states: boolean[] = []
    assert.deepEqual(await read(new Events(server.endcap), 2, (isOpen) => states.push(isOpen)), ['a', 'b'])
    assert.deepEqual(states, [true, false, true])
    assert.equal(server.tokenRequests(), 2)
  })

  it('a stream of events ends with the error of a refusal, and with the reason of its signal', async () => {
    await using server = await startFaultyServer([refuse(400, 'INVALID_CURSOR')])
    await assert.rejects(new Events(server.endcap).stream({ after: 'x' }).next(), { code: 'INVALID_CURSOR' })
    const stop = new AbortController()
    const silent: RequestListener = (_request, response) => {
      response.writeHead(200).write(':\n\n', () => stop.abort(new Error('stopped')))
    }
    await using other = await startFaultyServer([silent])
    await assert.rejects(new Events(other.endcap).stream({ signal: stop.signal }).next(), /stopped/)
  })
})

describe('a stream that is not one of events', () => {
  for (const [name, data] of Object.entries({
    'is not JSON': '{"id":',
    'is HTML': '<html>',
    'is no object': 'null',
  }))
    it(`a stream that is not one of events ends with an EndcapError for a message that ${name}`, async () => {
      await using server = await startFaultyServer([stream(message('a'), `id: b\ndata: ${data}\n\n`)])
      const events = new Events(server.endcap).stream()
      assert.equal((await events.next()).value?.id, 'a')
      await assert.rejects(events.next(), (error: unknown) => {
        assert.ok(error instanceof EndcapError.UnexpectedResponse)
        assert.deepEqual([error.code, error.details], ['UNEXPECTED_RESPONSE', { body: data }])
        return true
      })
      assert.equal(server.received.length, 1)
    })

  it('a stream that is not one of events ends with an EndcapError for a message without an end, without reading the rest', async () => {
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200).write('data: ')
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
        if (!response.destroyed) response.once('drain', write)
      }
      write()
    }
    await using server = await startFaultyServer([endless])
    await assert.rejects(new Events(server.endcap).stream().next(), (error: unknown) => {
      assert.ok(error instanceof EndcapError.UnexpectedResponse)
      assert.equal(error.code, 'RESPONSE_TOO_LARGE')
      return true
    })
  })
})

describe('a list of events', () => {
  it('a list of events is read page by page behind the last event', async () => {
    await using server = await startFaultyServer([
      send(200, { data: [event('a')], has_more: true, next_after: 'b' }),
      send(200, { data: [], has_more: true, next_after: 'c' }),
      send(200, { data: [event('d')], has_more: false, next_after: 'd' }),
    ])
    const ids: string[] = []
    for await (const { id } of new Events(server.endcap).list({ types: ['pdp.scored'] })) ids.push(id)
    assert.deepEqual(ids, ['a', 'd'])
    assert.deepEqual(
      server.received.map(({ path }) => path),
      ['', 'after=b&', 'after=c&'].map((after) => `/v1/events?${after}types=pdp.scored`),
    )
  })
})
