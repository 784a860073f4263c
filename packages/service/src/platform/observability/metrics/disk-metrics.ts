import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

/** Bytes. */
type DiskSpace = { disk: string; free: number; capacity: number }

/** Creates the metrics of local disks. */
export function createDiskMetrics(registers: Registry[]) {
  return {
    /** No values while `spaces` fails. */
    watchDisks(spaces: () => Promise<readonly DiskSpace[]>): void {
      const asOfNow = collectFrom(spaces)
      const free: Gauge = new Gauge({
        name: 'endcap_disk_free_bytes',
        help: 'Free space of the disk of temporary files, the embedded database (data) and stored files (storage)',
        labelNames: ['disk'],
        registers,
        collect: asOfNow((all) => all.forEach((each) => free.set({ disk: each.disk }, each.free))),
      })
      const size: Gauge = new Gauge({
        name: 'endcap_disk_size_bytes',
        help: 'Size of these disks',
        labelNames: ['disk'],
        registers,
        collect: asOfNow((all) => all.forEach((each) => size.set({ disk: each.disk }, each.capacity))),
      })
    },
  }
}
