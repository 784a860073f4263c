import { Gauge, type Registry } from 'prom-client'
import { collectFrom } from './collect-census.ts'

/** Creates the metric of backups. */
export function createBackupMetrics(registers: Registry[]) {
  return {
    /** No value before the first backup and while `last` fails. */
    watchBackups(last: () => Promise<Date | null>): void {
      const gauge: Gauge<'none'> = new Gauge({
        name: 'endcap_last_backup_timestamp_seconds',
        help: 'Time of the last complete backup by endcap backup create, in seconds since 1970',
        // A gauge without labels would start with 0.
        labelNames: ['none'],
        registers,
        collect: collectFrom(last)((time) => {
          if (time !== null) gauge.set(time.getTime() / 1_000)
        }),
      })
    },
  }
}
