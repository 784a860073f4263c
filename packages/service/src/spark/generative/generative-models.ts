import type { Logger } from '../../log.ts'
import { createEditImage, type EditImage } from './edit-image.ts'
import type { ModelConfig } from './model-config.ts'
import { createCallWithRetries } from './call-with-retries.ts'
import { createSuggestIdeas, type SuggestIdeas } from './suggest-ideas.ts'

export { MAX_IMAGE_BYTES } from './edit-image.ts'
export { ModelError, type ModelErrorReason } from './model-error.ts'

/** What generative models are asked for. A call ends with its signal's reason as soon as that is aborted. */
export type GenerativeModels = {
  /**
   * The image, changed as the prompt says; null where no image model is configured. Whatever bytes the
   * model calls an image, at most MAX_IMAGE_BYTES: UNTRUSTED, to be decoded through the guarded path.
   *
   * @throws ModelError
   */
  editImage: EditImage | null
  /**
   * Ideas for the image, in their schema and within its limits; null where no vision model is configured.
   * Their texts are the model's, and in part those of whoever wrote on the pack.
   *
   * @throws ModelError
   */
  suggestIdeas: SuggestIdeas | null
}

/** The models of an OpenAI-compatible API, as far as they are configured. */
export function createGenerativeModels(config: ModelConfig, log: Logger): GenerativeModels {
  const callWithRetries = createCallWithRetries({ config, log })
  return {
    editImage: createEditImage(config, callWithRetries),
    suggestIdeas: createSuggestIdeas(config, callWithRetries),
  }
}
