import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy that serves a service below a sub-path, and nothing else. */
export type ReverseProxy = AsyncDisposable & {
  /** Address that clients use, with the sub-path. */
  baseUrl: string
  /** Requests to addresses outside the sub-path, which a client of the service must not send. */
  outside: string[]
}

/** Starts a proxy that keeps the sub-path in the addresses that it passes on, or removes it. */
export async function startReverseProxy(
  port: number,
  { subPath, keepsSubPath }: { subPath: string; keepsSubPath: boolean },
): Promise<ReverseProxy> {
  const outside: string[] = []
  const server = http.createServer((request, response) => {
    const url = request.url ?? ''
    if (url !== subPath && !url.startsWith(`${subPath}/`)) {
      outside.push(url)
      response.writeHead(404).end()
      return
    }
    const path = keepsSubPath ? url : url.slice(subPath.length) || '/'
    const { method, headers } = request
    const upstream = http.request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${own}${subPath}`,
    outside,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
