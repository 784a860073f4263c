import type { CreatedCredential } from '../../../session/contract.ts'

export type SnippetName = 'curl' | 'SDK' | '.env' | 'CLI'

/** Ways to use a credential. */
export const SNIPPETS: readonly SnippetName[] = ['curl', 'SDK', '.env', 'CLI']

/** Returns an example with the values of a credential filled in. */
export function snippetOf(name: SnippetName, credential: CreatedCredential): string {
  return WRITERS[name](credential)
}

const WRITERS: Record<SnippetName, (credential: CreatedCredential) => string> = {
  curl: ({ token_url, client_id, client_secret, audience, organization_id, base_url }) => {
    const body = {
      client_id,
      client_secret,
      audience,
      grant_type: 'client_credentials',
      organization: organization_id,
    }
    return [
      '# Get an access token (needs jq)',
      `TOKEN=$(curl -s ${token_url} \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}' | jq -r .access_token)`,
      '',
      '# List the listings',
      `curl ${base_url}/v1/pdps -H "Authorization: Bearer $TOKEN"`,
    ].join('\n')
  },
  SDK: (credential) =>
    [
      '// npm install @endcap/client',
      "import { Endcap } from '@endcap/client'",
      '',
      'const endcap = new Endcap({',
      `  baseUrl: '${credential.base_url}',`,
      `  clientId: '${credential.client_id}',`,
      `  clientSecret: '${credential.client_secret}',`,
      `  organizationId: '${credential.organization_id}',`,
      ...otherAudience(credential, (audience) => `  audience: '${audience}',`),
      '})',
      "const pdp = await endcap.pdps.submitAndWait('sku-4711', {",
      "  name: 'Potato chips, 150 g',",
      "  hero_image_url: 'https://example.com/chips.jpg',",
      '})',
      'console.log(pdp.pdp_score)',
    ].join('\n'),
  '.env': (credential) => variables(credential, (name, value) => `${name}=${value}`).join('\n'),
  CLI: (credential) =>
    [
      ...variables(credential, (name, value) => `export ${name}=${value}`),
      '',
      '# Print an access token',
      'npx endcap token',
    ].join('\n'),
}

function variables(credential: CreatedCredential, line: (name: string, value: string) => string): string[] {
  return [
    line('ENDCAP_BASE_URL', credential.base_url),
    line('ENDCAP_CLIENT_ID', credential.client_id),
    line('ENDCAP_CLIENT_SECRET', credential.client_secret),
    line('ENDCAP_ORGANIZATION_ID', credential.organization_id),
    ...otherAudience(credential, (audience) => line('ENDCAP_AUDIENCE', audience)),
  ]
}

/** The audience is the base address unless the operator chose another. */
const otherAudience = (
  { audience, base_url: baseUrl }: CreatedCredential,
  line: (audience: string) => string,
): string[] => (audience === baseUrl ? [] : [line(audience)])
