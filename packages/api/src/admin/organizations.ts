import { LANGUAGES } from '@endcap/words/languages'
import { z } from 'zod'
import { timestamp, uuid } from '../schemas/fields.ts'
import type { AdminOperation } from './admin-operation.ts'
import { organizationPath } from './organization-path.ts'

/** Limited resources of an organization. */
export const QUOTA_NAMES = [
  'stored_bytes',
  'upload_bytes',
  'import_bytes',
  'corrections',
  'rubric_versions',
  'fact_bytes',
] as const

const language = z.enum(LANGUAGES)

const usage = z
  .object({
    quota: z.enum(QUOTA_NAMES),
    used: z.number(),
    allowed: z.number(),
  })
  .meta({ id: 'OrganizationUsage' })

export const organization = z
  .object({
    organization_id: uuid.meta({ description: 'Id of the organization' }),
    name: z.string(),
    state: z.enum(['active', 'suspended', 'deleting']).meta({
      description:
        '`suspended`: its clients and people are refused. `deleting`: a worker deletes its rows and files',
    }),
    suspended_at: timestamp.nullable(),
    icp: z
      .array(z.string())
      .nullable()
      .meta({ description: 'Paths of the category subtrees that it may use. Null for all' }),
    language: language.meta({ description: 'Language of reports, exports and tools' }),
    rate_limit: z.int().nullable().meta({ description: 'Submissions per minute. Null for the default' }),
    quota_bytes: z.number().nullable().meta({ description: 'Bytes of stored files. Null for the default' }),
    default_portfolio_id: uuid.nullable().meta({ description: 'Portfolio of listings that name none' }),
    usage: z.array(usage).meta({ description: 'Use of what it is allowed' }),
  })
  .meta({ id: 'Organization' })

const organizationList = z.object({ data: z.array(organization) }).meta({ id: 'OrganizationList' })

const MAX_NAME = 200
/** Upper bounds of limits: a million submissions, and a petabyte. */
const MAX_RATE = 1_000_000
const MAX_BYTES = 1e15

const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME)
  .regex(/^\P{Cc}*$/u)
const limits = {
  icp: z
    .array(z.string().max(1_000))
    .nullable()
    .optional()
    .meta({ description: 'Ids or paths of categories. Null for all' }),
  language: language
    .optional()
    .meta({ description: 'Language of reports, exports and tools. `en` by default' }),
  rate_limit: z
    .int()
    .min(1)
    .max(MAX_RATE)
    .nullable()
    .optional()
    .meta({ description: 'Submissions per minute. Null for the default' }),
  quota_bytes: z
    .int()
    .min(1)
    .max(MAX_BYTES)
    .nullable()
    .optional()
    .meta({ description: 'Bytes of stored files. Null for the default' }),
}

const newOrganization = z.strictObject({ name, ...limits }).meta({ id: 'NewOrganization' })

const organizationChange = z
  .strictObject({
    name: name.optional(),
    ...limits,
    suspended: z.boolean().optional().meta({
      description:
        'True refuses its clients and people. What was accepted is still scored, and false restores the access',
    }),
  })
  .meta({ id: 'OrganizationChange' })

const confirmation = z.object({
  confirm: z.string().max(1_000).meta({ description: 'Name of the organization, exactly' }),
})

const one = { 200: { description: 'The organization', schema: organization } }

export const ORGANIZATION_OPERATIONS = {
  listOrganizations: {
    method: 'GET',
    path: '/admin/v1/organizations',
    tag: 'Organizations',
    summary: 'List organizations with their use and limits',
    description: 'Returns all organizations of the installation, the oldest first.',
    role: 'operator',
    answers: { 200: { description: 'All organizations, the oldest first', schema: organizationList } },
  },
  createOrganization: {
    method: 'POST',
    path: '/admin/v1/organizations',
    tag: 'Organizations',
    summary: 'Create an organization',
    description: 'It has a default portfolio, and neither people nor credentials.',
    role: 'operator',
    request: { body: newOrganization },
    answers: { 201: { description: 'The organization', schema: organization } },
  },
  getOrganization: {
    method: 'GET',
    path: '/admin/v1/organizations/{organization_id}',
    tag: 'Organizations',
    summary: 'Read an organization with its use and limits',
    description: 'Returns what the organization has, and what it may have.',
    role: 'operator',
    request: { params: organizationPath },
    answers: one,
    errors: ['NOT_FOUND'],
  },
  changeOrganization: {
    method: 'PATCH',
    path: '/admin/v1/organizations/{organization_id}',
    tag: 'Organizations',
    summary: 'Change the name or the limits of an organization, suspend or resume it',
    description:
      'Fields that are left out stay. While it is suspended, its tokens get 401 `UNAUTHORIZED`, new ones are refused, and its people cannot sign in. A credential cannot suspend its own organization.',
    role: 'operator',
    request: { params: organizationPath, body: organizationChange },
    answers: one,
    errors: ['NOT_FOUND'],
  },
  deleteOrganization: {
    method: 'DELETE',
    path: '/admin/v1/organizations/{organization_id}',
    tag: 'Organizations',
    summary: 'Delete an organization with all its rows and files',
    description:
      'Its clients and people are refused at once. A worker deletes its rows and files some minutes later. This cannot be undone. A credential cannot delete its own organization.',
    role: 'operator',
    request: { params: organizationPath, querystring: confirmation },
    answers: { 202: { description: 'The organization, whose state is `deleting`', schema: organization } },
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, AdminOperation>

export type QuotaName = (typeof QUOTA_NAMES)[number]
export type Organization = z.output<typeof organization>
