import { z } from 'zod'
import { nonEmptyText, timestamp, uuid } from '../schemas/fields.ts'
import { MAX_TAG_LENGTH } from '../schemas/pdp-list.ts'
import type { AdminOperation } from './admin-operation.ts'
import { organizationPath } from './organization-path.ts'

/** Roles, fewest rights first. */
export const ROLES = ['viewer', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

const MAX_NAME = 100
/** Longest mail address (RFC 5321). */
const MAX_EMAIL = 254

export const role = z.enum(ROLES)

export const personName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME)
  .regex(/^\P{Cc}*$/u)

/** Limits of a role. */
export const roleLimits = {
  retailer: z
    .string()
    .nullable()
    .meta({ description: 'Limits the role to this retailer region. Null for all' }),
  tag: z.string().nullable().meta({ description: 'Limits the role to listings with this tag. Null for all' }),
}
const newLimits = {
  retailer: nonEmptyText(MAX_TAG_LENGTH)
    .nullish()
    .meta({ description: 'Limits the role to the listings of this retailer region. Not for admins' }),
  tag: nonEmptyText(MAX_TAG_LENGTH)
    .nullish()
    .meta({ description: 'Limits the role to the listings that have this tag. Not for admins' }),
}

const email = z.string().trim().max(MAX_EMAIL).pipe(z.email())

export const person = z
  .object({
    user_id: uuid.meta({ description: 'Id of the person' }),
    name: z.string().nullable().meta({ description: 'Null until the person gives it' }),
    email: z.string().nullable(),
    role,
    ...roleLimits,
    is_operator: z.boolean().meta({ description: 'True for an operator of the installation' }),
    state: z.enum(['active', 'invited', 'disabled']),
    last_seen_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Person' })

const personList = z.object({ data: z.array(person) }).meta({ id: 'PersonList' })

const newPerson = z
  .strictObject({
    name: personName.nullish(),
    email: email.nullish().meta({ description: 'Finds the person at the sign-in by OIDC' }),
    role,
    ...newLimits,
  })
  .meta({ id: 'NewPerson' })

const personChange = z
  .strictObject({ role: role.optional(), ...newLimits, disabled: z.boolean().optional() })
  .meta({ id: 'PersonChange' })

export const personLink = z
  .object({
    link: z.string().meta({ description: 'Signs the person in, once. Returned only here' }),
    expires_at: timestamp,
  })
  .meta({ id: 'PersonLink' })

const invitedPerson = z.object({ person, ...personLink.shape }).meta({ id: 'InvitedPerson' })

/** An id as the database writes it. Other texts match nobody. */
const personPath = z.object({
  user_id: z
    .uuid()
    .transform((id) => id.toLowerCase())
    .meta({ description: 'Id of the person' }),
})

const list = { 200: { description: 'The people, in the order in which they joined', schema: personList } }
const invited = { 201: { description: 'The person, and the link to sign in with', schema: invitedPerson } }
const changed = { 200: { description: 'The person', schema: person } }
const linked = { 201: { description: 'The link', schema: personLink } }
const INVITE =
  'Endcap sends no mail: pass the link on. An invitation is valid for 7 days, and the link of a person who has signed in before for an hour.'
const CHANGE =
  'Disabling ends the sessions and links of the person at once. The last administrator of an organization stays one.'
const LINK = 'The link replaces the one before.'

export const PEOPLE_OPERATIONS = {
  listPeople: {
    method: 'GET',
    path: '/console/api/people',
    tag: 'Own organization',
    summary: 'List people',
    description: 'Returns the people with their roles, in the order in which they joined.',
    role: 'admin',
    answers: list,
  },
  invitePerson: {
    method: 'POST',
    path: '/console/api/people',
    tag: 'Own organization',
    summary: 'Invite a person',
    description: INVITE,
    role: 'admin',
    request: { body: newPerson },
    answers: invited,
    errors: ['INVALID_RETAILER'],
  },
  changePerson: {
    method: 'PATCH',
    path: '/console/api/people/{user_id}',
    tag: 'Own organization',
    summary: 'Change the role of a person, disable or enable the person',
    description: CHANGE,
    role: 'admin',
    request: { params: personPath, body: personChange },
    answers: changed,
    errors: ['NOT_FOUND', 'INVALID_RETAILER'],
  },
  linkPerson: {
    method: 'POST',
    path: '/console/api/people/{user_id}/link',
    tag: 'Own organization',
    summary: 'Make a link to sign in with',
    description: LINK,
    role: 'admin',
    request: { params: personPath },
    answers: linked,
    errors: ['NOT_FOUND'],
  },
  listOrganizationPeople: {
    method: 'GET',
    path: '/admin/v1/organizations/{organization_id}/people',
    tag: 'People',
    summary: 'List people of an organization',
    description: 'Returns the people with their roles, in the order in which they joined.',
    role: 'operator',
    request: { params: organizationPath },
    answers: list,
    errors: ['NOT_FOUND'],
  },
  inviteOrganizationPerson: {
    method: 'POST',
    path: '/admin/v1/organizations/{organization_id}/people',
    tag: 'People',
    summary: 'Invite a person to an organization',
    description: INVITE,
    role: 'operator',
    request: { params: organizationPath, body: newPerson },
    answers: invited,
    errors: ['NOT_FOUND', 'INVALID_RETAILER'],
  },
  changeOrganizationPerson: {
    method: 'PATCH',
    path: '/admin/v1/organizations/{organization_id}/people/{user_id}',
    tag: 'People',
    summary: 'Change the role of a person, disable or enable the person',
    description: CHANGE,
    role: 'operator',
    request: { params: organizationPath.extend(personPath.shape), body: personChange },
    answers: changed,
    errors: ['NOT_FOUND', 'INVALID_RETAILER'],
  },
  linkOrganizationPerson: {
    method: 'POST',
    path: '/admin/v1/organizations/{organization_id}/people/{user_id}/link',
    tag: 'People',
    summary: 'Make a link for a person to sign in with',
    description: LINK,
    role: 'operator',
    request: { params: organizationPath.extend(personPath.shape) },
    answers: linked,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, AdminOperation>

export type Person = z.output<typeof person>
export type PersonLink = z.output<typeof personLink>
export type InvitedPerson = z.output<typeof invitedPerson>
