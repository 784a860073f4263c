import { givenSettings } from '../config/config.ts'
import { readSecretFiles } from '../config/secret-files.ts'
import { settings } from '../config/settings.ts'

/** Setting schemas by name; a secret one has `secret: true` in its `meta`. */
type Schemas = Readonly<Record<string, { meta: () => Record<string, unknown> | undefined }>>

/** Variables of the AWS SDK, which no settings schema marks. */
const AWS_SECRETS: ReadonlySet<string> = new Set(['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
/** Shorter secrets occur in ordinary words. */
const MIN_LENGTH = 4
const HIDDEN = '***'

/** Creates the redaction of secret settings, and of passwords in the addresses of other values. */
export function createRedact(
  values: Readonly<Record<string, unknown>>,
  schemas: Schemas = settings.shape,
): (text: string) => string {
  const isSecret = (name: string) => AWS_SECRETS.has(name) || schemas[name]?.meta()?.['secret'] === true
  const secrets = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    return [...(isSecret(name) ? [value] : []), ...passwordsOf(value)]
  })
  // Replaces the longest first, because a secret may contain another.
  const hidden = secrets.filter(({ length }) => length >= MIN_LENGTH).toSorted((a, b) => b.length - a.length)
  return (text) => hidden.reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
}

/** Creates the redaction of all variables and settings, including secret files. */
export function redactVariables(variables: NodeJS.ProcessEnv): (text: string) => string {
  const { environment } = readSecretFiles(variables)
  return createRedact({ ...environment, ...givenSettings({}, environment) })
}

/** Reads the password from user information or query, as written and decoded. */
function passwordsOf(address: string): string[] {
  const [, written = ''] = /:\/\/[^/@]*?:([^/]*)@/.exec(address) ?? []
  const parameter = /[?&]password=([^&]*)/.exec(address)?.[1] ?? ''
  return [written, parameter].filter(Boolean).flatMap((text) => [text, decoded(text)])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
