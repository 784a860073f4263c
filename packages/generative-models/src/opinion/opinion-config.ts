import { baseAddress, wholeNumber } from '@endcap/foundation/settings/setting'
import { z } from 'zod'
import { apiKey, modelName, withoutCredentials } from '../model-config.ts'

export type OpinionConfig = {
  /** OpenAI-compatible API without trailing slash. Null asks nothing. */
  baseUrl: string | null
  /** Empty if not needed. */
  apiKey: string
  /** Empty without an address. */
  model: string
  /** The eye's certainty below which the model is asked, 0–1. */
  certainty: number
  /** Limits one answer, and all answers that a listing waits for. */
  timeoutMs: number
  /** Questions per UTC day. */
  dailyQuestions: { organization: number; installation: number }
}

const SHARE = 'must be a number from 0 to 1'

export const OPINION_SETTINGS = {
  ENDCAP_OPINION_BASE_URL: withoutCredentials(baseAddress).optional().meta({
    description:
      'Address of an OpenAI-compatible API with a vision model, for example `http://localhost:11434/v1`, which gives a [second opinion](opinions.md) where the built-in models are unsure. Without it no question is asked, and no data leaves the machine.',
  }),
  ENDCAP_OPINION_API_KEY: apiKey
    .default('')
    .meta({ description: 'Key of the API. A local server may need none.', fallback: 'empty', secret: true }),
  ENDCAP_OPINION_MODEL: modelName
    .optional()
    .meta({ description: 'The name of the vision model. It is needed with an address.' }),
  ENDCAP_OPINION_CERTAINTY: z.coerce
    .number({ error: SHARE })
    .min(0, { error: SHARE })
    .max(1, { error: SHARE })
    .default(0.7)
    .meta({
      description: 'The model is asked where the built-in models are less certain than this, 0 to 1.',
    }),
  ENDCAP_OPINION_TIMEOUT_MS: wholeNumber(500, 30_000).default(10_000).meta({
    description:
      'Time limit of an answer in milliseconds, 500 to 30000. An image or a listing waits no longer than this for all its answers, and is then scored without them.',
  }),
  ENDCAP_OPINION_DAILY_QUESTIONS: wholeNumber(0, 10_000_000)
    .default(1_000)
    .meta({ description: 'Questions of an organization a day (UTC), over all processes.' }),
  ENDCAP_OPINION_DAILY_TOTAL: wholeNumber(0, 100_000_000)
    .default(10_000)
    .meta({ description: 'Questions of all organizations together a day (UTC).' }),
}

const shape = z.object(OPINION_SETTINGS)

/** Maps parsed settings. */
export function opinionConfig(values: z.output<typeof shape>): OpinionConfig {
  return {
    baseUrl: values.ENDCAP_OPINION_BASE_URL ?? null,
    apiKey: values.ENDCAP_OPINION_API_KEY,
    model: values.ENDCAP_OPINION_MODEL ?? '',
    certainty: values.ENDCAP_OPINION_CERTAINTY,
    timeoutMs: values.ENDCAP_OPINION_TIMEOUT_MS,
    dailyQuestions: {
      organization: values.ENDCAP_OPINION_DAILY_QUESTIONS,
      installation: values.ENDCAP_OPINION_DAILY_TOTAL,
    },
  }
}

/** Requires a model with an address, and vice versa. */
export function opinionProblems(given: Readonly<Record<string, unknown>>): string[] {
  const names = ['ENDCAP_OPINION_BASE_URL', 'ENDCAP_OPINION_MODEL'] as const
  const [missing, ...others] = names.filter((name) => !given[name])
  if (missing === undefined || others.length > 0) return []
  return [`${missing}: is needed for ${names.find((name) => name !== missing)}`]
}
