import { CREDENTIAL_EXAMPLE, credentialWithSecret } from '@endcap/api'
import { z } from 'zod'
import { type AuthConfig, tokenEndpointOf } from '../../../auth/auth-config.ts'
import type { Credential } from '../../../auth/credential-store.ts'
import { presentCredential } from '../../present-credential.ts'

export const clientPath = z.object({
  client_id: z.string().meta({ description: 'Id of the credential', example: CREDENTIAL_EXAMPLE.client_id }),
})

/** Returns the answer with a secret. */
export const secretAnswer = (description: string) => ({
  description,
  schema: credentialWithSecret,
  example: {
    ...CREDENTIAL_EXAMPLE,
    client_secret: 'ecs_…',
    organization_id: '019a9d2e-5f00-7a51-9c33-8a1f0e6d2b10',
    audience: 'https://api.example.com',
    token_url: 'https://api.example.com/auth/token',
  },
})

/** Presents a credential with its secret and what a client needs besides. */
export const presentWithSecret = (
  credential: Credential,
  { clientSecret, config }: { clientSecret: string; config: AuthConfig },
) => ({
  ...presentCredential(credential),
  client_secret: clientSecret,
  organization_id: credential.organizationId,
  ...tokenEndpointOf(config),
})
