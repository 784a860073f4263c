import { givenSettings } from '../config/config.ts'
import { readSecretFiles } from '../config/secret-files.ts'
import { settings } from '../config/settings.ts'

/** The settings' schemas by name; a secret one has `secret: true` in its `meta`. */
type Schemas = Readonly<Record<string, { meta: () => Record<string, unknown> | undefined }>>

/** Environment variables that the AWS SDK reads. They are no settings, so no schema marks them. */
const AWS_SECRETS: ReadonlySet<string> = new Set(['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
/** Shorter secrets are not replaced: they occur in ordinary words, and the text would become unreadable. */
const MIN_LENGTH = 4
const HIDDEN = '***'

/**
 * Returns a function that replaces secrets in a text: the values of secret settings, and the passwords
 * of addresses in any other value.
 */
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

/** Returns a function that replaces the secrets of all variables and settings in a text, also those in secret files. */
export function redactVariables(variables: NodeJS.ProcessEnv): (text: string) => string {
  const { environment } = readSecretFiles(variables)
  return createRedact({ ...environment, ...givenSettings({}, environment) })
}

/** The password of an address, from its user information or its query, as written and decoded. */
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
