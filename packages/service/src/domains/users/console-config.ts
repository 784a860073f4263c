import { MAX_TAG_LENGTH } from '@endcap/api'
import { findRetailer } from '@endcap/catalog'
import { CONSOLE_FILES } from '@endcap/console'
import { hasNoCredentials } from '@endcap/foundation/settings/setting'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { limitOf, type PdpLimit } from '../auth/access-tokens.ts'
import { ROLES, type Role } from '../auth/role.ts'

/** The role that a group of the provider gives. */
export type GroupRole = { group: string; role: Role; limit: PdpLimit | null }

export type GroupRoles = {
  organizationId: string
  /** Claim with the names of groups. */
  claim: string
  /** The first one of which the person has the group counts. */
  roles: readonly GroupRole[]
}

/** For people who sign in without an invitation. */
export type DefaultMembership = { organizationId: string; role: 'viewer' | 'editor' }

export type OidcConfig = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  /** Null if people need an invitation. */
  defaultMembership: DefaultMembership | null
  /** Null if groups give no roles. */
  groupRoles: GroupRoles | null
  /** Asked for in addition to `openid email profile`. */
  scopes: readonly string[]
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
  ENDCAP_OIDC_GROUPS: z.string().transform(groupRolesOf).optional().meta({
    description:
      'Roles by groups of the provider, as JSON, for example `[{"group": "content", "role": "editor"}, {"group": "agency", "role": "editor", "tag": "spring"}]`. The first one counts whose group the person has. Needs `ENDCAP_OIDC_ORGANIZATION`. See [people and sign-in](operations.md#people-and-sign-in).',
  }),
  ENDCAP_OIDC_GROUPS_CLAIM: z
    .string()
    .min(1)
    .default('groups')
    .meta({ description: 'Claim of the ID token or of the user info that has the names of the groups.' }),
  ENDCAP_OIDC_SCOPES: z
    .string()
    .regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be names of scopes')
    .optional()
    .meta({
      description:
        'Scopes that are asked for in addition to `openid email profile`, with spaces between. Some providers send groups with a scope such as `groups` only.',
    }),
}

const shape = z.object(CONSOLE_SETTINGS)

/** Must be given together. */
const PROVIDER = ['ENDCAP_OIDC_ISSUER', 'ENDCAP_OIDC_CLIENT_ID', 'ENDCAP_OIDC_CLIENT_SECRET'] as const

/** Reads the configuration of the console. */
export function consoleConfig(values: z.output<typeof shape>): ConsoleConfig {
  const {
    ENDCAP_OIDC_ISSUER: issuer,
    ENDCAP_OIDC_CLIENT_ID: clientId,
    ENDCAP_OIDC_CLIENT_SECRET: clientSecret,
    ENDCAP_OIDC_ORGANIZATION: organizationId,
    ENDCAP_OIDC_ROLE: role,
    ENDCAP_OIDC_GROUPS: roles,
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
          groupRoles:
            organizationId !== undefined && roles !== undefined
              ? { organizationId, claim: values.ENDCAP_OIDC_GROUPS_CLAIM, roles }
              : null,
          scopes: values.ENDCAP_OIDC_SCOPES?.split(' ') ?? [],
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
    ...missingOfMembership(isGiven),
  ]
  return missing.map((name) => `${name}: must be set together with the other ENDCAP_OIDC_ settings`)
}

function missingOfMembership(isGiven: (name: string) => boolean): string[] {
  const gives = isGiven('ENDCAP_OIDC_ROLE') || isGiven('ENDCAP_OIDC_GROUPS')
  if (isGiven('ENDCAP_OIDC_ORGANIZATION')) return gives ? [] : ['ENDCAP_OIDC_ROLE']
  return gives ? ['ENDCAP_OIDC_ORGANIZATION'] : []
}

const groupRole = z
  .strictObject({
    group: z.string().min(1).max(1_000),
    role: z.enum(ROLES),
    retailer: z
      .string()
      .refine((id) => findRetailer(id) !== null, 'must be a supported retailer region')
      .optional(),
    tag: z.string().min(1).max(MAX_TAG_LENGTH).optional(),
  })
  .refine((given) => given.role !== 'admin' || !limitOf(given), 'an admin has no limits')

/** Reads the roles of groups. */
function groupRolesOf(text: string, context: z.RefinementCtx): GroupRole[] {
  const result = z.array(groupRole).min(1).max(1_000).safeParse(parseJson(text))
  if (result.success)
    return result.data.map((given) => ({ group: given.group, role: given.role, limit: limitOf(given) }))
  const [issue] = result.error.issues
  context.addIssue(`must be a JSON array of groups with roles: ${issue?.path.join('.')} ${issue?.message}`)
  return z.NEVER
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Other addresses must not receive a client secret. */
function isHttpsOrLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}

/** Returns true for hosts on this machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(hostname)
