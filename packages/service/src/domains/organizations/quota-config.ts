import { wholeNumber } from '@endcap/foundation/settings/setting'
import type { z } from 'zod'

export type QuotaConfig = {
  /** Bytes of all stored files, of which those of waiting uploads and of catalog files. */
  bytes: number
  uploadBytes: number
  importBytes: number
  corrections: number
  rubricVersions: number
  factBytes: number
  /** Tests of webhook endpoints and replays of deliveries per day. */
  webhookCalls: number
}

const GB = 1_000_000_000

export const QUOTA_SETTINGS = {
  ENDCAP_QUOTA_GB: wholeNumber(1, 1_000_000).default(50).meta({
    description:
      'Size of all stored files of an organization, in GB. On a local disk it is at most half of the disk. Submissions beyond it get 429 `QUOTA_EXCEEDED`, everything else 507. `endcap org limit` sets that of one organization.',
  }),
  ENDCAP_QUOTA_UPLOADS_GB: wholeNumber(1, 1_000_000).default(2).meta({
    description: 'Size of the uploads of an organization in the last day, in GB.',
  }),
  ENDCAP_QUOTA_IMPORTS_GB: wholeNumber(1, 1_000_000).default(2).meta({
    description: 'Size of the stored catalog files of an organization, in GB.',
  }),
  ENDCAP_QUOTA_CORRECTIONS: wholeNumber(1, 100_000_000).default(100_000).meta({
    description: 'Corrections of an organization, with revoked ones.',
  }),
  ENDCAP_QUOTA_RUBRIC_VERSIONS: wholeNumber(1, 1_000_000).default(1_000).meta({
    description: 'Published versions of rubrics and of rules of targets of an organization.',
  }),
  ENDCAP_QUOTA_FACTS_GB: wholeNumber(1, 1_000_000).default(1).meta({
    description: 'Size of the facts that an organization has stored about its images, in GB.',
  }),
  ENDCAP_QUOTA_WEBHOOK_CALLS: wholeNumber(1, 100_000_000).default(1_000).meta({
    description: 'Tests of webhook endpoints and replays of deliveries of an organization in a day.',
  }),
}

type Values = { [Name in keyof typeof QUOTA_SETTINGS]: z.output<(typeof QUOTA_SETTINGS)[Name]> }

/** Returns the default quotas of the settings. */
export const quotaConfig = (values: Values): QuotaConfig => ({
  bytes: values.ENDCAP_QUOTA_GB * GB,
  uploadBytes: values.ENDCAP_QUOTA_UPLOADS_GB * GB,
  importBytes: values.ENDCAP_QUOTA_IMPORTS_GB * GB,
  corrections: values.ENDCAP_QUOTA_CORRECTIONS,
  rubricVersions: values.ENDCAP_QUOTA_RUBRIC_VERSIONS,
  factBytes: values.ENDCAP_QUOTA_FACTS_GB * GB,
  webhookCalls: values.ENDCAP_QUOTA_WEBHOOK_CALLS,
})
