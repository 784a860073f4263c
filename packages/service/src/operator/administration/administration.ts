import type { AccessTokens } from '../../domains/auth/access-tokens.ts'
import type { AuthConfig } from '../../domains/auth/auth-config.ts'
import type { CredentialStore } from '../../domains/auth/credential-store.ts'
import type { CategoryStore } from '../../domains/categories/category-store.ts'
import type { OrganizationStore } from '../../domains/organizations/organization-store.ts'
import type { Quota } from '../../domains/organizations/quota.ts'
import type { PdpStore } from '../../domains/pdps/record/pdp-store.ts'
import type { AnalysisStore } from '../../domains/scoring/analysis-store.ts'
import type { RubricStore } from '../../domains/scoring/rubric-store.ts'
import type { UserStores } from '../../domains/users/users.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { AdministrationError } from '../control/administration-error.ts'
import { createDiagnosis } from '../doctor/diagnosis.ts'
import { createBackupAdministration } from './backup-administration.ts'
import { createCategoryAdministration } from './category-administration.ts'
import { createCredentialAdministration } from './credential-administration.ts'
import { createJobAdministration, type JobWork } from './job-administration.ts'
import { createOrganizationAdministration } from './organization-administration.ts'
import { createReportAdministration } from './report-administration.ts'
import { createRescoreAdministration } from './rescore-administration.ts'
import { createRetentionAdministration } from './retention-administration.ts'
import { createUserAdministration } from './user-administration.ts'

type Deps = {
  database: Database
  db: Db
  organizations: OrganizationStore
  credentials: CredentialStore
  categories: CategoryStore
  pdps: PdpStore
  analyses: AnalysisStore
  rubrics: RubricStore
  people: UserStores
  tokens: AccessTokens
  config: AuthConfig
  quota: Pick<Quota, 'usage'>
  retention: { pictureDays: number }
  queues: readonly string[]
  backupMaxAgeDays: number
  jobWork: () => Promise<JobWork>
}

/** Returns the administrative operations by name. Inputs and results are plain JSON, because a socket carries them. */
export function createAdministration(deps: Deps) {
  const { db, config, queues, backupMaxAgeDays } = deps
  return refusing({
    ...createOrganizationAdministration(deps),
    ...createCredentialAdministration(deps),
    ...createCategoryAdministration(deps),
    ...createJobAdministration(deps),
    ...createReportAdministration(deps),
    ...createRescoreAdministration(deps),
    ...createRetentionAdministration(deps),
    ...createUserAdministration(deps),
    ...createBackupAdministration(deps),
    ...createDiagnosis({ db, baseUrl: config.baseUrl, queues, backupMaxAgeDays }),
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
