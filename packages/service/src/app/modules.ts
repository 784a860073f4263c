import { acceptanceModule } from '../domains/acceptance/acceptance.module.ts'
import { auditModule } from '../domains/audit/audit.module.ts'
import { authModule } from '../domains/auth/auth.module.ts'
import { bulkChangesModule } from '../domains/bulk-changes/bulk-changes.module.ts'
import { categoriesModule } from '../domains/categories/categories.module.ts'
import { correctionsModule } from '../domains/corrections/corrections.module.ts'
import { credentialsModule } from '../domains/credentials/credentials.module.ts'
import { customFactsModule } from '../domains/custom-facts/custom-facts.module.ts'
import { draftsModule } from '../domains/drafts/drafts.module.ts'
import { eventsModule } from '../domains/events/events.module.ts'
import { familiesModule } from '../domains/families/families.module.ts'
import { goalsModule } from '../domains/goals/goals.module.ts'
import { imagesModule } from '../domains/images/images.module.ts'
import { importsModule } from '../domains/imports/imports.module.ts'
import { inboxModule } from '../domains/inbox/inbox.module.ts'
import { liveModule } from '../domains/live/live.module.ts'
import { mcpModule } from '../domains/mcp/mcp.module.ts'
import type { Module } from '../domains/module.ts'
import { opinionsModule } from '../domains/opinions/opinions.module.ts'
import { organizationsModule } from '../domains/organizations/organizations.module.ts'
import { outcomesModule } from '../domains/outcomes/outcomes.module.ts'
import { pdpsModule } from '../domains/pdps/pdps.module.ts'
import { releasesModule } from '../domains/releases/releases.module.ts'
import { retailersModule } from '../domains/retailers/retailers.module.ts'
import { retentionModule } from '../domains/retention/retention.module.ts'
import { rivalsModule } from '../domains/rivals/rivals.module.ts'
import { rubricsModule } from '../domains/rubrics/rubrics.module.ts'
import { scoringModule } from '../domains/scoring/scoring.module.ts'
import { sharesModule } from '../domains/shares/shares.module.ts'
import { shopsModule } from '../domains/shops/shops.module.ts'
import { sparkModule } from '../domains/spark/spark.module.ts'
import { teachingModule } from '../domains/teaching/teaching.module.ts'
import { usersModule } from '../domains/users/users.module.ts'
import { viewsModule } from '../domains/views/views.module.ts'
import { webhooksModule } from '../domains/webhooks/webhooks.module.ts'
import { workModule } from '../domains/work/work.module.ts'
import type { JobType } from '../platform/jobs/job-type.ts'
import type { MetricsDeps, RequestDeps, WorkDeps } from './parts.ts'

/** In the order of the API's description and of the start of their workers. */
export const MODULES: readonly Module<RequestDeps, WorkDeps, MetricsDeps>[] = [
  authModule,
  credentialsModule,
  pdpsModule,
  familiesModule,
  scoringModule,
  imagesModule,
  sparkModule,
  correctionsModule,
  customFactsModule,
  opinionsModule,
  acceptanceModule,
  rubricsModule,
  teachingModule,
  draftsModule,
  workModule,
  inboxModule,
  importsModule,
  bulkChangesModule,
  sharesModule,
  eventsModule,
  viewsModule,
  goalsModule,
  liveModule,
  shopsModule,
  rivalsModule,
  outcomesModule,
  webhooksModule,
  auditModule,
  categoriesModule,
  retailersModule,
  organizationsModule,
  usersModule,
  releasesModule,
  retentionModule,
  mcpModule,
]

/** Each has its own queue. */
export const JOB_TYPES: readonly JobType<object>[] = MODULES.flatMap(({ jobTypes = [] }) => jobTypes)

export const QUEUES: readonly string[] = JOB_TYPES.map(({ name }) => name)
