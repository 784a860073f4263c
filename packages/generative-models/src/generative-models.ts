import type { Logger } from '@endcap/foundation/observability/log'
import type { EditImage } from './edit-image.ts'
import type { ModelConfig } from './model-config.ts'
import type { SuggestIdeas } from './suggest-ideas.ts'

export { MAX_IMAGE_BYTES } from './max-image-bytes.ts'
export { ModelError, type ModelErrorReason } from './model-error.ts'

/** Calls end with their signal's reason on abort. */
export type GenerativeModels = {
  /**
   * Null without an image model. Bytes are UNTRUSTED, at most MAX_IMAGE_BYTES: decode through the guarded
   * path.
   * @throws ModelError
   */
  editImage: EditImage | null
  /**
   * Null without a vision model. Validated, but written by the model and the pack.
   * @throws ModelError
   */
  suggestIdeas: SuggestIdeas | null
}

/** Loads libraries only if configured. */
export async function createGenerativeModels(config: ModelConfig, log: Logger): Promise<GenerativeModels> {
  if (config.baseUrl === null) return { editImage: null, suggestIdeas: null }
  const [{ createCallWithRetries }, { createEditImage }, { createSuggestIdeas }] = await Promise.all([
    import('./call-with-retries.ts'),
    import('./edit-image.ts'),
    import('./suggest-ideas.ts'),
  ])
  const callWithRetries = createCallWithRetries({ config, log })
  return {
    editImage: createEditImage(config, callWithRetries),
    suggestIdeas: createSuggestIdeas(config, callWithRetries),
  }
}
