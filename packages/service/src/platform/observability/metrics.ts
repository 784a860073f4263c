import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import packageJson from '../../../package.json' with { type: 'json' }
import type { BuildInfo } from './build-info.ts'
import { createBackupMetrics } from './metrics/backup-metrics.ts'
import { createDatabaseMetrics } from './metrics/database-metrics.ts'
import { createDiskMetrics } from './metrics/disk-metrics.ts'
import { createEyeMetrics } from './metrics/eye-metrics.ts'
import { createHttpMetrics } from './metrics/http-metrics.ts'
import { createImageMetrics } from './metrics/image-metrics.ts'
import { createJobMetrics } from './metrics/job-metrics.ts'
import { createOpinionMetrics } from './metrics/opinion-metrics.ts'
import { createQuotaMetrics } from './metrics/quota-metrics.ts'
import { createUpgradeMetrics } from './metrics/upgrade-metrics.ts'
import { createWebhookMetrics } from './metrics/webhook-metrics.ts'

/** For processes whose metrics are not read. */
const UNKNOWN_BUILD: BuildInfo = { version: packageJson.version, commit: null, schema: 'unknown' }

/** Reads job counts from the database, which must not be summed over processes. */
export function createMetrics({ version, commit, schema }: BuildInfo = UNKNOWN_BUILD) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'endcap_build_info',
    help: 'Version, commit and newest migration of the service',
    labelNames: ['version', 'commit', 'schema'],
    registers,
  }).set({ version, commit: commit ?? 'unknown', schema }, 1)
  const databaseMetrics = createDatabaseMetrics(registers)
  return {
    /** Prometheus text format 0.0.4. Corrects NaN, which prom-client misspells. */
    async text() {
      databaseMetrics.readPool()
      return (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN')
    },
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    ...createHttpMetrics(registers),
    ...createEyeMetrics(registers),
    ...createImageMetrics(registers),
    ...createJobMetrics(registers),
    ...databaseMetrics,
    ...createDiskMetrics(registers),
    ...createWebhookMetrics(registers),
    ...createOpinionMetrics(registers),
    ...createQuotaMetrics(registers),
    ...createBackupMetrics(registers),
    ...createUpgradeMetrics(registers),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
