import type { Eye } from '@endcap/eye'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Logger } from '@endcap/foundation/observability/log'
import type { ListingSource } from '@endcap/listing-sources'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { ReadJudging } from '../domains/acceptance/judging.ts'
import type { RulePreviewThread } from '../domains/acceptance/preview-rules.ts'
import type { AccessTokens } from '../domains/auth/access-tokens.ts'
import type { CredentialStore } from '../domains/auth/credential-store.ts'
import type { CategoryStore } from '../domains/categories/category-store.ts'
import type { RetryDeadLetter } from '../domains/dead-letters/retry-dead-letter.ts'
import type { EventFeed } from '../domains/events/event-feed.ts'
import type { RenderImage } from '../domains/images/decode-images.ts'
import type { Draw } from '../domains/images/draw-in-process.ts'
import type { FetchImages } from '../domains/images/fetch-images.ts'
import type { ImageStore } from '../domains/images/image-store.ts'
import type { PrepareImage } from '../domains/images/prepare-image.ts'
import type { SignImage } from '../domains/images/sign-image.ts'
import type { FindUpload } from '../domains/images/upload-store.ts'
import type { Opinions } from '../domains/opinions/open-opinions.ts'
import type { AdmitSubmission } from '../domains/organizations/admit-submission.ts'
import type { OrganizationStore } from '../domains/organizations/organization-store.ts'
import type { Quota } from '../domains/organizations/quota.ts'
import type { PdpStore } from '../domains/pdps/record/pdp-store.ts'
import type { ScoreAgain } from '../domains/pdps/scoring/score-again.ts'
import type { ScoreStoredListing } from '../domains/pdps/scoring/score-stored-listing.ts'
import type { ApplySubmission } from '../domains/pdps/submission/apply-submission.ts'
import type { SubmitAsin } from '../domains/pdps/submission/submit-asin.ts'
import type { PreviewThread } from '../domains/rubrics/preview-off-thread.ts'
import type { AnalysisStore } from '../domains/scoring/analysis-store.ts'
import type { RubricStore } from '../domains/scoring/rubric-store.ts'
import type { ScoreDistributions } from '../domains/scoring/score-distributions.ts'
import type { ScoringRunStore } from '../domains/scoring/scoring-run-store.ts'
import type { StartRun } from '../domains/scoring/start-run.ts'
import type { FetchListing } from '../domains/scraping/fetch-listing.ts'
import type { ListingStore } from '../domains/scraping/listing-store.ts'
import type { SparkStore } from '../domains/spark/spark-store.ts'
import type { UserStores } from '../domains/users/users.ts'
import type { SignRenditions } from '../platform/blobs/rendition-url.ts'
import type { StoredFiles } from '../platform/blobs/stored-files.ts'
import type { Database, Db } from '../platform/db/database.ts'
import type { ReadinessChecks } from '../platform/http/health-routes.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { BuildInfo } from '../platform/observability/build-info.ts'
import type { Metrics } from '../platform/observability/metrics.ts'

export type Stores = {
  database: Database
  /** Version of the facts of the eye in use. */
  factsVersion: string
  organizations: OrganizationStore
  credentials: CredentialStore
  categories: CategoryStore
  pdps: PdpStore
  listings: ListingStore
  images: ImageStore
  findUpload: FindUpload
  analyses: AnalysisStore
  rubrics: RubricStore
  runs: ScoringRunStore
  sparks: SparkStore
  people: UserStores
  readJudging: ReadJudging
}

/** Shared by requests and jobs. */
export type Resources = {
  links: SignedLinks
  blobs: BlobStore
  files: StoredFiles
  vision: Eye
  prepareImage: PrepareImage
  renderImage: RenderImage
  signImage: SignImage
  scoreDistributions: ScoreDistributions
  scoreStoredListing: ScoreStoredListing
}

/** Dependencies of request handlers and job workers. */
export type Parts = Stores &
  Resources & {
    quota: Quota
    config: Config
    log: Logger
    metrics: Metrics
    build: BuildInfo
    tokens: AccessTokens
    jobs: JobQueue
    startRun: StartRun
    scoreAgain: ScoreAgain
    retryDeadLetter: RetryDeadLetter
    checks: ReadinessChecks
  }

export type Basics = Pick<Parts, keyof Stores | 'quota' | 'config' | 'log' | 'metrics' | 'build' | 'tokens'>
type Submissions = { db: Db; applySubmission: ApplySubmission; submitAsin: SubmitAsin }

/** Dependencies of operations. Each module takes what it needs. */
export type RequestDeps = Parts &
  Submissions & {
    feed: EventFeed
    fetchImages: FetchImages
    admitSubmission: AdmitSubmission
    admitUpload: AdmitSubmission
    admitWhatIf: AdmitSubmission
    signRenditions: SignRenditions
    draw: Draw
    rulePreviews: RulePreviewThread
    previews: PreviewThread
    /** @throws DomainError */
    authenticate: (request: FastifyRequest) => Promise<void>
  }

/** Dependencies of jobs and maintenance tasks. */
export type WorkDeps = Parts &
  Submissions &
  Opinions & { listingSource: ListingSource; fetchListingOnce: FetchListing; fetchListingImages: FetchImages }

/** Dependencies of metrics that are read at a scrape. */
export type MetricsDeps = Pick<Parts, 'metrics' | 'database' | 'factsVersion' | 'quota' | 'config'> & {
  db: Db
}
