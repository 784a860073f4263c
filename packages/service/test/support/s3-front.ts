import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy in front of an S3 service that can refuse all requests, like an overloaded service. */
export type S3Front = AsyncDisposable & {
  endpoint: string
  /** Starts or stops answering 503. */
  refuse: (isRefusing: boolean) => void
  /** Number of refused requests. */
  refused: () => number
}

const SLOW_DOWN =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>'

export async function startS3Front(endpoint: string): Promise<S3Front> {
  const { hostname, port } = new URL(endpoint)
  let isRefusing = false
  let refused = 0
  const server = http.createServer((request, response) => {
    response.on('error', () => undefined)
    if (isRefusing) {
      refused++
      request.resume()
      response.writeHead(503, { 'content-type': 'application/xml' }).end(SLOW_DOWN)
      return
    }
    // Signatures cover the headers unchanged, including `Host`.
    const { method, url: path, rawHeaders: headers } = request
    const passed = http.request({ hostname, port, method, path, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse(next) {
      isRefusing = next
    },
    refused: () => refused,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
