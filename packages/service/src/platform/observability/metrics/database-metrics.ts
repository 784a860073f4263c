import { Gauge, type Registry } from 'prom-client'

/** Connections of the pool, and callers that wait for one or for the share of their organization. */
type Counts = { totalCount: number; idleCount: number; waitingCount: number; waitingForShare: number }

/** Creates the metrics of the database. */
export function createDatabaseMetrics(registers: Registry[]) {
  return {
    /** Adds the gauge of database connections. */
    watchPool(pool: Counts): void {
      const connections: Gauge = new Gauge({
        name: 'endcap_database_pool_connections',
        help: 'Database connections in use and idle, and callers that wait for a connection or their share',
        labelNames: ['state'],
        registers,
        collect() {
          connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          connections.set({ state: 'idle' }, pool.idleCount)
          connections.set({ state: 'waiting' }, pool.waitingCount + pool.waitingForShare)
        },
      })
    },
  }
}
