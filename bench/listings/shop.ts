// Forked by listings.ts. Serves long pages, and reports concurrency and interval of requests.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { picture } from '../../packages/service/test/support/pictures.ts'
import { bigPage } from './big-page.ts'

const LATENCY_MS = 150
const pictures = await Promise.all([1, 2].map((n) => picture(n)))
let open = 0
let mostAtOnce = 0
const begins: number[] = []

const server = http.createServer((request, response) => {
  const asin = /^\/dp\/([A-Z0-9]{10})$/.exec(request.url ?? '')?.[1]
  if (!asin) {
    const image = pictures[Number(/(\d)\.png$/.exec(request.url ?? '')?.[1]) - 1]
    response.writeHead(image ? 200 : 404, { 'content-type': 'image/png' }).end(image)
    return
  }
  begins.push(performance.now())
  mostAtOnce = Math.max(mostAtOnce, ++open)
  response.on('close', () => open--)
  setTimeout(() => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(bigPage(asin, `http://${request.headers.host}`))
  }, LATENCY_MS)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  // The last 200 are the concurrent submissions.
  const last = begins.slice(-200)
  const meanMs = ((last.at(-1) ?? 0) - (last[0] ?? 0)) / Math.max(1, last.length - 1)
  process.send?.({ mostAtOnce, meanMs })
})
