import { z } from 'zod'
import { MAX_COMMENT_LENGTH, text, timestamp } from './fields.ts'

type Parts<Version extends z.ZodType, Patch extends z.ZodType> = { version: Version; patch: Patch }

/** Returns the fields of a version of rubrics or rules. */
export const versionFields = <Version extends z.ZodType, Patch extends z.ZodType>({
  version,
  patch,
}: Parts<Version, Patch>) => ({
  version,
  patch,
  comment: z.string().nullable(),
  created_at: timestamp,
  created_by: z.string().meta({ description: 'Id of the credential or the person' }),
  is_active: z.boolean(),
})

/** Returns the fields of a body that publishes a version. */
export const publicationFields = <Version extends z.ZodType, Patch extends z.ZodType>({
  version,
  patch,
}: Parts<Version, Patch>) => ({
  patch,
  comment: text(MAX_COMMENT_LENGTH).nullish(),
  expected_version: version.nullish().meta({
    description: 'The version that the new one replaces. If another is in force, the answer is 409',
  }),
})
