import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A web server on loopback that serves content of a test and records requests. */
export type Origin = AsyncDisposable & {
  /** `127.0.0.1:port` */
  host: string
  url: (path: string) => string
  /** Paths that were requested, in order. */
  requests: string[]
  serve: (path: string, content: Buffer | Handler) => void
  connections: () => number
  /** Called for every CONNECT request with its connection. */
  onConnect: (listener: (target: string, socket: Socket) => void) => void
}

export async function startOrigin(): Promise<Origin> {
  const routes = new Map<string, Buffer | Handler>()
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://origin').pathname
    requests.push(request.url ?? '')
    const content = routes.get(path)
    if (content === undefined) response.writeHead(404).end('nothing here')
    else if (typeof content === 'function') content(request, response)
    else
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': content.length }).end(content)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path) => `http://${host}${path}`,
    requests,
    serve: (path, content) => void routes.set(path, content),
    connections: () => sockets.size,
    onConnect: (listener) =>
      void server.on('connect', (request: IncomingMessage, socket: Socket) => {
        listener(request.url ?? '', socket)
      }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
