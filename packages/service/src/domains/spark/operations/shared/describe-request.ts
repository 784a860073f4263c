import { type ErrorCode, EXAMPLE_IDS, IDEA_EXAMPLE, uuidInPath } from '@endcap/api'
import { z } from 'zod'
import { ID_FIELDS, type SparkKind } from '../../spark-store.ts'

/** Path parameter of all Spark operations. */
export const rootImage = {
  image_id: uuidInPath(EXAMPLE_IDS.hero, 'The root image'),
}

/** Error codes of a request for images or ideas. */
export const REQUEST_ERRORS: readonly ErrorCode[] = [
  // Returned for a compressed body. Any other body is ignored.
  'UNSUPPORTED_MEDIA_TYPE',
  'GENERATED_IMAGE_NOT_ALLOWED',
  'MISSING_PRODUCT_CATEGORY',
  'IMAGE_NOT_FOUND',
  'QUEUE_ENQUEUE_FAILED',
]

/** Returns the answers to a request for images or ideas. `what` names the request. */
export function requestAnswers<Schema extends z.ZodType>(
  kind: SparkKind,
  { what, schema, id }: { what: string; schema: Schema; id: string },
) {
  const example = {
    [ID_FIELDS[kind]]: id,
    image_id: EXAMPLE_IDS.hero,
    status: 'processing',
    result_url: `/v1/images/${EXAMPLE_IDS.hero}/spark/${kind}/${id}`,
    created_at: IDEA_EXAMPLE.created_at,
  }
  return {
    200: { description: `The ${what} that is already in flight for the image`, schema, example },
    202: { description: 'Accepted', schema, example },
  }
}
