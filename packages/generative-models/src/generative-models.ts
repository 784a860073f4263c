import type { Logger } from '@endcap/foundation/observability/log'
import type { EditImage } from './edit-image.ts'
import type { ModelConfig } from './model-config.ts'
import type { SuggestIdeas } from './suggest-ideas.ts'

export { MAX_IMAGE_BYTES } from './max-image-bytes.ts'
export { ModelError, type ModelErrorReason } from './model-error.ts'

/** The calls of generative models. A call ends with its signal's reason as soon as that is aborted. */
export type GenerativeModels = {
  /**
   * Returns the image changed according to the prompt; null if no image model is configured. The bytes are
   * UNTRUSTED, at most MAX_IMAGE_BYTES, and must be decoded through the guarded path.
   *
   * @throws ModelError
   */
  editImage: EditImage | null
  /**
   * Returns ideas for the image, valid and within their limits; null if no vision model is configured. Their
   * texts come from the model, and partly from text on the pack.
   *
   * @throws ModelError
   */
  suggestIdeas: SuggestIdeas | null
}

/** Creates the configured models of an OpenAI-compatible API. Its libraries are loaded only if there is one. */
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
