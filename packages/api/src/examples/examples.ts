import { imageObjects } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import type { PdpAltTexts } from '../schemas/alt-texts.ts'
import type { AuditEvent } from '../schemas/audit.ts'
import type { Brief } from '../schemas/briefs.ts'
import type { Comment } from '../schemas/comments.ts'
import type { PdpComposer } from '../schemas/composer.ts'
import type { CorrectionResult } from '../schemas/corrections.ts'
import type { CustomFacts, CustomFactsResult } from '../schemas/custom-facts.ts'
import type { DraftScore } from '../schemas/drafts.ts'
import type { EndcapEvent } from '../schemas/events.ts'
import type { ImageExplanation, ListingExplanation } from '../schemas/explanations.ts'
import type { ExportedImage } from '../schemas/exports.ts'
import type { PdpFamily } from '../schemas/families.ts'
import type { ImageFix, RequestedFix } from '../schemas/fixes.ts'
import type { Goal } from '../schemas/goals.ts'
import type { HistoryEntry } from '../schemas/history.ts'
import type { ImageScore } from '../schemas/images.ts'
import type { InboxItem } from '../schemas/inbox.ts'
import {
  DEFAULT_ALERT,
  type LiveCheck,
  type LiveCheckPage,
  type LiveCheckSummary,
  type LiveWatch,
  type LiveWatchReport,
} from '../schemas/live-checks.ts'
import type { PdpDetails, PdpSummary } from '../schemas/pdp-list.ts'
import type { PdpScoreFields } from '../schemas/pdp-scores.ts'
import type { PdpSpark } from '../schemas/pdp-spark.ts'
import type { Picture } from '../schemas/pictures.ts'
import type {
  RubricDetails,
  RubricPreview,
  RubricPreviewProgress,
  RubricSummary,
} from '../schemas/rubrics.ts'
import type { Share } from '../schemas/shares.ts'
import type { Shot, ShotSummary } from '../schemas/shot-list.ts'
import type { SparkBatchResult, SparkIdeaResult } from '../schemas/spark.ts'
import { HISTOGRAM_RANGES, type PdpStatistics, type PdpTrend, TREND_WEEKS } from '../schemas/statistics.ts'
import type { TaughtVersion, TeachingResult, TeachingState } from '../schemas/teaching.ts'
import type { TrashedPdp } from '../schemas/trash.ts'
import type { Upload, UploadState } from '../schemas/uploads.ts'
import type { View } from '../schemas/views.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../schemas/webhooks.ts'
import type { WorkShot } from '../schemas/work.ts'
import { TARGET_ACCEPTANCE_EXAMPLE } from './acceptance.ts'
import { EXAMPLE_IDS } from './ids.ts'
import scored from './scored.json' with { type: 'json' }

/** Response to a submission, without identifier and polling URL. */
export const SUBMITTED_EXAMPLE = {
  pdp_id: EXAMPLE_IDS.pdp,
  status: 'PROCESSING',
  error_code: null,
} as const

// `npm run docs` generates these with the engine and validates them.
export const SCORES_EXAMPLE = scored.pdp as PdpScoreFields
export const IMAGE_SCORE_EXAMPLE = scored.image as ImageScore
export const IDEA_EXAMPLE = scored.ideas as SparkIdeaResult
export const SUMMARY_EXAMPLE = scored.summary as PdpSummary
export const DETAILS_EXAMPLE: PdpDetails = {
  ...SUMMARY_EXAMPLE,
  acceptance: [TARGET_ACCEPTANCE_EXAMPLE],
}
export const LISTING_EXPLANATION_EXAMPLE = scored.listing_explanation as ListingExplanation
export const IMAGE_EXPLANATION_EXAMPLE = scored.image_explanation as ImageExplanation
export const HISTORY_EXAMPLE = scored.history as HistoryEntry[]
export const DRAFT_EXAMPLE = scored.draft as DraftScore
export const COMPOSER_EXAMPLE = scored.composer as PdpComposer

export const ALT_TEXTS_EXAMPLE: PdpAltTexts = {
  pdp_id: EXAMPLE_IDS.pdp,
  alt_texts: [{ language: 'en', texts: ['IMG_4711.jpg'] }],
  images: [
    {
      image_id: EXAMPLE_IDS.hero,
      position: 0,
      asset_id: 'dam-1001',
      is_analyzed: true,
      texts: [
        {
          language: 'en',
          text: 'IMG_4711.jpg',
          is_ok: false,
          problems: [{ code: 'FILE_NAME', message: ENGLISH.text('alt_text.file_name') }],
        },
      ],
      drafts: [
        {
          language: 'en',
          text: 'Tidefizz Sparkling Lemonade Soda, Lemon Lime, 12 fl oz on a white background',
        },
      ],
    },
  ],
}

export const IMAGE_OBJECTS_EXAMPLE = imageObjects(
  [
    {
      contentUrl: 'https://cdn.example.com/products/4711/front.jpg',
      format: 'jpeg',
      widthPx: 2000,
      heightPx: 2000,
      altTexts: { en: 'Front of the can' },
      file: { isComposite: true },
    },
  ],
  { name: 'Tidefizz Sparkling Lemonade Soda', license: 'https://shop.example.com/license' },
)

export const EXPORTED_IMAGE_EXAMPLE: ExportedImage = {
  pdp_id: SUMMARY_EXAMPLE.pdp_id,
  id_type: SUMMARY_EXAMPLE.id_type,
  id: SUMMARY_EXAMPLE.id,
  retailer: SUMMARY_EXAMPLE.retailer,
  name: SUMMARY_EXAMPLE.name,
  category: SUMMARY_EXAMPLE.category,
  category_id: SUMMARY_EXAMPLE.category_id,
  position: 0,
  image_type: 'hero',
  image_id: EXAMPLE_IDS.hero,
  classification: 'Packshot',
  service_score: SUMMARY_EXAMPLE.hero_score,
  service_certified: true,
  first_recommendation: 'Fill more of the frame',
  expected_gain: 2.1,
  image_url: 'https://images.example.com/sku-4711/main.jpg',
  filename: 'main.jpg',
  asset_id: 'dam-1001',
  source_type: 'digitalCapture',
  rights_from: null,
  rights_until: '2027-12-31',
  rights_markets: 'US CA',
  rights_note: null,
  width: 2000,
  height: 2000,
  byte_length: 412_887,
  scored_at: SUMMARY_EXAMPLE.scored_at,
  alt_texts: { en: 'Front of the can' },
}

export const SHOT_EXAMPLE: Shot = {
  asset_type: 'Lifestyle',
  description: ENGLISH.text('asset_type.lifestyle.shot'),
  images: 1,
  gain_listing: 2.3,
  pdp_id: SUMMARY_EXAMPLE.pdp_id,
  id_type: SUMMARY_EXAMPLE.id_type,
  id: SUMMARY_EXAMPLE.id,
  retailer: SUMMARY_EXAMPLE.retailer,
  name: SUMMARY_EXAMPLE.name,
  category_id: SUMMARY_EXAMPLE.category_id,
  category: SUMMARY_EXAMPLE.category,
  pdp_score: SUMMARY_EXAMPLE.pdp_score,
  hero_image_id: SUMMARY_EXAMPLE.hero_image_id,
  thumbnail_url: SUMMARY_EXAMPLE.thumbnail_url,
}

export const SHOT_SUMMARY_EXAMPLE: ShotSummary = {
  listings: 131,
  by_type: [
    {
      asset_type: 'Lifestyle',
      description: ENGLISH.text('asset_type.lifestyle.shot'),
      listings: 88,
      points: 202.4,
    },
    {
      asset_type: 'Nutrition Label',
      description: ENGLISH.text('asset_type.nutrition_label.shot'),
      listings: 54,
      points: 131.2,
    },
  ],
}

export const BATCH_EXAMPLE: SparkBatchResult = {
  batch_id: EXAMPLE_IDS.batch,
  image_id: EXAMPLE_IDS.hero,
  status: 'completed',
  data: [
    {
      image_id: EXAMPLE_IDS.child,
      url: 'https://endcap.example.com/blobs/019a9d00-11aa-7bbb-8ccc-0123456789ab/3f/3fc1a0?expires=1795248907512&type=image%2Fjpeg&name=mobile-hero.jpg&signature=h3Jc',
      url_expires_at: '2026-11-21T08:15:07.512Z',
    },
  ],
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:07.512Z',
}

export const UPLOAD_EXAMPLE: Upload = {
  upload_id: EXAMPLE_IDS.upload,
  url: `https://endcap.example.com/v1/uploads/${EXAMPLE_IDS.upload}`,
  sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  width: 2000,
  height: 2000,
  bytes: 412_887,
  original: null,
  expires_at: '2026-11-22T08:00:00.000Z',
}

export const UPLOAD_STATE_EXAMPLE: UploadState = {
  ...UPLOAD_EXAMPLE,
  status: 'stored',
  facts: null,
  renditions: exampleRenditions('3a/3a7bd3'),
}

export const EVENT_EXAMPLE: EndcapEvent = {
  id: EXAMPLE_IDS.event,
  type: 'pdp.score_changed',
  timestamp: '2026-11-21T08:00:07.512Z',
  data: {
    pdp_id: EXAMPLE_IDS.pdp,
    id_type: 'id',
    id: 'sku-4711',
    retailer: 'marketplace_us',
    pdp_score: 92,
    previous_score: 82.7,
    score_change: 9.3,
    cause: 'order',
  },
}

export const WEBHOOK_ENDPOINT_EXAMPLE: WebhookEndpoint = {
  webhook_endpoint_id: EXAMPLE_IDS.endpoint,
  url: 'https://shop.example.com/hooks/endcap',
  types: ['pdp.scored', 'pdp.failed'],
  description: 'Catalog',
  leaves_out_releases: false,
  enabled: true,
  disabled_reason: null,
  failing_since: null,
  previous_secret_expires_at: null,
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
}

export const WEBHOOK_SECRET_EXAMPLE = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='

export const WEBHOOK_DELIVERY_EXAMPLE: WebhookDelivery = {
  event_id: EXAMPLE_IDS.event,
  event_type: 'pdp.score_changed',
  status: 'pending',
  attempts: 2,
  response_status: 503,
  error: 'the server answered 503',
  last_attempt_at: '2026-11-21T08:00:13.020Z',
  next_attempt_at: '2026-11-21T08:05:13.020Z',
  created_at: '2026-11-21T08:00:07.904Z',
}

export const STATISTICS_EXAMPLE: PdpStatistics = {
  count: 412,
  scored: 408,
  processing: 3,
  of_earlier_release: 0,
  certified: 96,
  median_score: 82.7,
  mean_can_win: 9.4,
  can_gain: { today: 120, with_spark: 61, with_shoot: 44 },
  advice: [
    { advice: 'other_main.size_and_scale', listings: 40, median_gain: 31.4 },
    { advice: 'crop', listings: 29, median_gain: 4.9 },
  ],
  added_last_week: 12,
  histogram: Array.from({ length: HISTOGRAM_RANGES }, (_, range) => ({
    from: 5 * range,
    to: 5 * range + 5,
    count: range < 8 ? 0 : 34,
  })),
  lost: [
    { cause: 'main_image', points: 7.9, share: 0.442, listings: 371, most: 231 },
    { cause: 'carousel_image', points: 5.2, share: 0.291, listings: 390, most: 87 },
    { cause: 'image_count_penalty', points: 3.1, share: 0.173, listings: 204, most: 71 },
    { cause: 'image_mix_penalty', points: 0.9, share: 0.05, listings: 61, most: 8 },
    { cause: 'score_penalty', points: 0.5, share: 0.028, listings: 44, most: 6 },
    { cause: 'image_order_penalty', points: 0.3, share: 0.017, listings: 90, most: 2 },
  ],
  acceptance: [
    { target: 'amazon', accepted: 211, not_accepted: 54, not_sure: 143 },
    { target: 'walmart', accepted: 160, not_accepted: 12, not_sure: 236 },
  ],
  missing: [
    { asset_type: 'Lifestyle', listings: 168 },
    { asset_type: 'Nutrition Label', listings: 77 },
  ],
}

const FIRST_WEEK_MS = Date.UTC(2026, 8, 7)

export const TREND_EXAMPLE: PdpTrend = {
  weeks: Array.from({ length: TREND_WEEKS }, (_, week) => ({
    at: new Date(FIRST_WEEK_MS + week * 7 * 24 * 3_600_000).toISOString(),
    median_score: 76.2 + week / 2,
    listings: 380 + 2 * week,
  })),
  rubric_changes: ['2026-10-05T08:00:00.000Z'],
}

export const PDP_SPARK_EXAMPLE: PdpSpark = {
  batches: [
    {
      batch_id: EXAMPLE_IDS.batch,
      image_id: EXAMPLE_IDS.hero,
      status: 'completed',
      created_at: '2026-11-21T08:00:00.000Z',
      updated_at: '2026-11-21T08:00:07.512Z',
      made: 2,
      kept: 1,
      fault: null,
    },
  ],
  roots: [
    { image_id: EXAMPLE_IDS.hero, hero_score: 88.2, fault: null },
    {
      image_id: EXAMPLE_IDS.nutrition,
      hero_score: 41.7,
      fault: {
        reason: 'not_on_white',
        detail:
          'The outline of the product is uncertain, and the background is not white. Start from a picture on white.',
      },
    },
  ],
  images: [
    {
      batch_id: EXAMPLE_IDS.batch,
      image_id: EXAMPLE_IDS.child,
      upload_id: null,
      root_image_id: EXAMPLE_IDS.hero,
      composition: 'bright_set',
      title: 'Lifestyle, bright scene',
      asset_type: 'Lifestyle',
      image_type: 'carousel',
      service_score: 91.4,
      fidelity: 0.984,
      gain_listing: 3.2,
      kept: true,
      rejection: null,
      renditions: exampleRenditions('3f/3fc1a0'),
      created_at: '2026-11-21T08:00:07.512Z',
    },
    {
      batch_id: EXAMPLE_IDS.batch,
      image_id: null,
      upload_id: EXAMPLE_IDS.upload,
      root_image_id: EXAMPLE_IDS.hero,
      composition: 'mood_set',
      title: 'Lifestyle, warm scene',
      asset_type: 'Lifestyle',
      image_type: 'carousel',
      service_score: 74.8,
      fidelity: 0.871,
      gain_listing: null,
      kept: false,
      rejection: {
        by: 'spark',
        reason: 'product_damaged',
        detail: 'The product matches the original by only 87%. At least 90% is required.',
      },
      renditions: exampleRenditions('5b/5bd902'),
      created_at: '2026-11-21T08:00:07.512Z',
    },
  ],
  ideas: [IDEA_EXAMPLE],
}

/** Returns example rendition URLs of a file. */
export function exampleRenditions(file: string): UploadState['renditions'] {
  const address = (size: string, format = 'webp') =>
    `https://endcap.example.com/blobs/019a9d00-11aa-7bbb-8ccc-0123456789ab/${file}-${size}?expires=1795248000000&type=image%2F${format}&name=${size}.${format}&signature=h3Jc`
  return {
    '160': address('160'),
    '480': address('480'),
    '1600': address('1600'),
    full: address('full', 'jpeg'),
  }
}

export const CORRECTION_EXAMPLE: CorrectionResult = {
  correction_id: EXAMPLE_IDS.correction,
  kind: 'asset_type',
  value: 'Nutrition Label',
  comment: null,
  image_id: EXAMPLE_IDS.nutrition,
  pdp_id: null,
  created_at: '2026-11-21T08:12:31.004Z',
  created_by: 'endcap_4f6b2c',
  revoked_at: null,
  revoked_by: null,
  pdps: [{ pdp_id: EXAMPLE_IDS.pdp, status: 'COMPLETED', pdp_score: 84.1, score_change: 1.4 }],
}

export const CUSTOM_FACTS_EXAMPLE: CustomFacts = {
  namespace: 'brand_check',
  version: 2,
  facts: { brand_color_share: 0.23, has_logo: true, tone: 'warm' },
  changed_at: '2026-11-21T08:12:31.004Z',
  changed_by: 'endcap_4f6b2c',
}

export const CUSTOM_FACTS_RESULT_EXAMPLE: CustomFactsResult = {
  ...CUSTOM_FACTS_EXAMPLE,
  pdps: CORRECTION_EXAMPLE.pdps,
}

const TRIED_EXAMPLE = { answers: 14, right_without: 9, right_with: 12 }

export const TAUGHT_VERSION_EXAMPLE: TaughtVersion = {
  version_id: EXAMPLE_IDS.taughtVersion,
  number: 1,
  is_in_force: true,
  ...TRIED_EXAMPLE,
  sources: [{ source: 'amazon_us', ...TRIED_EXAMPLE }],
  created_at: '2026-11-21T08:12:31.004Z',
  created_by: EXAMPLE_IDS.person,
  forgotten_at: null,
  forgotten_by: null,
}

export const TEACHING_EXAMPLE: TeachingState = {
  answers: {
    count: 14,
    missing: 0,
    types: [
      { type: 'Packshot', count: 5 },
      { type: 'Lifestyle', count: 9 },
    ],
    obstacle: null,
    contradictions: [],
  },
  trial: {
    ...TRIED_EXAMPLE,
    is_better: true,
    sources: [{ source: 'amazon_us', ...TRIED_EXAMPLE }],
    outcomes: [{ image_id: EXAMPLE_IDS.nutrition, right_without: false, right_with: true }],
  },
  versions: [TAUGHT_VERSION_EXAMPLE],
  images: 214,
  unsure: 38,
  questions: [
    {
      image_id: EXAMPLE_IDS.hero,
      pdp_id: EXAMPLE_IDS.pdp,
      position: 2,
      guess: 'Lifestyle',
      certainty: 0.48,
      types: [
        { type: 'Lifestyle', probability: 0.48 },
        { type: 'Packshot', probability: 0.41 },
        { type: 'Detail', probability: 0.07 },
        { type: 'Infographic', probability: 0.03 },
      ],
      renditions: exampleRenditions('3f/3fc1a0'),
    },
  ],
}

export const TEACHING_RESULT_EXAMPLE: TeachingResult = {
  version: TAUGHT_VERSION_EXAMPLE,
  trial: TRIED_EXAMPLE,
  images: 214,
  changed: 12,
  changes: [{ from: 'Packshot', to: 'Lifestyle', count: 12, image_ids: [EXAMPLE_IDS.hero] }],
  listings: {
    count: 31,
    up: 6,
    down: 2,
    most_down: -1.6,
    certified_before: 18,
    certified_after: 18,
    is_complete: true,
  },
}

export const AUDIT_EVENT_EXAMPLE: AuditEvent = {
  event_id: EXAMPLE_IDS.auditEvent,
  occurred_at: '2026-11-21T08:12:31.004Z',
  action: 'rubric.published',
  actor: { kind: 'person', id: EXAMPLE_IDS.person, name: 'Ada' },
  subject: 'food and drink',
  details: { version: 1 },
}

export const FAMILY_EXAMPLE: PdpFamily = {
  family_id: EXAMPLE_IDS.family,
  name: 'Tidefizz Sparkling Lemonade Soda',
  key: 'lemonade',
  retailer: SUMMARY_EXAMPLE.retailer,
  listings: 1,
  lowest_score: SUMMARY_EXAMPLE.pdp_score,
  highest_score: SUMMARY_EXAMPLE.pdp_score,
  created_at: '2026-11-21T08:12:31.004Z',
}

export const TRASHED_PDP_EXAMPLE: TrashedPdp = {
  pdp_id: SUMMARY_EXAMPLE.pdp_id,
  id_type: SUMMARY_EXAMPLE.id_type,
  id: SUMMARY_EXAMPLE.id,
  retailer: SUMMARY_EXAMPLE.retailer,
  name: SUMMARY_EXAMPLE.name,
  thumbnail_url: SUMMARY_EXAMPLE.thumbnail_url,
  pdp_score: SUMMARY_EXAMPLE.pdp_score,
  deleted_at: '2026-11-21T08:12:31.004Z',
  deleted_by: AUDIT_EVENT_EXAMPLE.actor,
  expires_at: '2026-12-21T08:12:31.004Z',
}

export const VIEW_EXAMPLE: View = {
  view_id: EXAMPLE_IDS.view,
  name: 'Spring, not accepted',
  query: 'tag=spring&acceptance=not_accepted',
  layout: 'shelves',
  columns: ['score', 'accepted', 'today'],
  shared: true,
  is_default: false,
  created_at: '2026-11-21T08:12:31.004Z',
  updated_at: '2026-11-21T08:12:31.004Z',
}

const MARA = { kind: 'person', id: EXAMPLE_IDS.person, name: 'Mara Lind' } as const

export const LIVE_WATCH_EXAMPLE: LiveWatch = {
  watch_id: EXAMPLE_IDS.liveWatch,
  view_id: null,
  created_at: '2026-11-21T08:12:31.004Z',
  created_by: MARA,
  alert: DEFAULT_ALERT,
}

export const LIVE_WATCH_REPORT_EXAMPLE: LiveWatchReport = {
  ...LIVE_WATCH_EXAMPLE,
  listings: 212,
  would_have_alerted: 6,
}

const LIVE_NIGHT = {
  pdp_id: EXAMPLE_IDS.pdp,
  state: 'different',
  night: '2026-11-21',
  checked_at: '2026-11-21T03:12:31.004Z',
  wrong: 1,
  moved: 0,
  added: 0,
  unsure: 0,
  sent_score: 97.4,
  shown_score: 90.5,
} as const

const LIVE_SUMMARY_EXAMPLE: LiveCheckSummary = {
  ...LIVE_NIGHT,
  name: SUMMARY_EXAMPLE.name,
  id: SUMMARY_EXAMPLE.id,
  retailer: SUMMARY_EXAMPLE.retailer,
}

export const LIVE_CHECK_PAGE_EXAMPLE: LiveCheckPage = {
  data: [LIVE_SUMMARY_EXAMPLE],
  has_more: false,
  next_cursor: null,
  counts: { same: 205, moved: 2, unsure: 1, different: 3, not_read: 1, not_allowed: 0 },
}

export const LIVE_CHECK_EXAMPLE: LiveCheck = {
  ...LIVE_NIGHT,
  is_reading: false,
  is_outdated: false,
  sent_at: '2026-11-18T14:02:11.310Z',
  sent_by: MARA,
  sent_from: 'composition',
  watch_ids: [EXAMPLE_IDS.liveWatch],
  nights_not_read: 0,
  places: [
    {
      verdict: 'version',
      sure: true,
      answer: null,
      cost: 6.9,
      since: '2026-11-20',
      sent: { position: 0, image_id: EXAMPLE_IDS.hero, renditions: exampleRenditions('3f/3fc1a0') },
      shown: {
        position: 0,
        image_url: 'https://images.example.com/oat-milk.jpg',
        sha256: EXAMPLE_IDS.sha256,
        picture_url: `https://endcap.example.com/v1/pdps/${EXAMPLE_IDS.pdp}/live-pictures/${EXAMPLE_IDS.sha256}`,
        renditions: exampleRenditions('9f/9f86d0'),
      },
    },
  ],
  nights: [{ night: '2026-11-21', state: 'different', wrong: 1, problem: null }],
}

export const GOAL_EXAMPLE: Goal = {
  goal_id: EXAMPLE_IDS.goal,
  measure: 'accepted',
  target: null,
  score_min: null,
  query: 'brand=Northfold',
  value: 0.9,
  due: '2027-03-31',
  listings: 1342,
  reached: 899,
  share: 0.67,
  pace: 0.021,
  expected: 1,
  expected_on: '2027-02-12',
  points: [{ day: '2026-11-21', share: 0.67 }],
  created_at: '2026-11-21T08:12:31.004Z',
  updated_at: '2026-11-21T08:12:31.004Z',
}

export const SHARE_EXAMPLE: Share = {
  share_id: EXAMPLE_IDS.share,
  kind: 'listings',
  recipient: 'Studio North',
  count: 4,
  target: null,
  retailer: null,
  permission: 'read',
  has_password: false,
  state: 'open',
  created_at: '2026-11-21T08:12:31.004Z',
  created_by: AUDIT_EVENT_EXAMPLE.actor,
  expires_at: '2026-12-12T17:00:00.000Z',
  closed_at: null,
  opened_at: null,
}

export const BRIEF_EXAMPLE: Brief = {
  shot_id: EXAMPLE_IDS.shot,
  status: 'to_do',
  listing: { id: 'sku-4711', name: SUMMARY_EXAMPLE.name, retailer: SUMMARY_EXAMPLE.retailer },
  position: 4,
  asset_type: 'Lifestyle',
  note: 'On a picnic blanket, the bag upright',
  agency: null,
  due_on: '2026-12-04',
  file_name: 'sku-4711.PT04.jpg',
  width: 2000,
  height: 2000,
  crop: null,
  places: [{ kind: 'this', image: null }],
  examples: [],
  rules: [],
  picture: null,
  sent_back: null,
  comments: [],
}

export const SHARE_URL_EXAMPLE =
  'https://endcap.example.com/console/shared#esl_Jf2mX0v7mS3bq0yqv1cQh5m0dYb8n6W4x9fKk2LpQzE'

export const WORK_SHOT_EXAMPLE: WorkShot = {
  shot_id: EXAMPLE_IDS.shot,
  listing: {
    pdp_id: SUMMARY_EXAMPLE.pdp_id,
    id_type: SUMMARY_EXAMPLE.id_type,
    id: SUMMARY_EXAMPLE.id,
    retailer: SUMMARY_EXAMPLE.retailer,
    name: SUMMARY_EXAMPLE.name,
    thumbnail_url: SUMMARY_EXAMPLE.thumbnail_url,
  },
  status: 'to_do',
  position: 4,
  asset_type: 'Lifestyle',
  action: null,
  factor: null,
  note: 'On a picnic blanket, the bag upright',
  assignee: { user_id: EXAMPLE_IDS.person, name: 'Mara Lind' },
  agency: null,
  due_on: '2026-12-04',
  file_name: 'sku-4711.PT04.jpg',
  width: 2000,
  height: 2000,
  crop: null,
  examples: [],
  gain_low: 2,
  gain_high: 2,
  current: null,
  picture: null,
  sent_back: null,
  comments: 0,
  created_at: '2026-11-21T08:12:31.004Z',
  created_by: { kind: 'person', id: EXAMPLE_IDS.person, name: 'Mara Lind' },
  updated_at: '2026-11-21T08:12:31.004Z',
  done_at: null,
}

export const COMMENT_EXAMPLE: Comment = {
  comment_id: EXAMPLE_IDS.comment,
  pdp_id: EXAMPLE_IDS.pdp,
  image_id: EXAMPLE_IDS.hero,
  shot_id: null,
  parent_id: null,
  text: 'The bag leans.',
  mentions: [],
  region: { x: 0.25, y: 0.1, width: 0.5, height: 0.7 },
  author: WORK_SHOT_EXAMPLE.created_by,
  created_at: '2026-11-21T08:12:31.004Z',
  edited_at: null,
  solved: null,
}

export const INBOX_ITEM_EXAMPLE: InboxItem = {
  item_id: EXAMPLE_IDS.inboxItem,
  kind: 'mentioned',
  created_at: '2026-11-21T08:12:31.004Z',
  read_at: null,
  by: WORK_SHOT_EXAMPLE.created_by,
  listing: { pdp_id: EXAMPLE_IDS.pdp, id: 'sku-4711', name: SUMMARY_EXAMPLE.name },
  image_id: EXAMPLE_IDS.hero,
  shot_id: null,
  comment: { comment_id: EXAMPLE_IDS.comment, text: 'The bag leans.' },
  score: null,
  imported: null,
  live: null,
  test: null,
}

export const RUBRIC_EXAMPLE: RubricSummary = {
  family: 'food and drink',
  path: 'food-and-drink',
  active_version: 1,
  release_version: 'food-1.general-5',
}

export const RUBRIC_DETAILS_EXAMPLE: RubricDetails = {
  ...RUBRIC_EXAMPLE,
  release: { version: 'food-1.general-5', family: 'food and drink' },
  active: { version: 'food-1.general-5.own-1', family: 'food and drink' },
  remarks: [],
  versions: [
    {
      version: 1,
      patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } },
      comment: 'Our shoppers decide by the main image',
      created_at: '2026-11-21T08:12:31.004Z',
      created_by: 'endcap_4f6b2c',
      is_active: true,
    },
  ],
}

export const RUBRIC_PREVIEW_PROGRESS_EXAMPLE: RubricPreviewProgress = { listings: 25, of: 240, preview: null }

export const RUBRIC_PREVIEW_EXAMPLE: RubricPreview = {
  listings: 2,
  images: 11,
  is_complete: true,
  before: { median: 80.4, certified: 1 },
  after: { median: 81.7, certified: 1 },
  histogram: Array.from({ length: HISTOGRAM_RANGES }, (_, range) => ({
    from: 5 * range,
    to: 5 * (range + 1),
    before: range === 15 || range === 16 ? 1 : 0,
    after: range === 15 || range === 16 ? 1 : 0,
  })),
  gainers: [
    { pdp_id: EXAMPLE_IDS.pdp, name: 'Sea Salt Potato Chips 150 g', before: 78.1, after: 79.9, change: 1.8 },
  ],
  losers: [],
}

const FIX_FIELDS = { fix_id: EXAMPLE_IDS.fix, fix: 'crop', image_id: EXAMPLE_IDS.hero } as const

export const REQUESTED_FIX_EXAMPLE: RequestedFix = {
  ...FIX_FIELDS,
  status: 'processing',
  result_url: `/v1/images/${EXAMPLE_IDS.hero}/fixes/${EXAMPLE_IDS.fix}`,
  created_at: '2026-11-21T08:14:02.118Z',
}

export const FIX_EXAMPLE: ImageFix = {
  ...FIX_FIELDS,
  status: 'completed',
  refusal: null,
  image: {
    image_id: EXAMPLE_IDS.child,
    width: 1707,
    height: 1707,
    service_score: 91.4,
    gain_image: 6.2,
    gain_listing: 3.1,
    renditions: exampleRenditions('9c41d2'),
  },
  created_at: '2026-11-21T08:14:02.118Z',
  updated_at: '2026-11-21T08:14:04.760Z',
}

export const PICTURE_EXAMPLE: Picture = {
  image_id: EXAMPLE_IDS.hero,
  pdp_id: EXAMPLE_IDS.pdp,
  name: SUMMARY_EXAMPLE.name,
  id: SUMMARY_EXAMPLE.id,
  filename: 'front.jpg',
  width: 3000,
  height: 3000,
  root_image_id: null,
  likeness: null,
  shows_same: null,
  renditions: exampleRenditions('3a7bd3'),
  created_at: '2026-11-21T08:10:00.000Z',
}
