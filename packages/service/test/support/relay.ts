import net, { type AddressInfo } from 'node:net'

/** A relay between clients and a server on loopback. */
export type Relay = AsyncDisposable & {
  port: number
  /** Drops all bytes in both directions from now on, without closing connections. */
  cut: () => void
}

/** Relays to `port`. `pass` maps each chunk of the server to the bytes that the client receives. */
export async function startRelay(
  port: number,
  pass: () => (chunk: Buffer) => Buffer = () => (chunk) => chunk,
): Promise<Relay> {
  let isCut = false
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const upstream = net.connect(port, '127.0.0.1')
    const filter = pass()
    for (const socket of [client, upstream]) sockets.add(socket)
    client.on('data', (chunk: Buffer) => isCut || upstream.write(chunk))
    upstream.on('data', (chunk: Buffer) => isCut || client.write(filter(chunk)))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('close', () => isCut || to.destroy())
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
