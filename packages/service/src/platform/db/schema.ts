import type { ImageFacts, ImageRole, ImageScore } from '@endcap/scoring'
import type { Language } from '@endcap/words'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Types of the tables, for Kysely. Migrations (`migrations/`) create the tables. */
export type Schema = {
  organization: OrganizationTable
  portfolio: PortfolioTable
  credential: CredentialTable
  idempotency_key: IdempotencyKeyTable
  signing_key: SigningKeyTable
  external_category: ExternalCategoryTable
  known_product: KnownProductTable
  image: ImageTable
  pdp: PdpTable
  pdp_image: PdpImageTable
  pdp_summary: PdpSummaryTable
  pdp_history: PdpHistoryTable
  draft: DraftTable
  draft_file: DraftFileTable
  upload: UploadTable
  original_file: OriginalFileTable
  import: ImportTable
  import_row: ImportRowTable
  listing: ListingTable
  scoring_run: ScoringRunTable
  scoring_run_item: ScoringRunItemTable
  image_facts: ImageFactsTable
  image_score: ImageScoreTable
  spark_request: SparkRequestTable
  spark_child: SparkChildTable
  spark_spending: SparkSpendingTable
  event: EventTable
  event_counter: EventCounterTable
  webhook_endpoint: WebhookEndpointTable
  webhook_delivery: WebhookDeliveryTable
  shared_secret: SharedSecretTable
  job_turn: JobTurnTable
  unclaimed_file: UnclaimedFileTable
  stored_file: StoredFileTable
  backup_run: BackupRunTable
  user_account: UserAccountTable
  membership: MembershipTable
  oidc_identity: OidcIdentityTable
  console_session: ConsoleSessionTable
  sign_in_link: SignInLinkTable
  correction: CorrectionTable
  rubric_version: RubricVersionTable
  taught_version: TaughtVersionTable
  organization_rubric: OrganizationRubricTable
  audit_event: AuditEventTable
}

type CreatedAt = ColumnType<Date, never, never>

export type OrganizationTable = {
  id: string
  name: string
  /** Category ids whose subtrees the organization may use; null means all. */
  icp: JSONColumnType<string[]> | null
  /** Language of reports, exports and events. */
  language: Generated<Language>
  /** Submissions per minute; null means the service's default. */
  rate_limit: number | null
  /** Bytes of stored files that it may have; null means the service's default. */
  quota_bytes: ColumnType<string | null, number | null | undefined, number | null>
  /** Since then, its clients and people get no access. */
  suspended_at: Generated<Date | null>
  /** Since then, its rows and files are being deleted. */
  deleting_since: Generated<Date | null>
  created_at: CreatedAt
}

export type PortfolioTable = {
  id: string
  organization_id: string
  name: string
  is_default: boolean
  created_at: CreatedAt
}

export type CredentialTable = {
  client_id: string
  organization_id: string
  environment: string
  secret_hash: string
  /** The secret before the last rotation, which is valid until `previous_secret_until`. */
  previous_secret_hash: Generated<string | null>
  previous_secret_until: Generated<Date | null>
  integration_ids: JSONColumnType<string[]>
  created_at: CreatedAt
  disabled_at: Date | null
  name: Generated<string | null>
  /** The person who created it in the console. Null for one that a command created. */
  created_by: Generated<string | null>
  /** Time of its last token, exact to a minute. */
  last_used_at: Generated<Date | null>
  /** Null for a credential without limits. */
  access: Generated<string | null>
  /** Limits to the PDPs of a retailer region, or with a tag. */
  retailer: Generated<string | null>
  tag: Generated<string | null>
  /** True if it may manage the installation. */
  is_operator: Generated<boolean>
}

/** Requests that clients may repeat, with the answer once it is there. */
export type IdempotencyKeyTable = {
  organization_id: string
  path: string
  key: string
  /** Hash of the body. */
  fingerprint: string
  created_at: ColumnType<Date, Date, Date>
  status: Generated<number | null>
  headers: ColumnType<Record<string, string> | null, string | null, string | null>
  body: Generated<string | null>
}

export type SigningKeyTable = {
  kid: string
  private_jwk: JSONColumnType<Record<string, unknown>>
  public_jwk: JSONColumnType<Record<string, unknown>>
  /** The newest key whose `active_from` has passed signs tokens. */
  active_from: Date
  created_at: CreatedAt
}

export type ExternalCategoryTable = { organization_id: string; external_id: string; category_id: string }

export type KnownProductTable = {
  organization_id: string
  code_type: 'gtin' | 'asin'
  code: string
  category_id: string
  /** True if the category was derived from another code or a name, false if it was given or imported. */
  is_guess: Generated<boolean>
}

/** An image of the organization: an identity that refers to content (`sha256`), which may be shared. */
export type ImageTable = {
  id: string
  organization_id: string
  sha256: string
  format: string
  width: number
  height: number
  byte_length: number
  /** Category in which it is scored; null for images that left their PDP before this column existed. */
  category_id: string | null
  role: ImageRole | null
  /** The root image of a child image. */
  root_image_id: Generated<string | null>
  /** The PDP that it was submitted with. Null for standalone and child images, and for those of earlier releases. */
  origin_pdp_id: Generated<string | null>
  /** File name, address and asset id that it had in its PDP. Null until it leaves the PDP. */
  last_filename: Generated<string | null>
  last_source_url: Generated<string | null>
  last_asset_id: Generated<string | null>
  created_at: CreatedAt
}

export type PdpStatus = 'PROCESSING' | 'COMPLETED' | 'ERROR'

export type PdpTable = {
  id: string
  organization_id: string
  portfolio_id: string
  id_type: 'id' | 'gtin' | 'asin'
  external_id: string
  retailer: string
  integration_id: string | null
  name: string | null
  category_id: string
  /** Facts from which the category was derived (`CategoryHints`). */
  category_hints: JSONColumnType<Record<string, unknown>>
  /** How the category is known (`CategorySource`). Null for PDPs of earlier releases that have not changed since. */
  category_source: Generated<string | null>
  /** Certainty of a guess, from 0 to 1. Null if nothing was guessed, or not known. */
  category_confidence: Generated<number | null>
  status: PdpStatus
  error_code: string | null
  /** The current run. Results of other runs are never returned. */
  run_id: string
  /** Incremented by every accepted change. A submission applies only to the version that it has read. */
  version: number
  /** Result of the last completed run (`ListingResult`), kept during the next run. */
  result: JSONColumnType<Record<string, unknown>> | null
  listing_score_at_ingest: number | null
  scored_at: Date | null
  tags: Generated<string[]>
  /** True while the images are those of a composition, not those of a submission or of the storefront. */
  is_composed: Generated<boolean>
  created_at: CreatedAt
  updated_at: Generated<Date>
}

export type PdpImageTable = {
  pdp_id: string
  /** 0 for the hero. Carousel positions start at 1. */
  position: number
  image_id: string
  filename: string
  source_url: string
  /** Address from which the content was downloaded, where it is not `source_url`. */
  content_url: string | null
  asset_id: string | null
}

/** Values by which PDPs are filtered and sorted. Written with each write of the PDP's row (`writePdp`). */
type PdpSummaryTable = {
  pdp_id: string
  organization_id: string
  status: PdpStatus
  retailer: string
  category_id: string
  updated_at: Date
  /** In lower case, at most 200 characters. */
  name: string
  /** Name and external id in lower case. */
  search: string
  pdp_score: number | null
  hero_score: number | null
  can_win: number | null
  missing: string[]
  penalties: string[]
  rules_failed: string[]
  tags: string[]
  carousel_score: number | null
  /** The main image included. */
  recommended_images: number | null
  first_action: JSONColumnType<Record<string, unknown>> | null
  /** Points that are lost by cause. Null until the causes are known. */
  lost: Record<string, number> | null
  loses_most_by: string | null
  /** Points that another image is worth. Null until it is known. */
  image_gain: number | null
  /** Versions of facts and release's rubric behind the score. Null for one of a release before 0020. */
  scored_by: string | null
}

/** A scored state of a PDP. */
export type PdpHistoryTable = {
  /** UUIDv7, so ids are in the order of time. */
  id: string
  pdp_id: string
  scored_at: Date
  pdp_score: number
  cause: string
  category_id: string
  /** Null for states of earlier releases. */
  category_source: Generated<string | null>
  model_version: string
  images: JSONColumnType<
    { image_id: string; position: number; service_score: number; classification: string }[]
  >
}

/** A what-if request whose images must be analyzed first. */
type DraftTable = {
  id: string
  organization_id: string
  /** `StoredDraft` */
  request: JSONColumnType<Record<string, unknown>>
  /** Why its images cannot be analyzed. */
  error: string | null
  created_at: CreatedAt
  expires_at: Date
}

/** Content that a draft refers to. */
type DraftFileTable = { draft_id: string; organization_id: string; sha256: string }

/** An uploaded image. Its row keeps the file until it expires. */
type UploadTable = {
  id: string
  organization_id: string
  sha256: string
  format: string
  width: number
  height: number
  byte_length: number
  created_at: CreatedAt
  expires_at: Date
}

/** The file from which the content of an image was converted. */
type OriginalFileTable = {
  organization_id: string
  /** Content of the image. */
  image_sha256: string
  /** Content of the original. */
  sha256: string
  format: 'avif' | 'tiff'
  byte_length: number
  created_at: CreatedAt
}

export type ImportStatus = 'checking' | 'ready' | 'invalid' | 'running' | 'completed' | 'cancelled' | 'failed'

/** An import of a catalog file. Its row keeps the file. */
export type ImportTable = {
  id: string
  organization_id: string
  sha256: string
  byte_length: number
  filename: string | null
  /** `Detection` */
  detection: JSONColumnType<Record<string, unknown>>
  /** `Mapping` */
  mapping: JSONColumnType<Record<string, unknown>>
  /** Values for rows that have none of their own. */
  retailer: string
  category_id: string | null
  refresh_images: Generated<boolean>
  /** Digest of file, mapping and defaults. */
  identity: string
  status: ImportStatus
  starts_when_ready: boolean
  error_code: string | null
  /** Reason for people, of an invalid or failed import. */
  error: Generated<string | null>
  /** `ImportDryRun`, once the file has been read. */
  dry_run: JSONColumnType<Record<string, unknown>> | null
  /** `CheckProgress` of a dry run between two slices. */
  check_progress: JSONColumnType<Record<string, unknown>> | null
  /** Incremented by every attempt of its job. Only the latest attempt may add rows or enqueue the next job. */
  attempt: Generated<number>
  created_at: CreatedAt
  started_at: Date | null
  ended_at: Date | null
}

export type ImportRowStatus = 'waiting' | 'done' | 'unchanged' | 'failed' | 'skipped'

/** A product of an import, which may have several rows in the file. */
export type ImportRowTable = {
  import_id: string
  /** Its first row in the file. */
  row: number
  last_row: number
  key_type: 'id' | 'gtin' | 'asin' | null
  key: string | null
  retailer: string
  /** `CatalogSubmission`. Null if the rows have a problem. */
  submission: JSONColumnType<Record<string, unknown>> | null
  /** `SourceRow[]`, which the file of failed rows has. Null once the row is done. */
  source: JSONColumnType<Record<string, unknown>[]> | null
  /** Difference to the stored PDP at the time of the dry run. */
  change: 'new' | 'changed' | 'unchanged' | null
  status: ImportRowStatus
  /** Reasons of a failure: `RowProblem[]`. */
  problems: JSONColumnType<Record<string, unknown>[]> | null
  error_code: string | null
  /** Attempts that failed and may succeed later. */
  attempts: Generated<number>
  /** Earliest time of the next attempt. */
  not_before: Generated<Date | null>
  pdp_id: Generated<string | null>
}

/** The last listing page of a PDP by ASIN. */
export type ListingTable = {
  pdp_id: string
  /** The fetched `Listing`. */
  listing: JSONColumnType<Record<string, unknown>>
  source: string
  fetched_at: Date
}

export type ScoringRunTable = {
  id: string
  /** The PDP or the image that is scored. Exactly one of the two is set. */
  pdp_id: string | null
  image_id: string | null
  /** Number of unsettled items. The job that decrements it to 0 ends the run, for a PDP by scoring its listing. */
  remaining: number
  created_at: CreatedAt
}

export type ScoringRunItemTable = {
  run_id: string
  sha256: string
  role: ImageRole
  status: 'pending' | 'done' | 'failed'
  error: string | null
}

export type ImageFactsTable = {
  organization_id: string
  sha256: string
  facts_version: string
  facts: JSONColumnType<ImageFacts>
  created_at: CreatedAt
}

export type ImageScoreTable = {
  organization_id: string
  sha256: string
  category_id: string
  role: ImageRole
  model_version: string
  score: JSONColumnType<ImageScore>
  service_score: number
  scored_at: CreatedAt
}

export type SparkRequestTable = {
  id: string
  kind: 'images' | 'ideas'
  organization_id: string
  image_id: string
  status: 'processing' | 'completed' | 'failed'
  /** Why it failed, for operators. */
  error: string | null
  /** `Ideas`, of a completed request for ideas. */
  ideas: JSONColumnType<Record<string, unknown>> | null
  /** Why no image could be made of the root (`RootFault`). Null otherwise. */
  root_fault: string | null
  created_at: CreatedAt
  updated_at: Generated<Date>
}

/** A child image and its result in the cull. Only accepted ones are images of the organization. */
export type SparkChildTable = {
  request_id: string
  position: number
  /** Null if it was rejected. */
  image_id: string | null
  composition: string
  asset_type: string
  role: ImageRole
  service_score: number
  rejection: string | null
  rejection_detail: string | null
  /** Likeness of the product to the root's, 0–1. Null for images of earlier releases. */
  fidelity: Generated<number | null>
  /** The picture of a rejected image, until the upload expires. */
  upload_id: Generated<string | null>
  /** A person's verdict on a kept image. */
  verdict_kept: Generated<boolean | null>
  verdict_reason: Generated<string | null>
  verdict_comment: Generated<string | null>
  /** The client that has sent the verdict. */
  verdict_by: Generated<string | null>
}

/** Cost of requests to generative models, in millionths of a dollar. */
export type SparkSpendingTable = {
  organization_id: string
  day: Date
  micros: ColumnType<string, number, number>
}

/** A change that clients are notified of. */
type EventTable = {
  /** UUIDv7 */
  id: string
  organization_id: string
  /** Place in the order of commits of the organization. A trigger sets it at commit. */
  position: ColumnType<string | null, never, never>
  type: string
  occurred_at: CreatedAt
  data: JSONColumnType<object>
}

/** Position of an organization's newest event. A trigger increments it. */
type EventCounterTable = { organization_id: string; last_position: ColumnType<string, never, never> }

/** An address that is called with the events of its organization. */
export type WebhookEndpointTable = {
  id: string
  organization_id: string
  url: string
  /** Null for all types. */
  types: string[] | null
  description: string | null
  /** True if it does not receive events of new scores of a release. */
  leaves_out_releases: Generated<boolean>
  /** Null while it is enabled. */
  disabled_reason: 'request' | 'gone' | 'failing' | null
  /** Time of the first failure since the last success. */
  failing_since: Date | null
  secret: Buffer
  /** Also signs until it expires. */
  previous_secret: Buffer | null
  previous_secret_expires_at: Date | null
  /** Position up to which events have deliveries. */
  last_position: ColumnType<string, string | number, string | number>
  created_at: CreatedAt
  updated_at: Generated<Date>
}

/** An event on its way to an endpoint. */
export type WebhookDeliveryTable = {
  endpoint_id: string
  /** UUIDv7, so deliveries of an endpoint are in the order of time. */
  event_id: string
  event_type: string
  status: Generated<'pending' | 'delivered' | 'failed'>
  /** Finished attempts. */
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  /** A process is sending it until then. Afterwards the process is taken for dead. */
  leased_until: Date | null
  response_status: number | null
  error: string | null
  last_attempt_at: Date | null
  created_at: Generated<Date>
}

export type SharedSecretTable = { name: string; secret: Buffer }

/** The next virtual start time of an organization's jobs in a queue (`assignStartTimes`). */
export type JobTurnTable = {
  queue: string
  organization_id: string
  urgency: string
  next_turn: ColumnType<string, number, number>
}

/** An unreferenced file (`createStoredFiles`). */
export type UnclaimedFileTable = {
  organization_id: string
  sha256: string
  stored_at: Generated<Date>
  /** Set by the process that removes the file, before it does. */
  removing_since: Date | null
}

/** A stored file, referenced or not. Removed with it. */
type StoredFileTable = {
  organization_id: string
  sha256: string
  byte_length: number
  /** When its bytes were found to be others than those that were stored. */
  damaged_at: Generated<Date | null>
}

/** A completed backup of this installation. Exports leave it out. */
type BackupRunTable = {
  finished_at: Generated<Date>
  directory: string
  byte_length: number
  missing_files: number
}

/** A person who may use the console. */
type UserAccountTable = {
  id: string
  name: string | null
  /** Unique, whatever its case. People who sign in by OIDC are matched by it the first time. */
  email: string | null
  /** The email of an invitation that another person has already. It is shown, and identifies nobody. */
  invited_email: Generated<string | null>
  /** True for a person who operates the installation, with every role in every organization. */
  is_operator: Generated<boolean>
  created_at: CreatedAt
  /** Time of the first sign-in. */
  activated_at: Date | null
  last_seen_at: Generated<Date | null>
  /** Set by an operator, for all organizations. */
  disabled_at: Generated<Date | null>
}

type MembershipTable = {
  user_id: string
  organization_id: string
  role: 'viewer' | 'editor' | 'admin'
  created_at: CreatedAt
  /** Set by an administrator of the organization, for this organization. */
  disabled_at: Generated<Date | null>
}

/** An account at an OIDC provider that has signed in. */
type OidcIdentityTable = { issuer: string; subject: string; user_id: string; created_at: CreatedAt }

type ConsoleSessionTable = {
  token_hash: string
  user_id: string
  organization_id: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
}

/** A link that signs a person in once. */
type SignInLinkTable = {
  secret_hash: string
  kind: 'setup' | 'invitation' | 'sign_in'
  /** Null for the setup link, which creates the first person. */
  user_id: string | null
  created_at: CreatedAt
  expires_at: Date
}

/** A person's correction of what is measured on content. It is in force until it is revoked. */
export type CorrectionTable = {
  /** UUIDv7, so ids are in the order of time. */
  id: string
  organization_id: string
  kind: string
  /** A JSON value. */
  value: ColumnType<unknown, string | null, never>
  comment: string | null
  /** The image or PDP that it was made on, which may be deleted since. */
  image_id: string | null
  pdp_id: string | null
  /** The content. Null for an opinion on a PDP. */
  sha256: string | null
  /** The content that `sha256` does not repeat. */
  other_sha256: string | null
  /** The part of the content that it is about. Of each part and kind, one correction is in force. */
  subject: string
  created_by: string
  created_at: CreatedAt
  revoked_by: Generated<string | null>
  revoked_at: Generated<Date | null>
}

/** A published rubric of an organization, as changes of the family's rubric. */
type RubricVersionTable = {
  organization_id: string
  family: string
  version: number
  /** JSON merge patch (RFC 7396) of the release's rubric. */
  patch: JSONColumnType<Record<string, unknown>>
  comment: string | null
  created_by: string
  created_at: CreatedAt
}

/** Versions of what was learned from an organization's answers. The newest version that is not forgotten is in force. */
type TaughtVersionTable = {
  id: string
  organization_id: string
  number: number
  /** Space of the embeddings that it was learned on. */
  space: string
  /** 32-bit numbers. Null once forgotten. */
  weights: Uint8Array | null
  figures: JSONColumnType<TaughtFigures>
  created_by: string
  created_at: CreatedAt
  forgotten_by: string | null
  forgotten_at: Date | null
}

type TriedAnswers = { answers: number; rightWithout: number; rightWith: number }
type TaughtFigures = TriedAnswers & { sources: (TriedAnswers & { source: string })[] }

/** The rubric version by which an organization scores a family. 0 is the rubric of the release. */
type OrganizationRubricTable = {
  organization_id: string
  family: string
  version: number
  changed_by: string
  changed_at: Generated<Date>
}

/** The audit log. Append-only, which a trigger enforces. */
type AuditEventTable = {
  id: string
  /** Null for what concerns the installation. */
  organization_id: string | null
  occurred_at: CreatedAt
  action: string
  /** The operator has no id: commands have no sign-in of their own. */
  actor_kind: 'person' | 'credential' | 'operator'
  actor_id: string | null
  /** Id of what it was done to. */
  subject: string | null
  details: ColumnType<Record<string, unknown> | null, string | null, never>
}
