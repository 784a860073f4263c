import { z } from 'zod'
import { nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { retailerId } from './retailers.ts'

/** Credential rights and token scopes, the least first. Each includes the previous. */
export const SCOPES = ['read', 'submit', 'admin'] as const
export type Scope = (typeof SCOPES)[number]

const MAX_NAME_LENGTH = 100
const MAX_TAG_LENGTH = 100
/** Maximum hours that the old secret stays valid after a rotation. */
const MAX_OVERLAP_H = 999

const access = z.enum(SCOPES).meta({
  description:
    '`read` changes nothing, `submit` also submits, changes and deletes, `admin` also manages credentials and reads the audit log',
})

/** The body of `POST /v1/credentials`. */
export const newCredential = z
  .object({
    name: text(MAX_NAME_LENGTH).meta({ description: 'Name that tells it from others', minLength: 1 }),
    access,
    retailer: retailerId.nullish().meta({
      description: 'Limits it to the listings of this retailer region',
    }),
    tag: nonEmptyText(MAX_TAG_LENGTH)
      .nullish()
      .meta({ description: 'Limits it to the listings that have this tag. It creates none' }),
  })
  .refine(({ name }) => name.trim() !== '', { path: ['name'], message: 'must not be empty' })
  .meta({ id: 'NewCredential', example: { name: 'Agency', access: 'submit', retailer: 'walmart_us' } })

const limits = {
  access: access.nullable().meta({ description: 'Null for one without limits, which is like `admin`' }),
  retailer: z.string().nullable().meta({ description: 'Limits it to this retailer region. Null for all' }),
  tag: z.string().nullable().meta({ description: 'Limits it to listings with this tag. Null for all' }),
}

const credentialFields = {
  client_id: z.string(),
  name: z.string().nullable(),
  ...limits,
  created_at: timestamp,
  last_used_at: timestamp.nullable().meta({ description: 'Time of its last token, exact to a minute' }),
  disabled_at: timestamp.nullable().meta({ description: 'Null while it can be used' }),
}

export const credential = z.object(credentialFields).meta({ id: 'CredentialSummary' })

export const credentialList = z.object({ data: z.array(credential) }).meta({ id: 'CredentialList' })

export const credentialWithSecret = z
  .object({
    ...credentialFields,
    client_secret: z.string().meta({ description: 'Returned only here, so store it' }),
    organization_id: uuid.meta({ description: 'Send it as `organization` for a token' }),
    audience: z.string(),
    token_url: z.string().meta({ description: 'Address of the token endpoint' }),
  })
  .meta({ id: 'CredentialWithSecret' })

/** The body of `POST /v1/credentials/{client_id}/rotate-secret`. */
export const credentialRotation = z
  .object({
    overlap_hours: z
      .int()
      .min(0)
      .max(MAX_OVERLAP_H)
      .default(24)
      .meta({ description: 'Hours for which the old secret stays valid' }),
  })
  .meta({ id: 'CredentialRotation', example: { overlap_hours: 24 } })

export const me = z
  .object({
    organization_id: uuid.meta({ description: 'Id of your organization' }),
    organization_name: z.string().meta({ description: 'Name of your organization' }),
    kind: z.enum(['credential', 'person']).meta({ description: 'Kind of the owner of the token' }),
    client_id: z.string().meta({ description: 'Id of the credential or the person' }),
    ...limits,
    scopes: z.array(z.enum(SCOPES)).meta({ description: 'Scopes of the token' }),
    integration_ids: z.array(z.string()).meta({ description: 'Integrations that it may submit for' }),
  })
  .meta({ id: 'Me' })

export type NewCredential = z.output<typeof newCredential>
export type CredentialSummary = z.output<typeof credential>
export type CredentialWithSecret = z.output<typeof credentialWithSecret>
export type CredentialRotation = z.output<typeof credentialRotation>
export type Me = z.output<typeof me>

export const CREDENTIAL_EXAMPLE: CredentialSummary = {
  client_id: 'ec_9f2b7c41d0e84a6f',
  name: 'Agency',
  access: 'submit',
  retailer: 'walmart_us',
  tag: null,
  created_at: '2026-11-21T08:00:00.000Z',
  last_used_at: null,
  disabled_at: null,
}
