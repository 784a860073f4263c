import type { z } from 'zod'
import type { ErrorCode } from '../errors/error-codes.ts'

export const ADMIN_TAGS = {
  Session: 'The session of the console: signing in and out, its organization, its access tokens',
  'Shared links': 'What a link for outsiders shows. Its secret is the only sign-in',
  'Own organization': 'People and credentials of the organization that the console shows',
  Organizations: 'All organizations: use, limits, suspension, deletion',
  People: 'People of any organization',
  Credentials: 'Credentials of any organization',
  Audit: 'Who did what, in any organization and in the installation',
  Health: 'State of the service, and jobs that failed their last attempt',
} as const

/** Required right: none, a role in the organization, or operator. */
export type AdminRole = 'nobody' | 'viewer' | 'admin' | 'operator'

/** Without a schema, it has no body. */
type Answer = { description: string; schema?: z.ZodType }

/** An operation of the console, or of operators below `/admin/v1`. */
export type AdminOperation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path in OpenAPI syntax. */
  path: `/console/${string}` | `/admin/v1/${string}`
  tag: keyof typeof ADMIN_TAGS
  summary: string
  description: string
  role: AdminRole
  request?: { params?: z.ZodObject; querystring?: z.ZodObject; body?: z.ZodType }
  answers: Readonly<Record<number, Answer>>
  /** Codes beyond those of every operation. */
  errors?: readonly ErrorCode[]
}
