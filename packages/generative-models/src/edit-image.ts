import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import type { CallWithRetries } from './call-with-retries.ts'
import { MAX_IMAGE_BYTES } from './max-image-bytes.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'
import { createModelFetch } from './model-fetch.ts'

export type EditRequest = {
  /** JPEG or PNG. */
  image: Uint8Array
  prompt: string
  signal: AbortSignal
  /** Each attempt may be billed. False ends the call as refused. */
  reserveBudget: () => Promise<boolean>
}
export type EditImage = (request: EditRequest) => Promise<Uint8Array>

/** Base64 adds a third. */
const MAX_ANSWER_BYTES = (MAX_IMAGE_BYTES * 4) / 3

const PROVIDER = 'images'

/**
 * Null without an image model. Returns untrusted bytes, at most MAX_IMAGE_BYTES.
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
  // OpenAI models reject this parameter and return base64. Others default to a URL.
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

/** Avoids the SDK's string copy. Buffer skips invalid characters, so the length is checked. */
function decoded(base64: string): Uint8Array {
  const padding = /={0,2}$/.exec(base64.slice(-2))?.[0].length ?? 0
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length !== Math.floor(((base64.length - padding) * 3) / 4))
    throw new ModelError('garbage', 'the model’s answer is unusable: not base64')
  return bytes
}
