import type {
  BulkChangeStatus,
  BulkItemStatus,
  LiveAlert,
  LiveAnswer,
  LiveState,
  OutcomeKind,
  RivalState,
  ShareKind,
  SharePermission,
  ShopPushProblem,
  ShopPushStatus,
  ShopPushWarning,
  ShopSystemName,
} from '@endcap/api'
import type { Actor } from '@endcap/foundation/concurrency/work-scope'
import type { OutcomeProblem } from '@endcap/outcomes'
import type {
  AltTexts,
  CheapestFix,
  Classification,
  ImageFacts,
  ImageRights,
  ImageRole,
  ImageScore,
  LivePlace,
} from '@endcap/scoring'
import type { Language } from '@endcap/words'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Types for Kysely. `migrations/` creates the tables. */
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
  pdp_family: PdpFamilyTable
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
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  recovery_code: RecoveryCodeTable
  device_link: DeviceLinkTable
  correction: CorrectionTable
  custom_facts: CustomFactsTable
  rubric_version: RubricVersionTable
  taught_version: TaughtVersionTable
  opinion: OpinionTable
  opinion_count: OpinionCountTable
  organization_rubric: OrganizationRubricTable
  audit_event: AuditEventTable
  acceptance_rule_version: AcceptanceRuleVersionTable
  organization_acceptance_rules: OrganizationAcceptanceRulesTable
  organization_targets: OrganizationTargetsTable
  rule_pack: RulePackTable
  pdp_acceptance: PdpAcceptanceTable
  saved_view: SavedViewTable
  goal: GoalTable
  goal_point: GoalPointTable
  live_watch: LiveWatchTable
  live_check: LiveCheckTable
  live_picture: LivePictureTable
  live_answer: LiveAnswerTable
  live_host: LiveHostTable
  rival_set: RivalSetTable
  rival: RivalTable
  rival_picture: RivalPictureTable
  outcome_test: OutcomeTestTable
  outcome_arm: OutcomeArmTable
  outcome_picture: OutcomePictureTable
  outcome: OutcomeTable
  score_effect: ScoreEffectTable
  trash: TrashTable
  trash_image: TrashImageTable
  share: ShareTable
  share_item: ShareItemTable
  shot: ShotTable
  comment: CommentTable
  inbox_item: InboxItemTable
  judged_rules: JudgedRulesTable
  bulk_change: BulkChangeTable
  bulk_change_item: BulkChangeItemTable
  shop_connection: ShopConnectionTable
  shop_push: ShopPushTable
}

type CreatedAt = ColumnType<Date, never, never>

export type OrganizationTable = {
  id: string
  name: string
  /** Category ids of the allowed subtrees; null allows all. */
  icp: JSONColumnType<string[]> | null
  /** Language of reports and exports. */
  language: Generated<Language>
  /** Submissions per minute; null for the default. */
  rate_limit: number | null
  /** Bytes of stored files; null for the default. */
  quota_bytes: ColumnType<string | null, number | null | undefined, number | null>
  /** Clients and people have no access from then on. */
  suspended_at: Generated<Date | null>
  /** Roles that see revenue of tests besides admins. */
  money_roles: Generated<string[]>
  /** Rows and files are deleted from then on. */
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
  /** Valid until `previous_secret_until`. */
  previous_secret_hash: Generated<string | null>
  previous_secret_until: Generated<Date | null>
  integration_ids: JSONColumnType<string[]>
  created_at: CreatedAt
  disabled_at: Date | null
  name: Generated<string | null>
  /** Person in the console, or null if created by a command. */
  created_by: Generated<string | null>
  /** Exact to a minute. */
  last_used_at: Generated<Date | null>
  /** Null for no limits. */
  access: Generated<string | null>
  /** Limits to PDPs of a retailer region or with a tag. */
  retailer: Generated<string | null>
  tag: Generated<string | null>
  is_operator: Generated<boolean>
}

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
  /** The newest key that is active signs tokens. */
  active_from: Date
  created_at: CreatedAt
}

export type ExternalCategoryTable = { organization_id: string; external_id: string; category_id: string }

export type KnownProductTable = {
  organization_id: string
  code_type: 'gtin' | 'asin'
  code: string
  category_id: string
  /** Derived from another code or a name, not given or imported. */
  is_guess: Generated<boolean>
}

/** An identity that refers to content (`sha256`), which may be shared. */
export type ImageTable = {
  id: string
  organization_id: string
  sha256: string
  format: string
  width: number
  height: number
  byte_length: number
  /** Null for images that left their PDP before this column existed. */
  category_id: string | null
  role: ImageRole | null
  root_image_id: Generated<string | null>
  /** PDP it was submitted with. Null for standalone, child and earlier images. */
  origin_pdp_id: Generated<string | null>
  /** From its PDP. Null until it leaves that. */
  last_filename: Generated<string | null>
  last_source_url: Generated<string | null>
  last_asset_id: Generated<string | null>
  last_rights: ColumnType<ImageRights | null, never, never>
  last_alt_texts: ColumnType<AltTexts | null, undefined, never>
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
  /** `CategoryHints` */
  category_hints: JSONColumnType<Record<string, unknown>>
  /** `CategorySource`. Null for PDPs unchanged since earlier releases. */
  category_source: Generated<string | null>
  /** Certainty of a guess, 0–1. Null without one, or if unknown. */
  category_confidence: Generated<number | null>
  status: PdpStatus
  error_code: string | null
  /** Results of other runs are never returned. */
  run_id: string
  /** Incremented by every change. A submission applies only to the version it read. */
  version: number
  /** `ListingResult` of the last completed run. */
  result: JSONColumnType<Record<string, unknown>> | null
  listing_score_at_ingest: number | null
  scored_at: Date | null
  tags: Generated<string[]>
  /** The images come from a composition. */
  is_composed: Generated<boolean>
  /** `SetOrigin`. Null for images unchanged since earlier releases. */
  set_from: Generated<string | null>
  /** Null for changes by the service and before 0038. */
  changed_by: ActorColumn
  family_id: Generated<string | null>
  /** Such as the color. */
  variant: Generated<string | null>
  /** A person has chosen the family, so imports and submissions keep it. */
  is_family_chosen: Generated<boolean>
  /** Positions that keep their images when the family gets a set. */
  own_positions: Generated<number[]>
  /** Set by a person. Null for the one that is read. */
  brand: Generated<string | null>
  created_at: CreatedAt
  updated_at: Generated<Date>
}

/** Variants of a product. */
type PdpFamilyTable = {
  id: string
  organization_id: string
  /** Retailer and parent of imports and submissions. Null for families made by hand. */
  retailer: string | null
  key: string | null
  /** Until a person names it, what the names of its listings have in common. */
  name: string | null
  is_named: Generated<boolean>
  created_at: CreatedAt
}

export type PdpImageTable = {
  pdp_id: string
  /** 0 for the hero. Carousel positions start at 1. */
  position: number
  image_id: string
  filename: string
  source_url: string
  /** Download address, if it is not `source_url`. */
  content_url: string | null
  asset_id: string | null
  rights: ColumnType<ImageRights | null, string | null, never>
  /** Null without any. */
  alt_texts: JSONColumnType<AltTexts> | null
}

/** Values for filters and sorting, written with the PDP's row (`writePdp`). */
type PdpSummaryTable = {
  pdp_id: string
  organization_id: string
  status: PdpStatus
  retailer: string
  category_id: string
  updated_at: Date
  /** Lower case, at most 200 characters. */
  name: string
  /** Name and external id in lower case. */
  search: string
  pdp_score: number | null
  hero_score: number | null
  can_win: number | null
  /** Parts of `can_win`. Null until known. */
  can_win_today: number | null
  can_win_with_spark: number | null
  can_win_with_shoot: number | null
  /** Group of the first change from own images. */
  advice: string | null
  missing: string[]
  penalties: string[]
  rules_failed: string[]
  tags: string[]
  family_id: Generated<string | null>
  /** A person's, or `read_brand`. */
  brand: string | null
  /** Empty if none could be read, null until known. */
  read_brand: string | null
  /** Kind and id of who changed the listing last. */
  changed_by: string | null
  carousel_score: number | null
  /** Includes the main image. */
  recommended_images: number | null
  first_action: JSONColumnType<Record<string, unknown>> | null
  /** Lost points by cause. Null until known. */
  lost: Record<string, number> | null
  loses_most_by: string | null
  /** Points of another image. Null until known. */
  image_gain: number | null
  /** Versions of facts and the release's rubric. Null for scores before 0020. */
  scored_by: string | null
  /** See `domains/acceptance/judgement-store.ts`. */
  acceptance: Generated<string[]>
}

export type PdpHistoryTable = {
  /** UUIDv7, ordered by time. */
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
  /** Null for states of earlier releases. */
  acceptance: JSONColumnType<{ target: string; state: AcceptanceState; main_image: AcceptanceState }[]> | null
  /** `SetOrigin`. Null for states of earlier releases. */
  set_from: Generated<string | null>
  /** Null for changes by the service and before 0038. */
  changed_by: ActorColumn
}

type ActorColumn = ColumnType<Actor | null, string | null | undefined, string | null>

type AcceptanceState = 'accepted' | 'not_accepted' | 'not_sure'

type DraftTable = {
  id: string
  organization_id: string
  /** `StoredDraft` */
  request: JSONColumnType<Record<string, unknown>>
  error: string | null
  created_at: CreatedAt
  expires_at: Date
}

type DraftFileTable = { draft_id: string; organization_id: string; sha256: string }

/** The row keeps the file until it expires. */
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

/** Source file of a converted image. */
type OriginalFileTable = {
  organization_id: string
  image_sha256: string
  /** Content of the original. */
  sha256: string
  format: 'avif' | 'tiff'
  byte_length: number
  created_at: CreatedAt
}

export type ImportStatus = 'checking' | 'ready' | 'invalid' | 'running' | 'completed' | 'cancelled' | 'failed'

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
  /** Default for rows without one. */
  retailer: string
  category_id: string | null
  refresh_images: Generated<boolean>
  /** Keeps the images that a person has composed. */
  keeps_sets: Generated<boolean>
  created_by: ActorColumn
  /** Digest of file, mapping and defaults. */
  identity: string
  status: ImportStatus
  starts_when_ready: boolean
  error_code: string | null
  /** For people, if invalid or failed. */
  error: Generated<string | null>
  /** `ImportDryRun`. Null until the file is read. */
  dry_run: JSONColumnType<Record<string, unknown>> | null
  /** `CheckProgress` between slices. */
  check_progress: JSONColumnType<Record<string, unknown>> | null
  /** Incremented by every attempt of its job. Only the latest may add rows or enqueue. */
  attempt: Generated<number>
  created_at: CreatedAt
  started_at: Date | null
  ended_at: Date | null
}

export type ImportRowStatus = 'waiting' | 'done' | 'unchanged' | 'failed' | 'skipped'

/** One product, possibly of several rows. */
export type ImportRowTable = {
  import_id: string
  /** First row in the file. */
  row: number
  last_row: number
  key_type: 'id' | 'gtin' | 'asin' | null
  key: string | null
  retailer: string
  /** `CatalogSubmission`. Null if the rows have a problem. */
  submission: JSONColumnType<Record<string, unknown>> | null
  /** `SourceRow[]` for the file of failed rows. Null once done. */
  source: JSONColumnType<Record<string, unknown>[]> | null
  /** At the dry run. */
  change: 'new' | 'changed' | 'unchanged' | null
  status: ImportRowStatus
  /** `RowProblem[]` */
  problems: JSONColumnType<Record<string, unknown>[]> | null
  error_code: string | null
  /** Failures that may succeed later. */
  attempts: Generated<number>
  not_before: Generated<Date | null>
  pdp_id: Generated<string | null>
}

export type ListingTable = {
  pdp_id: string
  /** The fetched `Listing`. */
  listing: JSONColumnType<Record<string, unknown>>
  source: string
  fetched_at: Date
}

export type ScoringRunTable = {
  id: string
  /** Either this or `image_id` is set. */
  pdp_id: string | null
  image_id: string | null
  /** The job that decrements it to 0 ends the run. */
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
  kind: 'images' | 'ideas' | 'crop' | 'whiten'
  organization_id: string
  image_id: string
  status: 'processing' | 'completed' | 'failed'
  /** For operators. */
  error: string | null
  /** `Ideas` */
  ideas: JSONColumnType<Record<string, unknown>> | null
  /** `RootFault`, if no image could be made of the root. */
  root_fault: string | null
  /** `StoredFix`. Null unless the kind is one. */
  fix: JSONColumnType<Record<string, unknown>, string | null, string | null> | null
  /** Null for those of earlier releases. */
  created_by: ActorColumn
  created_at: CreatedAt
  updated_at: Generated<Date>
}

/** Accepted ones become images of the organization. */
export type SparkChildTable = {
  request_id: string
  position: number
  /** Null if rejected. */
  image_id: string | null
  composition: string
  asset_type: string
  role: ImageRole
  service_score: number
  rejection: string | null
  rejection_detail: string | null
  /** Likeness to the root's product, 0–1. Null for earlier images. */
  fidelity: Generated<number | null>
  /** Picture of a rejected image, until it expires. */
  upload_id: Generated<string | null>
  verdict_kept: Generated<boolean | null>
  verdict_reason: Generated<string | null>
  verdict_comment: Generated<string | null>
  verdict_by: Generated<string | null>
}

/** Millionths of a dollar. */
export type SparkSpendingTable = {
  organization_id: string
  day: Date
  micros: ColumnType<string, number, number>
}

type EventTable = {
  /** UUIDv7 */
  id: string
  organization_id: string
  /** Place in the organization's order of commits, set by a trigger. */
  position: ColumnType<string | null, never, never>
  type: string
  occurred_at: CreatedAt
  data: JSONColumnType<object>
}

type EventCounterTable = { organization_id: string; last_position: ColumnType<string, never, never> }

export type WebhookEndpointTable = {
  id: string
  organization_id: string
  url: string
  /** Null for all types. */
  types: string[] | null
  description: string | null
  /** Skips events of new scores after a release. */
  leaves_out_releases: Generated<boolean>
  /** Null while enabled. */
  disabled_reason: 'request' | 'gone' | 'failing' | null
  /** First failure since the last success. */
  failing_since: Date | null
  secret: Buffer
  /** Also signs until it expires. */
  previous_secret: Buffer | null
  previous_secret_expires_at: Date | null
  /** Events up to it have deliveries. */
  last_position: ColumnType<string, string | number, string | number>
  created_at: CreatedAt
  updated_at: Generated<Date>
}

export type WebhookDeliveryTable = {
  endpoint_id: string
  /** UUIDv7, ordered by time. */
  event_id: string
  event_type: string
  status: Generated<'pending' | 'delivered' | 'failed'>
  /** Finished attempts. */
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  /** A process is sending it until then. */
  leased_until: Date | null
  response_status: number | null
  error: string | null
  last_attempt_at: Date | null
  created_at: Generated<Date>
}

export type SharedSecretTable = { name: string; secret: Buffer }

/** Next virtual start time in a queue (`assignStartTimes`). */
export type JobTurnTable = {
  queue: string
  organization_id: string
  urgency: string
  next_turn: ColumnType<string, number, number>
}

/** See `createStoredFiles`. */
export type UnclaimedFileTable = {
  organization_id: string
  sha256: string
  stored_at: Generated<Date>
  /** Set before the removal. */
  removing_since: Date | null
}

type StoredFileTable = {
  organization_id: string
  sha256: string
  byte_length: number
  damaged_at: Generated<Date | null>
  /** `Origin`. Null until it is read. */
  origin: ColumnType<Record<string, unknown> | null, never, never>
}

/** Exports leave it out. */
type BackupRunTable = {
  finished_at: Generated<Date>
  directory: string
  byte_length: number
  missing_files: number
}

type UserAccountTable = {
  id: string
  name: string | null
  /** Unique in any case. Matches people at their first OIDC sign-in. */
  email: string | null
  /** Email that another person already has. Only shown. */
  invited_email: Generated<string | null>
  /** Has every role in every organization. */
  is_operator: Generated<boolean>
  created_at: CreatedAt
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
  /** Set by an administrator, for this organization. */
  disabled_at: Generated<Date | null>
  /** Limit the role to a part of the PDPs. Null for all. */
  retailer: Generated<string | null>
  tag: Generated<string | null>
  /** Given by groups of the OIDC provider. */
  from_groups: Generated<boolean>
}

type OidcIdentityTable = { issuer: string; subject: string; user_id: string; created_at: CreatedAt }

type ConsoleSessionTable = {
  token_hash: string
  user_id: string
  organization_id: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
}

type SignInLinkTable = {
  secret_hash: string
  kind: 'setup' | 'invitation' | 'sign_in'
  /** Null for the setup link, which creates the first person. */
  user_id: string | null
  created_at: CreatedAt
  expires_at: Date
}

type PasskeyTable = {
  id: string
  user_id: string
  /** Base64url, as is the COSE key. */
  credential_id: string
  public_key: string
  counter: ColumnType<string, number, number>
  name: string
  created_at: CreatedAt
  last_used_at: Generated<Date | null>
}

/** `user_id` is null for a sign-in. */
type PasskeyChallengeTable = { challenge_hash: string; user_id: string | null; expires_at: Date }

type RecoveryCodeTable = { code_hash: string; user_id: string; created_at: CreatedAt }

type DeviceLinkTable = {
  user_id: string
  secret_hash: string
  /** Secret of the device that opened the link. */
  claim_hash: Generated<string | null>
  is_confirmed: Generated<boolean>
  expires_at: Date
}

/** In force until revoked. */
export type CorrectionTable = {
  /** UUIDv7, ordered by time. */
  id: string
  organization_id: string
  kind: string
  value: ColumnType<unknown, string | null, never>
  comment: string | null
  /** Image or PDP of the correction. May be deleted since. */
  image_id: string | null
  pdp_id: string | null
  /** Null for an opinion on a PDP. */
  sha256: string | null
  /** Content that `sha256` does not repeat. */
  other_sha256: string | null
  /** Part of the content. One correction per part and kind is in force. */
  subject: string
  created_by: string
  created_at: CreatedAt
  revoked_by: Generated<string | null>
  revoked_at: Generated<Date | null>
}

/** An organization's own facts about content. */
export type CustomFactsTable = {
  organization_id: string
  sha256: string
  namespace: string
  /** Grows with each change. */
  version: number
  facts: JSONColumnType<Record<string, number | string | boolean>>
  byte_length: number
  /** Id of the credential or the person. */
  changed_by: string
  changed_at: Date
}

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

/** The newest version that is not forgotten is in force. */
type TaughtVersionTable = {
  id: string
  organization_id: string
  number: number
  /** Embedding space of the training data. */
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

/** A model's answer to a question about content. */
type OpinionTable = {
  organization_id: string
  sha256: string
  question: OpinionQuestion
  /** The second content of a pair, or empty. */
  other_sha256: string
  /** Hash of what the question says besides pictures, or empty. */
  subject: string
  model: string
  status: 'asking' | 'valid' | 'invalid' | 'failed'
  /** Null unless valid. */
  label: string | null
  attempts: number
  asked_at: Generated<Date>
}

export type OpinionQuestion = 'asset_type' | 'same_product' | 'category'

/** Questions of a UTC day. */
type OpinionCountTable = { organization_id: string; day: Date; questions: number }

/** 0 is the release's rubric. */
type OrganizationRubricTable = {
  organization_id: string
  family: string
  version: number
  changed_by: string
  changed_at: Generated<Date>
}

/** Append-only by trigger. */
type AuditEventTable = {
  id: string
  /** Null for the installation. */
  organization_id: string | null
  occurred_at: CreatedAt
  action: string
  /** Operators have no id: commands have no sign-in. */
  actor_kind: 'person' | 'credential' | 'guest' | 'operator'
  actor_id: string | null
  subject: string | null
  details: ColumnType<Record<string, unknown> | null, string | null, never>
}

type AcceptanceRuleVersionTable = {
  organization_id: string
  target: string
  version: number
  patch: JSONColumnType<Record<string, unknown>>
  comment: string | null
  created_by: string
  created_at: CreatedAt
}

/** 0 has none of the organization's changes. */
type OrganizationAcceptanceRulesTable = {
  organization_id: string
  target: string
  version: number
  changed_by: string
  changed_at: Generated<Date>
}

type OrganizationTargetsTable = {
  organization_id: string
  targets: string[]
  changed_by: string
  changed_at: Generated<Date>
}

/** Without an active pack, the rules of the release are in force. */
type RulePackTable = {
  version: number
  pack: JSONColumnType<Record<string, unknown>>
  installed_at: CreatedAt
  is_active: boolean
}

type PdpAcceptanceTable = {
  organization_id: string
  pdp_id: string
  target: string
  state: AcceptanceState
  /** The state of the main image alone. */
  main_image: AcceptanceState
  findings: JSONColumnType<Record<string, unknown>[]>
  /** Digest of the rules in force. */
  rules: string
  judged_at: Date
  /** Retailer of the listing. Null, as the columns below, until it is judged again. */
  retailer: string | null
  is_certified: boolean | null
  /** First rule that refuses the listing. */
  reason: string | null
  fix: CheapestFix | null
  /** The verdict after the next dated change of rules. Null without one. */
  next_state: AcceptanceState | null
  next_reason: string | null
  next_fix: CheapestFix | null
  next_finding: JSONColumnType<Record<string, unknown>> | null
}

type JudgedRulesTable = { organization_id: string; target: string; rules: string }

/** Links for outsiders. */
type ShareTable = {
  id: string
  organization_id: string
  kind: ShareKind
  /** Acceptance target and retailer of a report. */
  target: string | null
  retailer: string | null
  recipient: string
  permission: SharePermission
  secret_hash: string
  password_hash: string | null
  password_tries: Generated<number>
  /** Passwords are refused until then. */
  paused_until: ColumnType<Date | null, never, never>
  created_at: CreatedAt
  actor_kind: AuditEventTable['actor_kind']
  actor_id: string | null
  expires_at: Date
  closed_at: Generated<Date | null>
  /** Exact to an hour. */
  opened_at: Generated<Date | null>
}

/** Shown by a link of its kind. Has no reference, because a deleted PDP may come back from the trash. */
type ShareItemTable = { share_id: string; item_id: string; position: number }

/** Deleted PDPs. */
type TrashTable = {
  /** UUIDv7, ordered by time. */
  id: string
  organization_id: string
  pdp_id: string
  id_type: PdpTable['id_type']
  external_id: string
  retailer: string
  name: string | null
  tags: string[]
  pdp_score: number | null
  /** Content of the main image. */
  hero_sha256: string | null
  deleted_at: CreatedAt
  actor_kind: AuditEventTable['actor_kind']
  actor_id: string | null
  /** Rows of the PDP's tables, by table. */
  rows: JSONColumnType<Record<string, Record<string, unknown>[] | null>>
}

/** Images of PDPs in the trash, former ones and those made from them included. */
/** A picture to make for a PDP. */
export type ShotTable = {
  id: string
  organization_id: string
  pdp_id: string
  status: ShotStatus
  /** Null for a further image. */
  position: number | null
  asset_type: string | null
  action: string | null
  factor: string | null
  note: string | null
  /** A person, without a reference: the trash outlives people. */
  assignee_id: string | null
  agency: string | null
  due_on: ColumnType<Date | null, string | null, string | null>
  file_name: string | null
  width: number | null
  height: number | null
  crop: string | null
  example_image_ids: string[]
  gain_low: number | null
  gain_high: number | null
  sent_image_id: Generated<string | null>
  sent_at: Generated<Date | null>
  sent_by: AuthorColumn
  sent_back_reason: Generated<string | null>
  sent_back_at: Generated<Date | null>
  sent_back_by: AuthorColumn
  created_by: AuthorColumn
  created_at: CreatedAt
  updated_at: Generated<Date>
  done_at: Generated<Date | null>
}

type ShotStatus = 'to_do' | 'at_studio' | 'to_review' | 'done'

/** Somebody with or without an account. Guests keep the name that they gave. */
export type StoredAuthor = Actor | { kind: 'guest'; id: string; name: string }

type AuthorColumn = ColumnType<StoredAuthor | null, string | null | undefined, string | null>

/** On a PDP, an image or a shot. */
export type CommentTable = {
  id: string
  organization_id: string
  /** The listing of the subject. Null for a single image. */
  pdp_id: string | null
  image_id: string | null
  shot_id: string | null
  parent_id: string | null
  text: string
  mentions: string[]
  /** `ImageRegion` */
  region: JSONColumnType<Region> | null
  author: AuthorColumn
  created_at: CreatedAt
  edited_at: Generated<Date | null>
  solved_at: Generated<Date | null>
  solved_by: AuthorColumn
}

type Region = { x: number; y: number; width: number; height: number }

type InboxItemTable = {
  /** UUIDv7, ordered by time. */
  id: string
  organization_id: string
  user_id: string
  kind: string
  pdp_id: string | null
  image_id: string | null
  shot_id: string | null
  comment_id: string | null
  /** Scores or rows of an import. */
  details: JSONColumnType<Record<string, unknown>> | null
  caused_by: AuthorColumn
  created_at: CreatedAt
  read_at: Generated<Date | null>
}

type TrashImageTable = {
  trash_id: string
  image_id: string
  /** Given back with the PDP. */
  category_id: string | null
}

export type ShopConnectionTable = {
  id: string
  organization_id: string
  system: ShopSystemName
  address: string
  name: string
  /** `ShopAccess`, encrypted (`seal-secret.ts`). */
  sealed_secret: Buffer
  created_by: ActorColumn
  created_at: CreatedAt
}

export type ShopPushTable = {
  /** UUIDv7, ordered by time. */
  id: string
  organization_id: string
  connection_id: string
  pdp_id: string
  product_id: string
  title: string
  status: ShopPushStatus
  /** `changing` from before the first change of the shop. */
  step: Generated<'checking' | 'changing'>
  attempt: Generated<number>
  is_forced: Generated<boolean>
  /** `ShopMedia[]` of the shop when the push was planned. */
  before: JSONColumnType<object[]>
  /** `PlannedMedia[]` */
  after: JSONColumnType<object[]>
  warnings: ShopPushWarning[]
  problem: ShopPushProblem | null
  message: string | null
  created_by: ActorColumn
  confirmed_by: ActorColumn
  rolled_back_by: ActorColumn
  created_at: CreatedAt
  confirmed_at: Date | null
  ended_at: Date | null
}

export type BulkChangeTable = {
  /** UUIDv7, ordered by time. */
  id: string
  organization_id: string
  /** `StoredChange` */
  change: JSONColumnType<Record<string, unknown>>
  advice: string | null
  /** `PdpLimit` of the credential. */
  caller_limit: JSONColumnType<{ retailer: string | null; tag: string | null }> | null
  status: BulkChangeStatus
  attempt: Generated<number>
  created_by: ActorColumn
  undone_by: ActorColumn
  created_at: CreatedAt
  /** Begin of planning, running or undoing, with the listings that were left. */
  phase_at: Generated<Date>
  phase_left: number
  ended_at: Date | null
}

export type BulkChangeItemTable = {
  bulk_change_id: string
  /** May be deleted. */
  pdp_id: string
  /** From 1. */
  rank: number
  status: Generated<BulkItemStatus>
  reason: string | null
  /** `Side` */
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  score_before: number | null
  score_after: number | null
  /** Kind of pair. */
  signature: string | null
}

export type SavedViewTable = {
  id: string
  organization_id: string
  /** Kind and id of the only caller that sees it. Null if shared. */
  owner: string | null
  name: string
  query: string
  layout: string
  columns: string[]
  is_default: boolean
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | undefined>
}

export type GoalTable = {
  id: string
  organization_id: string
  measure: string
  target: string | null
  score_min: number | null
  query: string
  value: number
  due: string
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | undefined>
}

/** Without a view, all listings of storefronts are watched. */
export type LiveWatchTable = {
  id: string
  organization_id: string
  view_id: string | null
  alert: JSONColumnType<LiveAlert>
  created_at: CreatedAt
  created_by: AuthorColumn
}

export type LiveCheckTable = {
  pdp_id: string
  night: string
  organization_id: string
  state: LiveState | 'waiting'
  problem: string | null
  checked_at: ColumnType<Date, Date | undefined>
  sent: JSONColumnType<LiveSent[]> | null
  shown: JSONColumnType<LiveShown[]> | null
  places: JSONColumnType<JudgedPlace[]> | null
  sent_score: number | null
  shown_score: number | null
  /** Points that counted differences take. */
  lost: number | null
  /** Differences that alerts may be about. */
  matters: Generated<string[]>
  /** Matters that were told. */
  said: Generated<string[]>
  /** Start of a check that somebody asked for, until it ends. */
  reading_since: Date | null
  /** The last finished night of its listing. */
  is_last: Generated<boolean>
}

/** Keeps what a shop shows apart from the listing's images. */
type LivePictureTable = {
  organization_id: string
  pdp_id: string
  url_hash: string
  sha256: string
  format: string
  width: number
  height: number
  byte_length: number
  seen_on: string
}

/** Contents by SHA-256, empty for none. */
type LiveAnswerTable = { organization_id: string; sent: string; shown: string; answer: LiveAnswer }

/** `cost`: in points of the listing. */
export type JudgedPlace = LivePlace & { sure?: boolean; answer?: LiveAnswer; cost?: number | null }

type LiveHostTable = { host: string; night: string; pages: number; failures: number; next_at: Date }

export type RivalSetTable = {
  id: string
  organization_id: string
  name: string
  category_id: string
  retailer: string
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | undefined>
}

/** A listing of others. It is no PDP, so that nothing of the organization counts it. */
export type RivalTable = {
  id: string
  rival_set_id: string
  organization_id: string
  asin: string
  position: number
  state: Generated<RivalState>
  problem: string | null
  name: string | null
  /** Reads it also by day. */
  wants_now: Generated<boolean>
  queued_at: Date | null
  /** First night of the next reading. */
  next_on: Generated<string>
  read_at: Date | null
  pictures: JSONColumnType<LiveShown[]> | null
  score: number | null
  main_image: AcceptanceState | null
  asset_types: JSONColumnType<Classification[]> | null
  /** Share of a square tile. */
  product_share: number | null
  edge_contrast: number | null
  /** Versions of what has scored it. */
  scored_with: string | null
}

/** Kept apart from images of the organization. */
type RivalPictureTable = {
  organization_id: string
  rival_id: string
  url_hash: string
  sha256: string
  seen_on: string
}

export type LiveSent = { image_id: string; sha256: string }
export type LiveShown = { url: string; sha256: string }

type GoalPointTable = {
  goal_id: string
  day: string
  listings: number
  reached: number
}

/** A test, named by its source. */
export type OutcomeTestTable = {
  id: string
  organization_id: string
  source: string
  name: string
  kind: OutcomeKind
  /** Id as given. */
  listing: string
  retailer: string | null
  role: Generated<ImageRole>
  /** The listing may be deleted since. */
  pdp_id: string | null
  category_id: string | null
  /** `TestReading` of its rows. */
  reading: JSONColumnType<Record<string, unknown>> | null
  /** When people were told that it is `due` and `decided`. */
  told: ColumnType<Record<string, string>, string | undefined, string>
  /** Planned last day. */
  ends_on: string | null
  created_by: JSONColumnType<StoredAuthor> | null
  created_at: CreatedAt
}

type OutcomeArmTable = {
  id: string
  test_id: string
  organization_id: string
  name: string
  is_control: Generated<boolean>
  /** Planned, in any unit. */
  share: number | null
  /** `ScoredArm`. Null until it is scored. */
  scored: JSONColumnType<Record<string, unknown>> | null
  scored_with: string | null
}

/** Kept as long as the arm. */
type OutcomePictureTable = { arm_id: string; organization_id: string; position: number; sha256: string }

export type OutcomeTable = {
  id: string
  arm_id: string
  test_id: string
  organization_id: string
  from_day: string
  to_day: string
  impressions: ColumnType<string, number, number>
  clicks: ColumnType<string | null, number | null, number | null>
  orders: ColumnType<string | null, number | null, number | null>
  revenue: number | null
  currency: string | null
  problem: OutcomeProblem | null
  created_at: CreatedAt
  updated_at: ColumnType<Date, Date | undefined>
}

type ScoreEffectTable = {
  organization_id: string
  /** `StoredEffect`. Null for too few tests. */
  effect: JSONColumnType<Record<string, unknown>> | null
}
