import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import type { CallWithRetries } from './call-with-retries.ts'
import { MAX_IMAGE_BYTES } from './max-image-bytes.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'
import { createModelFetch } from './model-fetch.ts'

export type EditRequest = {
  /** A JPEG or PNG. */
  image: Uint8Array
  prompt: string
  signal: AbortSignal
  /** Reserves the price of an attempt, as each may be billed. The call ends as refused if it returns false. */
  reserveBudget: () => Promise<boolean>
}
export type EditImage = (request: EditRequest) => Promise<Uint8Array>

/** Base64 adds a third. */
const MAX_ANSWER_BYTES = (MAX_IMAGE_BYTES * 4) / 3

const PROVIDER = 'images'

/**
 * Creates the edit of one image by `POST {base}/images/edits`; null if no image model is configured. The
 * result is untrusted: any bytes that the model returns as an image, at most MAX_IMAGE_BYTES.
 *
 * @throws ModelError
 */
export function createEditImage(config: ModelConfig, callWithRetries: CallWithRetries): EditImage | null {
  const { baseUrl, apiKey, imageModel } = config
  if (baseUrl === null || imageModel === null) return null
  const { href: url } = new URL(`${baseUrl}/images/edits`)
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: baseUrl,
    fetch: createModelFetch({ url, apiKey, maxBytes: MAX_ANSWER_BYTES }),
  })
  const model = provider.imageModel(imageModel)
  // OpenAI's own image models return base64 and reject this parameter. Others return a URL without it.
  const format: Record<string, string> = /(^|\/)(chat)?gpt-image/.test(imageModel)
    ? {}
    : { response_format: 'b64_json' }

  return ({ image, prompt, signal, reserveBudget }) =>
    callWithRetries(
      async (abortSignal) => {
        const answer = await generateImage({
          model,
          prompt: { text: prompt, images: [image] },
          maxRetries: 0,
          abortSignal,
          providerOptions: { [PROVIDER]: format },
        })
        return decoded(answer.image.base64)
      },
      { model: imageModel, signal, reserveBudget },
    )
}

/**
 * Decodes with Buffer, because the SDK creates a string as long as the bytes. Buffer skips invalid characters,
 * so the length is checked.
 */
function decoded(base64: string): Uint8Array {
  const padding = /={0,2}$/.exec(base64.slice(-2))?.[0].length ?? 0
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length !== Math.floor(((base64.length - padding) * 3) / 4))
    throw new ModelError('garbage', 'the model’s answer is unusable: not base64')
  return bytes
}
