import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

/** Includes callers that wait for their organization's share. */
type PoolCounts = { totalCount: number; idleCount: number; waitingCount: number; waitingForShare: number }
type ServerCounts = { used: number; most: number }

/** Creates the metrics of the database. */
export function createDatabaseMetrics(registers: Registry[]) {
  let readPool = (): void => undefined
  return {
    /** Called before each scrape, whose own queries would count as waiting. */
    readPool: () => readPool(),
    watchPool(pool: PoolCounts): void {
      const connections = new Gauge({
        name: 'endcap_database_pool_connections',
        help: 'Database connections in use and idle, and callers that wait for a connection or their share',
        labelNames: ['state'],
        registers,
      })
      readPool = () => {
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
        connections.set({ state: 'idle' }, pool.idleCount)
        connections.set({ state: 'waiting' }, pool.waitingCount + pool.waitingForShare)
      }
    },
    /** No values while `count` fails. */
    watchServer(count: () => Promise<ServerCounts>): void {
      const asOfNow = collectFrom(count)
      const used: Gauge = new Gauge({
        name: 'endcap_database_connections',
        help: 'Connections of all clients to the database server',
        registers,
        collect: asOfNow((now) => used.set(now.used)),
      })
      const most: Gauge = new Gauge({
        name: 'endcap_database_max_connections',
        help: 'Connections that the database server accepts, without those that it reserves for superusers',
        registers,
        collect: asOfNow((now) => most.set(now.most)),
      })
    },
  }
}
