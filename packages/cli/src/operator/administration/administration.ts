import type { Running } from '@endcap/service/app/app'
import { DomainError } from '@endcap/service/platform/errors/domain-error'
import { AdministrationError } from '../control/administration-error.ts'
import { createDiagnosis } from '../doctor/diagnosis.ts'
import { createBackupAdministration } from './backup-administration.ts'
import { createCategoryAdministration } from './category-administration.ts'
import { createCredentialAdministration } from './credential-administration.ts'
import { createJobAdministration } from './job-administration.ts'
import { createOrganizationAdministration } from './organization-administration.ts'
import { createReadinessAdministration } from './readiness-administration.ts'
import { createReportAdministration } from './report-administration.ts'
import { createRescoreAdministration } from './rescore-administration.ts'
import { createRetentionAdministration } from './retention-administration.ts'
import { createRuleAdministration } from './rule-administration.ts'
import { createUserAdministration } from './user-administration.ts'

/** Returns the administrative operations by name. Inputs and results are plain JSON, because a socket carries them. */
export function createAdministration(app: Running) {
  const { auth, retention, backupMaxAgeDays } = app.config
  const deps = { ...app, db: app.database.db, config: auth, retention }
  return refusing({
    ...createOrganizationAdministration(deps),
    ...createCredentialAdministration(deps),
    ...createCategoryAdministration(deps),
    ...createJobAdministration(deps),
    ...createReadinessAdministration(deps),
    ...createReportAdministration(deps),
    ...createRescoreAdministration(deps),
    ...createRetentionAdministration(deps),
    ...createRuleAdministration(deps),
    ...createUserAdministration(deps),
    ...createBackupAdministration(deps),
    ...createDiagnosis({ ...deps, baseUrl: auth.baseUrl, backupMaxAgeDays }),
  })
}

/** Returns the operations with the refusals of use cases as those of commands. */
function refusing<Operations extends Record<string, (input: never) => Promise<unknown>>>(
  operations: Operations,
): Operations {
  const wrapped = Object.entries(operations).map(([name, operation]) => [
    name,
    async (input: never) => {
      try {
        return await operation(input)
      } catch (error) {
        throw error instanceof DomainError ? new AdministrationError(error.message) : error
      }
    },
  ])
  // Each operation has its own input and result, which the entries of an object do not keep.
  return Object.fromEntries(wrapped) as Operations
}

export type Administration = ReturnType<typeof createAdministration>

/** Operations that commands call on a running service through its control socket. */
export type ControlOperations = Administration & {
  /** Returns the address of the API on this machine, or null for a role that serves no requests. */
  findAddress: (input: object) => Promise<{ address: string | null }>
}
