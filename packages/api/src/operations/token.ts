import { OAUTH_ERRORS, type OAuthErrorCode } from '../errors/error-codes.ts'
import { TOKEN_EXAMPLE, token, tokenError, tokenRequest } from '../schemas/access.ts'

export const requestToken = {
  operationId: 'requestToken',
  tags: ['Access'],
  summary: 'Get an access token',
  description:
    'OAuth 2.0 client credentials (RFC 6749, section 4.4). The client may authenticate with HTTP Basic instead of ' +
    '`client_id` and `client_secret` in the body, which may also be JSON. Keep the token until it expires.',
  security: [],
  consumes: ['application/x-www-form-urlencoded'],
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
  return {
    description: codes.map((code) => `\`${code}\`: ${OAUTH_ERRORS[code].meaning}`).join('. '),
    headers: headersOf(codes),
    content: {
      'application/json': {
        schema: tokenError,
        example: { error: codes[0], error_description: 'The reason, for people' },
      },
    },
  }
}

/** `shareParts` describes the headers. */
function headersOf(codes: OAuthErrorCode[]) {
  if (codes.includes('invalid_client')) return { 'WWW-Authenticate': {} }
  return codes.includes('slow_down') || codes.includes('temporarily_unavailable') ? { 'Retry-After': {} } : {}
}
