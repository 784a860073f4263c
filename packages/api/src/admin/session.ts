import { z } from 'zod'
import { uuid } from '../schemas/fields.ts'
import type { AdminOperation } from './admin-operation.ts'
import { personName, role, roleLimits } from './people.ts'

const organizationChoice = z
  .object({ organization_id: uuid, name: z.string(), role, ...roleLimits })
  .meta({ id: 'OrganizationChoice' })

export const session = z
  .object({
    user: z.object({
      user_id: uuid,
      name: z.string().nullable(),
      email: z.string().nullable(),
      is_operator: z.boolean(),
    }),
    organization: organizationChoice,
    organizations: z.array(organizationChoice),
    base_url: z.string(),
    version: z.string(),
    model_version: z.string(),
    demo: z
      .object({ asins: z.array(z.string()) })
      .nullable()
      .meta({ description: 'The demo shop. Null without it' }),
    docs_url: z.string(),
    can: z.object({ manage_people: z.boolean(), edit: z.boolean(), operate: z.boolean() }),
  })
  .meta({ id: 'Session' })

export const signInOptions = z
  .object({
    oidc: z.object({ name: z.string() }).nullable().meta({ description: 'The identity provider' }),
    has_users: z.boolean(),
    passkeys: z.boolean().meta({ description: 'True if the base address allows passkeys' }),
  })
  .meta({ id: 'SignInOptions' })

const linkDescription = z
  .object({
    kind: z.enum(['setup', 'invitation', 'sign_in']),
    name: z.string().nullable(),
    organization: z.object({ name: z.string() }).nullable(),
    role,
  })
  .meta({ id: 'LinkDescription' })

/** Longer secrets can only be guesses. */
const linkSecret = z.string().min(1).max(200)
export const linkQuestion = z.object({ secret: linkSecret }).meta({ id: 'LinkQuestion' })
const linkUse = z.object({ secret: linkSecret, name: personName.nullish() }).meta({ id: 'LinkUse' })
const organizationSwitch = z
  .object({ organization_id: z.string().max(100) })
  .meta({ id: 'OrganizationSwitch' })

const personToken = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })
  .meta({ id: 'PersonToken' })

const opened = { 200: { description: 'The session', schema: session } }

export const SESSION_OPERATIONS = {
  getSession: {
    method: 'GET',
    path: '/console/api/session',
    tag: 'Session',
    summary: 'Read the session',
    description: 'The `extra` of the refusal names the ways to sign in (`SignInOptions`).',
    role: 'nobody',
    answers: opened,
    errors: ['SIGNED_OUT'],
  },
  redeemLink: {
    method: 'POST',
    path: '/console/api/session',
    tag: 'Session',
    summary: 'Sign in with a link',
    description: 'Sets the cookie of the session, and uses the link up.',
    role: 'nobody',
    request: { body: linkUse },
    answers: opened,
    errors: ['LINK_NOT_VALID', 'SIGNED_OUT', 'RATE_LIMITED'],
  },
  endSession: {
    method: 'DELETE',
    path: '/console/api/session',
    tag: 'Session',
    summary: 'Sign out',
    description: 'Ends the session and removes its cookie, also where no session is left.',
    role: 'nobody',
    answers: { 204: { description: 'Signed out' } },
  },
  describeLink: {
    method: 'POST',
    path: '/console/api/links',
    tag: 'Session',
    summary: 'Read a link without using it up',
    description: 'The secret is in the body, so that no log has it.',
    role: 'nobody',
    request: { body: linkQuestion },
    answers: { 200: { description: 'The link', schema: linkDescription } },
    errors: ['LINK_NOT_VALID', 'RATE_LIMITED'],
  },
  switchOrganization: {
    method: 'PUT',
    path: '/console/api/session/organization',
    tag: 'Session',
    summary: 'Switch to another organization',
    description: 'The access tokens before stay those of the other organization.',
    role: 'viewer',
    request: { body: organizationSwitch },
    answers: opened,
    errors: ['NOT_FOUND'],
  },
  issueConsoleToken: {
    method: 'POST',
    path: '/console/token',
    tag: 'Session',
    summary: 'Exchange the session for an access token of the API',
    description: 'The token has the role of the person in the organization of the session.',
    role: 'viewer',
    answers: { 200: { description: 'The token, valid for five minutes', schema: personToken } },
  },
} as const satisfies Record<string, AdminOperation>

export type Session = z.output<typeof session>
export type SignInOptions = z.output<typeof signInOptions>
export type LinkDescription = z.output<typeof linkDescription>
export type PersonToken = z.output<typeof personToken>
