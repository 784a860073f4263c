import {
  applyRetention,
  previewRetention,
  type Retained,
  type RetentionDeps,
} from '@endcap/service/domains/retention/apply-retention'

/** Returns the administrative operation that shows what the next run of the maintenance task removes, or runs it now. */
export function createRetentionAdministration(deps: RetentionDeps) {
  return {
    retention: ({ isDryRun }: { isDryRun: boolean }): Promise<Retained> =>
      isDryRun ? previewRetention(deps) : applyRetention(deps, new AbortController().signal),
  }
}
