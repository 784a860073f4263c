import { type RawBuilder, sql } from 'kysely'

/**
 * Images that only deleted listings have, and those made from them. No request finds them, but their files and facts
 * are kept until they leave the trash. They have no category meanwhile, which is cheap to test first.
 */
export const isTrashed: RawBuilder<boolean> = sql<boolean>`(
  image.category_id IS NULL AND EXISTS (SELECT FROM trash_image WHERE trash_image.image_id = image.id))`
