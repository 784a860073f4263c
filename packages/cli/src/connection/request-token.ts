import { z } from 'zod'
import { say } from '../terminal/say.ts'

/** A client of a service, which may run elsewhere. */
export type Client = {
  baseUrl: string
  clientId: string
  clientSecret: string
  organizationId: string
  audience: string
}

const TIMEOUT_MS = 30_000

const token = z.object({
  access_token: z.string().min(1),
  token_type: z.string(),
  expires_in: z.number(),
})
const refusal = z.object({ error: z.string(), error_description: z.string().optional() })

/** Requests an access token from a service by the client credentials grant (RFC 6749, section 4.4). */
export async function requestToken(client: Client): Promise<z.output<typeof token>> {
  const address = `${client.baseUrl}/auth/token`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      client_id: client.clientId,
      client_secret: client.clientSecret,
      audience: client.audience,
      grant_type: 'client_credentials',
      organization: client.organizationId,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(say('cli.token.unreachable', { address }), { cause: error })
  })
  const body: unknown = await response.json().catch(() => null)
  const issued = token.safeParse(body)
  if (response.ok && issued.success) return issued.data
  const { data } = refusal.safeParse(body)
  const { status } = response
  throw new Error(
    data
      ? say('cli.token.refused', {
          address,
          status,
          reason: `${data.error}: ${data.error_description ?? ''}`,
        })
      : say('cli.token.not_endcap', { address, status }),
  )
}
