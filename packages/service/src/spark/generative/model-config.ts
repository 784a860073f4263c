import { z } from 'zod'
import { baseAddress, wholeNumber } from '../../setting.ts'

/** Where generative models are and what may be spent on them. */
export type ModelConfig = {
  /** Of an OpenAI-compatible API, without a slash at its end; null where there is none. */
  baseUrl: string | null
  /** Empty where the API asks for none. */
  apiKey: string
  /** For image edits and for ideas: names as the API knows them, null for what is not on offer. */
  imageModel: string | null
  visionModel: string | null
  /** For one attempt, and the attempts at one answer. */
  timeoutMs: number
  attempts: number
  /** US dollars: the price of one call, and what an organization may spend a day. */
  imageCost: number
  ideasCost: number
  dailyBudget: number
}

const dollars = z.coerce.number().min(0)
const modelName = z.string().regex(/^[\x21-\x7e]+$/, 'must be a model name: printable ASCII without spaces')

/** The settings by name. */
export const MODEL_SETTINGS = {
  // A key in an address would be in every error that names it.
  ENDCAP_AI_BASE_URL: baseAddress
    .refine((url) => /^[^?#@]+$/.test(url), 'must be without credentials, query and fragment')
    .optional()
    .meta({
      description:
        'Of an OpenAI-compatible API, as in `https://api.example.com/v1`: generative models for [Spark](spark.md#with-generative-models). Without it the built-in studio and rules do all of it, and nothing leaves the machine.',
    }),
  // What no header can hold is refused here, where the message does not repeat it.
  ENDCAP_AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces')
    .default('')
    .meta({ description: 'Its key. A local server may need none.', fallback: 'empty', secret: true }),
  ENDCAP_AI_IMAGE_MODEL: modelName.optional().meta({
    description:
      "The model that edits images (`POST {base}/images/edits`), by the API's name for it. At least one of the two models is needed with an address.",
  }),
  ENDCAP_AI_VISION_MODEL: modelName.optional().meta({
    description:
      'The model that sees an image and gives ideas (`POST {base}/chat/completions`, with structured output).',
  }),
  ENDCAP_AI_TIMEOUT_MS: wholeNumber(1_000, 240_000).default(60_000).meta({
    description:
      'Time for one attempt, 1000 to 240000. All that a request wants of models has two minutes, less where it had to wait for its turn; what is not there by then is made without them.',
  }),
  ENDCAP_AI_ATTEMPTS: wholeNumber(1, 5)
    .default(2)
    .meta({ description: 'Attempts at one answer, 1 to 5; only what may pass is tried again.' }),
  ENDCAP_AI_IMAGE_COST: dollars.default(0.05).meta({
    description:
      "What one image costs, in US dollars, as you know it from the API's price list. Each attempt is counted, as each may be billed.",
  }),
  ENDCAP_AI_IDEAS_COST: dollars.default(0.02).meta({ description: 'The same for one request for ideas.' }),
  ENDCAP_AI_DAILY_BUDGET: dollars.default(5).meta({
    description:
      'What an organization may spend on models a day (UTC), in US dollars, over all processes. When it is spent, the built-in ones go on. 0 asks no model that costs anything.',
  }),
}

const shape = z.object(MODEL_SETTINGS)

export function modelConfig(values: z.output<typeof shape>): ModelConfig {
  return {
    baseUrl: values.ENDCAP_AI_BASE_URL ?? null,
    apiKey: values.ENDCAP_AI_API_KEY,
    imageModel: values.ENDCAP_AI_IMAGE_MODEL ?? null,
    visionModel: values.ENDCAP_AI_VISION_MODEL ?? null,
    timeoutMs: values.ENDCAP_AI_TIMEOUT_MS,
    attempts: values.ENDCAP_AI_ATTEMPTS,
    imageCost: values.ENDCAP_AI_IMAGE_COST,
    ideasCost: values.ENDCAP_AI_IDEAS_COST,
    dailyBudget: values.ENDCAP_AI_DAILY_BUDGET,
  }
}

/** What is missing, as problems for people: a model is nothing without an address, nor the address without one. */
export function modelProblems(given: Readonly<Record<string, unknown>>): string[] {
  const models = ['ENDCAP_AI_IMAGE_MODEL', 'ENDCAP_AI_VISION_MODEL']
  const named = models.filter((name) => given[name])
  if (!given['ENDCAP_AI_BASE_URL']) {
    return named.length > 0 ? [`ENDCAP_AI_BASE_URL: is needed for ${named.join(' and ')}`] : []
  }
  return named.length > 0 ? [] : [`${models.join(' or ')}: one is needed for ENDCAP_AI_BASE_URL`]
}
