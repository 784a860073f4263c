import { OAUTH_ERRORS, type OAuthErrorCode, TOKEN_EXAMPLE, token, tokenRequest } from '@endcap/api'
import { z } from 'zod'

/** OpenAPI description of `POST /auth/token`. */
export const tokenDescription = {
  operationId: 'requestToken',
  tags: ['Access'],
  summary: 'Get an access token',
  description:
    'OAuth 2.0 client credentials (RFC 6749, section 4.4). The client may authenticate with HTTP Basic instead of ' +
    '`client_id` and `client_secret` in the body. Keep the token until it expires.',
  security: [],
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
  body: tokenRequest,
  response: {
    200: {
      description: 'A token',
      content: {
        'application/json': {
          schema: token,
          example: TOKEN_EXAMPLE,
        },
      },
    },
    ...Object.fromEntries(
      [...Map.groupBy(Object.entries(OAUTH_ERRORS), ([, { status }]) => status)].map(([status, entries]) => [
        status,
        refusal(entries.map(([code]) => code as OAuthErrorCode)),
      ]),
    ),
  },
}

function refusal(codes: OAuthErrorCode[]) {
  const schema = z.object({ error: z.enum(codes), error_description: z.string() })
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: {
      'application/json': {
        schema,
        example: { error: codes[0], error_description: 'The reason, for people' },
      },
    },
  }
}
