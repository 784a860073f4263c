import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { onClose } from './client-abort-signal.ts'

/** Time without progress after which a client counts as gone. */
const STALL_MS = 5 * 60_000

const streaming = new WeakMap<object, Set<Socket>>()

/** Prepares a server for `sendStream`. */
export function trackStreams(server: FastifyInstance): void {
  streaming.set(server.server, new Set())
}

/**
 * Resets the connection if the stream fails or stalls, so that nobody takes a part for the whole: HTTP/1.0
 * proxies end a response by closing the connection.
 */
export function sendStream(
  reply: FastifyReply,
  stream: Readable,
  { stallMs = STALL_MS }: { stallMs?: number } = {},
): FastifyReply {
  const { raw: response, server } = reply
  const { socket } = reply.request.raw
  const open = streaming.get(server.server)
  open?.add(socket)
  onClose(reply, () => open?.delete(socket))
  response.setTimeout(stallMs, () => socket.resetAndDestroy())
  // The server's later listener logs the error.
  stream.once('error', () => socket.resetAndDestroy())
  // An idle connection would delay the shutdown.
  return reply.header('connection', 'close').send(stream)
}

/** Resets all connections with unfinished streams. */
export function resetStreams(server: FastifyInstance): void {
  for (const socket of streaming.get(server.server) ?? []) socket.resetAndDestroy()
}
