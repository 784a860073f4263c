import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ImageFacts } from '@endcap/scoring'

/** A server of the Open Inference Protocol that shares no code with Endcap's. It measures every image as `facts`. */
export async function startForeignEye(
  facts: ImageFacts,
): Promise<AsyncDisposable & { url: string; analyzed: () => number }> {
  let analyzed = 0
  const server = http.createServer((request, response) => void respond(request, response))
  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (request.method === 'GET') {
      response.end(JSON.stringify({ name: 'endcap-eye', versions: [facts.version], platform: 'acme' }))
      return
    }
    analyzed += 1
    const headerLength = Number(request.headers['inference-header-content-length'])
    const { outputs } = JSON.parse(body.toString('utf8', 0, headerLength)) as { outputs: { name: string }[] }
    const parts = outputs.map(({ name }) => tensorOf(name, facts))
    const json = Buffer.from(
      JSON.stringify({
        model_name: 'endcap-eye',
        model_version: facts.version,
        outputs: parts.map(({ bytes, ...head }) => ({
          ...head,
          parameters: { binary_data_size: bytes.length },
        })),
      }),
    )
    response.setHeader('inference-header-content-length', json.length)
    response.end(Buffer.concat([json, ...parts.map(({ bytes }) => bytes)]))
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    analyzed: () => analyzed,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function tensorOf(name: string, facts: ImageFacts) {
  if (name === 'mask')
    return { name, datatype: 'FP32', shape: [2, 2], bytes: Buffer.from(new Float32Array(4).fill(1).buffer) }
  if (name === 'pixels') return { name, datatype: 'UINT8', shape: [2, 2, 3], bytes: Buffer.alloc(12, 200) }
  const text = Buffer.from(JSON.stringify(facts))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return { name, datatype: 'BYTES', shape: [1], bytes: Buffer.concat([length, text]) }
}
