import { generateText, Output } from 'ai'
import type { CallWithRetries } from './call-with-retries.ts'
import { CONTAINED, createChatModel } from './chat-model.ts'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'
import { ANSWER, INSTRUCTIONS, MAX_BRIEF_LENGTH, type SuggestedIdeas, tidied } from './suggested-ideas.ts'

export type IdeasRequest = {
  /** JPEG or PNG. */
  image: Uint8Array
  /** Plain text, cut at MAX_BRIEF_LENGTH characters. */
  brief: string
  signal: AbortSignal
  /** Each attempt may be billed. False ends the call as refused. */
  reserveBudget: () => Promise<boolean>
}
export type SuggestIdeas = (request: IdeasRequest) => Promise<SuggestedIdeas>

const MAX_ANSWER_BYTES = 1_000_000

/**
 * Null without a vision model.
 * @throws ModelError
 */
export function createSuggestIdeas(
  config: ModelConfig,
  callWithRetries: CallWithRetries,
): SuggestIdeas | null {
  const { baseUrl, apiKey, visionModel } = config
  if (baseUrl === null || visionModel === null) return null
  const chat = { name: 'ideas', baseUrl, apiKey, model: visionModel, maxAnswerBytes: MAX_ANSWER_BYTES }
  const model = createChatModel(chat, { isStructured: true })

  return ({ image, brief, signal, reserveBudget }) =>
    callWithRetries(
      async (abortSignal) => {
        const answer = await generateText({
          model,
          instructions: INSTRUCTIONS,
          messages: [
            {
              role: 'user',
              content: [
                // JSON quotes the brief, so its text cannot end it.
                { type: 'text', text: JSON.stringify({ brief: brief.slice(0, MAX_BRIEF_LENGTH) }) },
                { type: 'file', mediaType: 'image', data: { type: 'data', data: image } },
              ],
            },
          ],
          output: Output.object({ schema: ANSWER, name: 'ideas' }),
          abortSignal,
          ...CONTAINED,
        })
        if (answer.finishReason === 'content-filter')
          throw new ModelError('refused', 'the model declined to answer')
        return tidied(answer.output)
      },
      { model: visionModel, signal, reserveBudget },
    )
}
