import { CONSOLE_FILES } from '@endcap/console'
import { hasNoCredentials } from '@endcap/foundation/settings/setting'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'

/** For people who sign in without an invitation. */
export type DefaultMembership = { organizationId: string; role: 'viewer' | 'editor' }

export type OidcConfig = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  /** Null if people need an invitation. */
  defaultMembership: DefaultMembership | null
}

export type ConsoleConfig = {
  isOn: boolean
  files: URL
  /** Null without the demo shop. */
  demoAsins: readonly string[] | null
  oidc: OidcConfig | null
}

export const CONSOLE_SETTINGS = {
  ENDCAP_CONSOLE: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ description: '`off` serves no web console: none of its pages and addresses exist.' }),
  // Must match the provider's text, including a trailing slash.
  ENDCAP_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(hasNoCredentials, 'must be without user name and password')
    .refine(isHttpsOrLoopback, 'must be an https address')
    .optional()
    .meta({
      description:
        'Issuer of an OpenID Connect provider with which people may sign in, for example `https://login.example.com`. See [people and sign-in](operations.md#people-and-sign-in).',
    }),
  ENDCAP_OIDC_CLIENT_ID: z.string().min(1).optional().meta({
    description: 'Client id at the provider. Its redirect address is `<base address>/console/oidc/callback`.',
  }),
  ENDCAP_OIDC_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Client secret at the provider.', secret: true }),
  ENDCAP_OIDC_NAME: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'Name of the provider on the sign-in button.', fallback: '`Single sign-on`' }),
  ENDCAP_OIDC_ORGANIZATION: z.string().refine(isUuid, 'must be the id of an organization').optional().meta({
    description:
      'Id of the organization that people join who sign in at the provider without an invitation. Without it only invited people may sign in, matched by their verified email.',
  }),
  ENDCAP_OIDC_ROLE: z.enum(['viewer', 'editor']).optional().meta({
    description: 'Role of people who join without an invitation: `viewer` or `editor`.',
  }),
}

const shape = z.object(CONSOLE_SETTINGS)

/** Must be given together. */
const PROVIDER = ['ENDCAP_OIDC_ISSUER', 'ENDCAP_OIDC_CLIENT_ID', 'ENDCAP_OIDC_CLIENT_SECRET'] as const
const MEMBERSHIP = ['ENDCAP_OIDC_ORGANIZATION', 'ENDCAP_OIDC_ROLE'] as const

/** Reads the configuration of the console. */
export function consoleConfig(values: z.output<typeof shape>): ConsoleConfig {
  const {
    ENDCAP_OIDC_ISSUER: issuer,
    ENDCAP_OIDC_CLIENT_ID: clientId,
    ENDCAP_OIDC_CLIENT_SECRET: clientSecret,
    ENDCAP_OIDC_ORGANIZATION: organizationId,
    ENDCAP_OIDC_ROLE: role,
  } = values
  const hasProvider = issuer !== undefined && clientId !== undefined && clientSecret !== undefined
  return {
    isOn: values.ENDCAP_CONSOLE === 'on',
    files: CONSOLE_FILES,
    demoAsins: null,
    oidc: hasProvider
      ? {
          issuer,
          clientId,
          clientSecret,
          name: values.ENDCAP_OIDC_NAME ?? 'Single sign-on',
          defaultMembership:
            organizationId !== undefined && role !== undefined ? { organizationId, role } : null,
        }
      : null,
  }
}

/** Finds inconsistent settings, for people. */
export function consoleProblems(given: Readonly<Record<string, unknown>>): string[] {
  const isGiven = (name: string) => given[name] !== undefined
  const isUsed = Object.keys(CONSOLE_SETTINGS).some(
    (name) => name.startsWith('ENDCAP_OIDC_') && isGiven(name),
  )
  const missing = [
    ...(isUsed ? PROVIDER.filter((name) => !isGiven(name)) : []),
    ...(MEMBERSHIP.some(isGiven) ? MEMBERSHIP.filter((name) => !isGiven(name)) : []),
  ]
  return missing.map((name) => `${name}: must be set together with the other ENDCAP_OIDC_ settings`)
}

/** Other addresses must not receive a client secret. */
function isHttpsOrLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Returns true for hosts on this machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(hostname)
