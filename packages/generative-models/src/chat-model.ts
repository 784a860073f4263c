import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { createModelFetch } from './model-fetch.ts'

type Chat = { name: string; baseUrl: string; apiKey: string; model: string; maxAnswerBytes: number }

/** Creates a model behind `POST {base}/chat/completions`. `isStructured` sends the schema of the answer. */
export function createChatModel(
  { name, baseUrl, apiKey, model, maxAnswerBytes }: Chat,
  { isStructured }: { isStructured: boolean },
): LanguageModel {
  const { href: url } = new URL(`${baseUrl}/chat/completions`)
  return createOpenAICompatible({
    name,
    baseURL: baseUrl,
    fetch: createModelFetch({ url, apiKey, maxBytes: maxAnswerBytes }),
    ...(isStructured ? { supportsStructuredOutputs: true } : {}),
  }).chatModel(model)
}

/** Leaves retries to the caller, and connections to our fetch. */
export const CONTAINED = {
  maxRetries: 0,
  telemetry: { isEnabled: false },
  // The SDK would download an answer's links without our fetch.
  experimental_download: async (files: readonly unknown[]) => files.map(() => null),
}
