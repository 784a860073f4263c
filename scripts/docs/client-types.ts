// Writes the client's types from the contract's schemas, so the package needs neither the contract nor Zod. With
// --check, fails if they are out of date.
// usage: npm run docs [-- --check]
import {
  acceptanceReportQuery,
  ENUMS,
  ERRORS,
  OAUTH_ERRORS,
  OPEN_ENUMS,
  pdpListQuery,
  pdpStatisticsQuery,
  pictureListQuery,
} from '@endcap/api'
import { z } from 'zod'
import { createTypeWriter, type Schema } from './type-writer.ts'

/** Schema ids. Referenced schemas are added. */
const REQUESTS = [
  'PdpSubmission',
  'GtinSubmission',
  'ImageSubmission',
  'DraftRequest',
  'PdpImages',
  'PdpChange',
  'PdpsChange',
  'AltTextsBody',
  'ImageVerdict',
  'FixRequest',
  'ImportMappingChange',
  'CorrectionRequest',
  'CustomFactsRequest',
  'AcceptanceRuleDraft',
  'AcceptanceRulePublication',
  'RubricDraft',
  'RubricPublication',
  'NewCredential',
  'NewShare',
  'ShareChange',
  'NewWebhookEndpoint',
  'WebhookEndpointChange',
  'NewShot',
  'ShotChange',
  'ShotPlacement',
  'OwnImageReference',
  'NewComment',
  'CommentChange',
]
const RESPONSES = [
  'Brief',
  'ShareWithLink',
  'SharePage',
  'Import',
  'ImportPage',
  'ImportRowPage',
  'PdpSubmitted',
  'GtinSubmitted',
  'AsinSubmitted',
  'PdpScores',
  'GtinScores',
  'AsinScores',
  'PdpPage',
  'PdpDetails',
  'HistoryPage',
  'PdpTagsResult',
  'PdpsChangeResult',
  'PdpAcceptance',
  'PdpAltTexts',
  'ImageObjects',
  'ListingExplanation',
  'ImageExplanation',
  'DraftScore',
  'DraftAccepted',
  'ImageScore',
  'ProductCategory',
  'ProductRetailer',
  'SparkBatch',
  'SparkBatchResult',
  'SparkIdea',
  'SparkIdeaResult',
  'Upload',
  'UploadState',
  'PdpStatistics',
  'PdpTrend',
  'PdpComposer',
  'PdpImagesResult',
  'PdpRescored',
  'PdpSpark',
  'ImageVerdictResult',
  'RequestedFix',
  'ImageFix',
  'PicturePage',
  'TrashPage',
  'AuditPage',
  'CorrectionPage',
  'CredentialSummary',
  'CredentialList',
  'CredentialWithSecret',
  'Me',
  'CorrectionResult',
  'CustomFacts',
  'CustomFactsList',
  'CustomFactsResult',
  'AcceptanceRulePreview',
  'AcceptanceTargetDetails',
  'AcceptanceTargetList',
  'RubricDetails',
  'RubricList',
  'RubricPreview',
  'RubricPreviewProgress',
  'TeachingResult',
  'TeachingState',
  'EventPage',
  'ExportedImage',
  'AcceptanceReport',
  'Shot',
  'ShotSummary',
  'WebhookEndpoint',
  'WebhookEndpointPage',
  'WebhookEndpointWithSecret',
  'WebhookDelivery',
  'People',
  'ShotPlaced',
  'WorkShotCounts',
  'WorkShotPage',
  'CommentPage',
  'InboxCount',
  'InboxPage',
]
const NAMED = { ...ENUMS, ErrorCode: [...Object.keys(ERRORS), ...Object.keys(OAUTH_ERRORS)] }

const types = createTypeWriter(NAMED, OPEN_ENUMS)
for (const id of REQUESTS) types.declare(id, 'input')
for (const id of RESPONSES) types.declare(id, 'output')
for (const [name, query] of Object.entries({
  PdpListParams: pdpListQuery,
  PdpStatisticsParams: pdpStatisticsQuery,
  PictureListParams: pictureListQuery,
  AcceptanceReportParams: acceptanceReportQuery,
}))
  types.add(name, camelCased(z.toJSONSchema(query, { io: 'input' }) as Schema), 'input')
types.write(new URL('../../packages/client/src/contract.ts', import.meta.url))

/** Renames properties: `score_max` becomes `scoreMax`. */
function camelCased(schema: Schema): Schema {
  const rename = (name: string) => name.replaceAll(/_(.)/g, (_all, letter: string) => letter.toUpperCase())
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [rename(name), field])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, Schema> }
}
