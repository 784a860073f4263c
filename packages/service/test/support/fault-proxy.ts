import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Faults that a network adds to connections. */
export type Faults = {
  /** Delay of each direction. */
  latencyMs?: number
  /** Cuts every connection after this many bytes, also in the middle of a message. */
  cutAfterBytes?: { min: number; max: number }
  /**
   * Connections stay open and no bytes pass. `held` bytes arrive when the fault ends, as after an outage of
   * the network. Connections that were `lost` stay silent forever, as when a firewall has dropped their state.
   */
  blackhole?: 'held' | 'lost'
}

/** A TCP proxy on loopback that adds network faults. The same seed gives the same faults. */
export type FaultProxy = AsyncDisposable & {
  port: number
  /** Applies to all connections from now on. */
  set: (faults: Faults) => void
  cutAll: () => void
}

export async function startFaultProxy(upstreamPort: number, seed = 1): Promise<FaultProxy> {
  const random = seeded(seed)
  const connections = new Set<Connection>()
  let faults: Faults = {}
  let lifted = Promise.withResolvers<void>()

  /** Passes bytes on in order; each waits for what is before it. */
  function pump(from: Socket, to: Socket, connection: Connection): void {
    let passing = Promise.resolve()
    const pass = async (bytes: Buffer, dueMs: number) => {
      while (faults.blackhole === 'held') await lifted.promise
      if (connection.isMute) return
      await sleep(Math.max(0, dueMs - performance.now()))
      connection.bytesLeft -= bytes.length
      if (connection.bytesLeft <= 0) connection.cut()
      else if (to.writable) to.write(bytes)
    }
    from.on('data', (bytes) => {
      const dueMs = performance.now() + (faults.latencyMs ?? 0)
      passing = passing.then(() => pass(bytes, dueMs))
    })
    from.on('close', () => void passing.then(() => connection.isMute || to.destroy()))
    from.on('error', () => undefined)
  }

  function bytesToPass({ cutAfterBytes }: Faults): number {
    if (!cutAfterBytes) return Number.POSITIVE_INFINITY
    return cutAfterBytes.min + Math.floor(random() * (cutAfterBytes.max - cutAfterBytes.min))
  }

  const server = net.createServer((client) => {
    const upstream = net.connect(upstreamPort, '127.0.0.1')
    const connection: Connection = {
      isMute: faults.blackhole === 'lost',
      bytesLeft: bytesToPass(faults),
      cut() {
        // `resetAndDestroy` is no option: Node sometimes never closes such a socket, and its process then
        // spins forever when it exits.
        client.destroy()
        upstream.destroy()
      },
    }
    connections.add(connection)
    client.on('close', () => connections.delete(connection))
    pump(client, upstream, connection)
    pump(upstream, client, connection)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  function set(next: Faults): void {
    faults = next
    for (const connection of connections) {
      connection.bytesLeft = bytesToPass(next)
      if (next.blackhole === 'lost') connection.isMute = true
    }
    lifted.resolve()
    lifted = Promise.withResolvers()
  }
  const cutAll = () => connections.forEach((connection) => connection.cut())
  return {
    port: (server.address() as AddressInfo).port,
    set,
    cutAll,
    async [Symbol.asyncDispose]() {
      set({})
      cutAll()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

type Connection = { isMute: boolean; bytesLeft: number; cut: () => void }

/** Mulberry32: a small generator that is good enough to scatter cuts. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
