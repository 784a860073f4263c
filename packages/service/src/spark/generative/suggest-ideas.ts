import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, Output } from 'ai'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'
import { createModelFetch } from './model-fetch.ts'
import type { CallWithRetries } from './call-with-retries.ts'
import { ANSWER, INSTRUCTIONS, MAX_BRIEF_LENGTH, type SuggestedIdeas, tidied } from './suggested-ideas.ts'

export type IdeasRequest = {
  /** A JPEG or PNG. */
  image: Uint8Array
  /** What is known of the product and its images, as plain text; no more than MAX_BRIEF_LENGTH is read. */
  brief: string
  signal: AbortSignal
  /** Asked before each attempt, as each may be billed; where it says no, the call ends as refused. */
  mayAsk: () => Promise<boolean>
}
export type SuggestIdeas = (request: IdeasRequest) => Promise<SuggestedIdeas>

const MAX_ANSWER_BYTES = 1_000_000

/**
 * Ideas by `POST {base}/chat/completions`, structured and checked; null where no vision model is configured.
 *
 * @throws ModelError
 */
export function createSuggestIdeas(
  config: ModelConfig,
  callWithRetries: CallWithRetries,
): SuggestIdeas | null {
  const { baseUrl, apiKey, visionModel } = config
  if (baseUrl === null || visionModel === null) return null
  const { href: url } = new URL(`${baseUrl}/chat/completions`)
  const provider = createOpenAICompatible({
    name: 'ideas',
    baseURL: baseUrl,
    fetch: createModelFetch({ url, apiKey, maxBytes: MAX_ANSWER_BYTES }),
    // Without it the schema is not sent at all.
    supportsStructuredOutputs: true,
  })
  const model = provider.chatModel(visionModel)

  return ({ image, brief, signal, mayAsk }) =>
    callWithRetries(
      async (abortSignal) => {
        const answer = await generateText({
          model,
          instructions: INSTRUCTIONS,
          messages: [
            {
              role: 'user',
              content: [
                // In JSON no text of the brief can end it.
                { type: 'text', text: JSON.stringify({ brief: brief.slice(0, MAX_BRIEF_LENGTH) }) },
                { type: 'file', mediaType: 'image', data: { type: 'data', data: image } },
              ],
            },
          ],
          output: Output.object({ schema: ANSWER, name: 'ideas' }),
          maxRetries: 0,
          abortSignal,
          telemetry: { isEnabled: false },
          // What an answer links to is not fetched: the SDK would, and not through our fetch.
          experimental_download: async (files) => files.map(() => null),
        })
        if (answer.finishReason === 'content-filter')
          throw new ModelError('refused', 'the model declined to answer')
        return tidied(answer.output)
      },
      { model: visionModel, signal, mayAsk },
    )
}
