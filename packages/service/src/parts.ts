import type { VisionPool } from '@endcap/vision'
import type { BlobStore } from './blobs/blob-store.ts'
import type { SignedLinks } from './blobs/signed-links.ts'
import type { StoredFiles } from './blobs/stored-files.ts'
import type { createAccessTokens } from './auth/access-tokens.ts'
import type { CredentialStore } from './auth/credential-store.ts'
import type { CategoryStore } from './categories/category-store.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { ReadinessChecks } from './http/health-routes.ts'
import type { ImageStore } from './images/image-store.ts'
import type { ScoreDistributions } from './images/score-distributions.ts'
import type { VerifyImage } from './images/verify-images.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { ListingStore } from './listings/listing-store.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { OrganizationStore } from './organizations/organization-store.ts'
import type { PdpStore } from './pdps/pdp-store.ts'
import type { ScoreAgain } from './scoring/score-again.ts'
import type { ScoringRunStore } from './scoring/scoring-run-store.ts'
import type { StartRun } from './scoring/start-run.ts'
import type { SparkStore } from './spark/spark-store.ts'

/** Database and stores. Every role opens them. */
export type Stores = {
  database: Database
  organizations: OrganizationStore
  credentials: CredentialStore
  categories: CategoryStore
  pdps: PdpStore
  listings: ListingStore
  images: ImageStore
  runs: ScoringRunStore
  sparks: SparkStore
}

/** Dependencies of request handlers and job workers. */
export type Parts = Stores & {
  config: Config
  log: Logger
  metrics: Metrics
  tokens: Awaited<ReturnType<typeof createAccessTokens>>
  links: SignedLinks
  blobs: BlobStore
  files: StoredFiles
  vision: VisionPool
  verifyImage: VerifyImage
  scoreDistributions: ScoreDistributions
  jobs: JobQueue
  startRun: StartRun
  scoreAgain: ScoreAgain
  checks: ReadinessChecks
}
