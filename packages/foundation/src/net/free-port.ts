import { createServer } from 'node:net'

/** Returns a port free right now. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve)
  })
  const address = server.address()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
