import { baseAddress, hasNoCredentials, wholeNumber } from '@endcap/foundation/settings/setting'
import { z } from 'zod'
import { PROVIDERS, type Provider } from './providers.ts'

export type EyeConfig = {
  /** Servers of the Open Inference Protocol, without trailing slash. Empty if this machine analyzes. */
  urls: readonly string[]
  /** Sent to the servers, and required by `endcap eye serve`. Null if not set. */
  token: string | null
  /** Version of the facts in use. Eyes of another version are refused. */
  version: string
  /** Images sent to a server at a time. */
  concurrency: number
  /** Per image, with its way there and back. */
  timeoutMs: number
  /** Runs the models of this machine. */
  provider: Provider
}

const MAX_SERVERS = 32

const servers = z
  .string()
  .default('')
  .transform((text) => text.split(/[,\s]+/).filter(Boolean))
  .pipe(
    z
      .array(
        baseAddress.refine(
          (url) => hasNoCredentials(url) && /^[^?#]+$/.test(url),
          'must be without user name, password, query and fragment',
        ),
      )
      .max(MAX_SERVERS),
  )

/** A version is a name and a number, because it is a part of model versions. */
const version = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}-\d{1,6}$/, 'must be a name and a number, such as acme-3')

export const EYE_SETTINGS = {
  ENDCAP_EYE_URL: servers.meta({
    description:
      'Addresses of servers that analyze images by the Open Inference Protocol, separated by commas, for example `http://gpu-1:8100`. See [eyes](eyes.md). Without it, this machine analyzes.',
    fallback: 'none',
  }),
  ENDCAP_EYE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 printable ASCII characters without spaces')
    .optional()
    .meta({
      description: 'Token that is sent to these servers, and that `endcap eye serve` requires.',
      fallback: 'none',
      secret: true,
    }),
  ENDCAP_EYE_VERSION: version.optional().meta({
    description:
      'Version of the facts that these servers return. With another version than that of this release, this machine analyzes nothing itself, because facts of two eyes are not mixed in a score.',
    fallback: 'that of this release',
  }),
  ENDCAP_EYE_CONCURRENCY: wholeNumber(1, 256)
    .default(4)
    .meta({ description: 'Images that are sent to one of these servers at a time.' }),
  ENDCAP_EYE_TIMEOUT_MS: wholeNumber(1_000, 240_000).default(30_000).meta({
    description:
      'Time for one image in milliseconds, 1000 to 240000. After it the next server analyzes the image, and then this machine.',
  }),
  ENDCAP_EYE_PROVIDER: z.enum(PROVIDERS).default('cpu').meta({
    description:
      'What runs the models of this machine: `cpu`, `cuda`, `coreml` or `webgpu`. Which of them a machine has is in [execution providers](execution-providers.md).',
  }),
}

const shape = z.object(EYE_SETTINGS)

/** Maps parsed settings. `ownVersion` is that of this release. */
export const eyeConfig = (values: z.output<typeof shape>, ownVersion: string): EyeConfig => ({
  urls: values.ENDCAP_EYE_URL,
  token: values.ENDCAP_EYE_TOKEN ?? null,
  version: values.ENDCAP_EYE_VERSION ?? ownVersion,
  concurrency: values.ENDCAP_EYE_CONCURRENCY,
  timeoutMs: values.ENDCAP_EYE_TIMEOUT_MS,
  provider: values.ENDCAP_EYE_PROVIDER,
})

/** Another version needs servers that measure it. */
export const eyeProblems = (given: Readonly<Record<string, unknown>>): string[] =>
  given['ENDCAP_EYE_VERSION'] && !given['ENDCAP_EYE_URL']
    ? ['ENDCAP_EYE_URL: is needed for ENDCAP_EYE_VERSION']
    : []
