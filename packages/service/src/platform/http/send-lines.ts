import { Readable } from 'node:stream'
import { NDJSON_TYPE } from '@endcap/foundation/tables/ndjson'
import type { FastifyReply } from 'fastify'
import { sendStream } from './send-stream.ts'
import { resume } from './send-table.ts'

/** Sends one JSON object per line. Headers wait for the first, so that earlier failures are Error objects. */
export async function sendLines(
  reply: FastifyReply,
  items: AsyncGenerator<object, void, undefined>,
): Promise<FastifyReply> {
  const lines = linesOf(resume(await items.next(), items))
  reply.headers({ 'content-type': NDJSON_TYPE, 'cache-control': 'private, no-store' })
  return sendStream(reply, Readable.from(lines, { objectMode: false }))
}

async function* linesOf(items: AsyncIterable<object>): AsyncGenerator<string, void, undefined> {
  for await (const item of items) yield `${JSON.stringify(item)}\n`
}
