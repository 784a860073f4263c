import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Creates the metrics of the database. */
export function createDatabaseMetrics(registers: Registry[]) {
  return {
    /** Adds the gauge of database connections. */
    watchPool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
      const connections: Gauge = new Gauge({
        name: 'endcap_database_pool_connections',
        help: 'Database connections in use and idle, and callers that wait for a connection',
        labelNames: ['state'],
        registers,
        collect() {
          connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          connections.set({ state: 'idle' }, pool.idleCount)
          connections.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
  }
}
