import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'
import { createModelFetch } from './model-fetch.ts'
import type { CallWithRetries } from './call-with-retries.ts'

export type EditRequest = {
  /** A JPEG or PNG. */
  image: Uint8Array
  prompt: string
  signal: AbortSignal
  /** Asked before each attempt, as each may be billed; where it says no, the call ends as refused. */
  mayAsk: () => Promise<boolean>
}
export type EditImage = (request: EditRequest) => Promise<Uint8Array>

const MAX_ANSWER_BYTES = 40_000_000
/** The most that an edited image can hold: the answer's limit without base64's third. */
export const MAX_IMAGE_BYTES = (MAX_ANSWER_BYTES * 3) / 4

const PROVIDER = 'images'

/**
 * Edits by `POST {base}/images/edits`, one image in and one out; null where no image model is configured.
 * What comes back is whatever the model calls an image, at most MAX_IMAGE_BYTES of it: untrusted.
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
  // OpenAI's own image models answer in base64 and refuse to be asked for it; others answer with an address
  // unless they are.
  const format: Record<string, string> = /(^|\/)(chat)?gpt-image/.test(imageModel)
    ? {}
    : { response_format: 'b64_json' }

  return ({ image, prompt, signal, mayAsk }) =>
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
      { model: imageModel, signal, mayAsk },
    )
}

/** The SDK decodes by way of a string as long as the bytes; Buffer skips what is no base64, so they are counted. */
function decoded(base64: string): Uint8Array {
  const padding = /={0,2}$/.exec(base64.slice(-2))?.[0].length ?? 0
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length !== Math.floor(((base64.length - padding) * 3) / 4))
    throw new ModelError('garbage', 'the model’s answer is not one: no base64')
  return bytes
}
