import type { SchemaChange } from '../schema-change.ts'

/** Adds alt texts by language to the place of an image, and to images that left their PDP. */
export const altTexts: SchemaChange = {
  before: [
    'ALTER TABLE pdp_image ADD COLUMN IF NOT EXISTS alt_texts jsonb',
    'ALTER TABLE image ADD COLUMN IF NOT EXISTS last_alt_texts jsonb',
  ],
  statements: [],
}
