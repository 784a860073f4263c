import type { z } from 'zod'
import type { ErrorCode } from '../errors/error-codes.ts'

/** Tags of the operations, with their descriptions. */
export const ADMIN_TAGS = {
  Session: 'The session of the console: signing in and out, its organization, its access tokens',
  'Own organization': 'People and credentials of the organization that the console shows',
  Organizations: 'All organizations: use, limits, suspension, deletion',
  People: 'People of any organization',
  Credentials: 'Credentials of any organization',
  Audit: 'Who did what, in any organization and in the installation',
  Health: 'State of the service, and jobs that failed their last attempt',
} as const

/** Right that an operation needs: none, a role of a person in the organization, or that of an operator. */
export type AdminRole = 'nobody' | 'viewer' | 'admin' | 'operator'

/** An answer without a schema has no body. */
type Answer = { description: string; schema?: z.ZodType }

/** An operation of the console, or of operators below `/admin/v1`. */
export type AdminOperation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path as OpenAPI writes it. */
  path: `/console/${string}` | `/admin/v1/${string}`
  tag: keyof typeof ADMIN_TAGS
  summary: string
  description: string
  role: AdminRole
  request?: { params?: z.ZodObject; querystring?: z.ZodObject; body?: z.ZodType }
  answers: Readonly<Record<number, Answer>>
  /** Error codes in addition to those of every operation. */
  errors?: readonly ErrorCode[]
}
