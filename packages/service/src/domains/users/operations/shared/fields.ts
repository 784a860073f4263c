import { z } from 'zod'
import { ROLES } from '../../../auth/role.ts'

const MAX_NAME = 100
/** Longest address that mail servers accept (RFC 5321). */
const MAX_EMAIL = 254

/** A name of one line. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME)
  .regex(/^\P{Cc}*$/u)
export const email = z.string().trim().max(MAX_EMAIL).pipe(z.email())
export const role = z.enum(ROLES)
/** The secret of a link, which is longer only if somebody guesses. */
export const linkSecret = z.string().min(1).max(200)
/** The id of a person, as the database writes it. Other texts find nobody. */
export const userParams = z.object({ user_id: z.uuid().transform((id) => id.toLowerCase()) })
