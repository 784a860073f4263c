export type AuthConfig = {
  /** `production`, or `dev1` to `dev5`. Credentials and tokens are valid in one environment only. */
  environment: string
  /** Base address of this environment; the `iss` of its tokens. */
  baseUrl: string
  /** Production base address; the `aud` of tokens in every environment. */
  audience: string
  tokenLifetimeS: number
}

/** Returns the endpoint and audience for token requests. */
export const tokenEndpointOf = ({ audience, baseUrl }: Pick<AuthConfig, 'audience' | 'baseUrl'>) => ({
  audience,
  token_url: `${baseUrl}/auth/token`,
})
