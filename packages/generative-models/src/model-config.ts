import { baseAddress, wholeNumber } from '@endcap/foundation/settings/setting'
import { z } from 'zod'

export type ModelConfig = {
  /** OpenAI-compatible API without trailing slash, or null. */
  baseUrl: string | null
  /** Empty if not needed. */
  apiKey: string
  /** Models for image edits and ideas, or null. */
  imageModel: string | null
  visionModel: string | null
  /** Per attempt, and attempts per answer. */
  timeoutMs: number
  attempts: number
  /** US dollars per call, and per organization a day. */
  imageCost: number
  ideasCost: number
  dailyBudget: number
}

const DOLLARS = 'must be a number of dollars, at least 0'
const dollars = z.coerce.number({ error: DOLLARS }).min(0, { error: DOLLARS })
export const modelName = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be a model name: printable ASCII without spaces')
/** Rejects invalid header characters without repeating the key. */
export const apiKey = z.string().regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces')
/** A key in the address would appear in errors. */
export const withoutCredentials = (address: typeof baseAddress) =>
  address.refine((url) => /^[^?#@]+$/.test(url), 'must be without credentials, query and fragment')

export const MODEL_SETTINGS = {
  ENDCAP_AI_BASE_URL: withoutCredentials(baseAddress).optional().meta({
    description:
      'Address of an OpenAI-compatible API, for example `https://api.example.com/v1`, with generative models for [Spark](spark.md#with-generative-models). Without it Spark uses the built-in studio and rules, and no data leaves the machine.',
  }),
  ENDCAP_AI_API_KEY: apiKey
    .default('')
    .meta({ description: 'Key of the API. A local server may need none.', fallback: 'empty', secret: true }),
  ENDCAP_AI_IMAGE_MODEL: modelName.optional().meta({
    description:
      "The API's name of the model that edits images (`POST {base}/images/edits`). An address needs at least one of the two models.",
  }),
  ENDCAP_AI_VISION_MODEL: modelName.optional().meta({
    description:
      'The name of the vision model that finds ideas (`POST {base}/chat/completions`, with structured output).',
  }),
  ENDCAP_AI_TIMEOUT_MS: wholeNumber(1_000, 240_000).default(60_000).meta({
    description:
      'Time limit of one attempt in milliseconds, 1000 to 240000. All model calls of a request have two minutes together, less if the request had to wait. After that Spark continues without models.',
  }),
  ENDCAP_AI_ATTEMPTS: wholeNumber(1, 5)
    .default(2)
    .meta({ description: 'Attempts at one answer, 1 to 5. Only transient failures are retried.' }),
  ENDCAP_AI_IMAGE_COST: dollars.default(0.05).meta({
    description:
      "Price of one image in US dollars, from the API's price list. Each attempt counts, because each may be billed.",
  }),
  ENDCAP_AI_IDEAS_COST: dollars
    .default(0.02)
    .meta({ description: 'Price of one request for ideas in US dollars.' }),
  ENDCAP_AI_DAILY_BUDGET: dollars.default(5).meta({
    description:
      'Budget of an organization for models a day (UTC), in US dollars, over all processes. When it is spent, Spark uses the built-in studio and rules. With 0, only models that cost nothing are called.',
  }),
}

const shape = z.object(MODEL_SETTINGS)

/** Maps parsed settings. */
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

/** Requires an address with any model, and vice versa. */
export function modelProblems(given: Readonly<Record<string, unknown>>): string[] {
  const models = ['ENDCAP_AI_IMAGE_MODEL', 'ENDCAP_AI_VISION_MODEL']
  const named = models.filter((name) => given[name])
  if (!given['ENDCAP_AI_BASE_URL']) {
    return named.length > 0 ? [`ENDCAP_AI_BASE_URL: is needed for ${named.join(' and ')}`] : []
  }
  return named.length > 0 ? [] : [`${models.join(' or ')}: one is needed for ENDCAP_AI_BASE_URL`]
}
