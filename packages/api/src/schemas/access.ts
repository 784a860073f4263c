import { z } from 'zod'
import { OAUTH_ERRORS, type OAuthErrorCode } from '../errors/error-codes.ts'

/** An empty parameter counts as omitted (RFC 6749, section 3.2). */
const value = z.string().min(1)

/** JSON or form fields. A repeated form parameter arrives as an array and is refused. */
export const tokenRequest = z
  .object({
    client_id: value.optional(),
    client_secret: value.optional(),
    audience: value,
    grant_type: value.meta({ enum: ['client_credentials'] }),
    organization: value,
    scope: z.string().optional().meta({
      description: '`read`, `submit` or `admin`, if the token should allow less than the credential',
    }),
  })
  .meta({
    id: 'TokenRequest',
    example: {
      client_id: 'ec_9f2b…',
      client_secret: 'ecs_…',
      audience: 'https://api.example.com',
      grant_type: 'client_credentials',
      organization: '019a9d2e-5f00-7a51-9c33-8a1f0e6d2b10',
    },
  })

export const token = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().meta({ description: 'Seconds' }),
    scope: z.string().optional().meta({
      description: 'Scopes of the token. Only in answers to requests with a `scope`',
    }),
  })
  .meta({ id: 'Token' })

/** RFC 6749, section 5.2. */
export const tokenError = z
  .object({
    // `Object.keys` widens the key type.
    error: z.enum(Object.keys(OAUTH_ERRORS) as [OAuthErrorCode, ...OAuthErrorCode[]]).meta({
      description: 'For programs. Stable',
    }),
    error_description: z.string().meta({ description: 'The reason, for people' }),
  })
  .meta({ id: 'TokenError' })

export const TOKEN_EXAMPLE: z.output<typeof token> = {
  access_token: 'eyJhbGciOiJFZERTQSIs…',
  token_type: 'Bearer',
  expires_in: 86_400,
}
