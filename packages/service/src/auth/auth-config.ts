export type AuthConfig = {
  /** `production`, or `dev1` to `dev5`: credentials and tokens of one are refused by the others. */
  environment: string
  /** This environment's base address, the tokens' `iss`. */
  baseUrl: string
  /** The production base address, the tokens' `aud` in every environment. */
  audience: string
  tokenLifetimeS: number
}
