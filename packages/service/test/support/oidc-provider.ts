import { createServer } from 'node:http'
import { freePort } from '@endcap/foundation/net/free-port'
import { Provider } from 'oidc-provider'

export type Account = { email?: string; email_verified?: boolean; name?: string; groups?: string[] }

/** An OpenID provider on loopback, on which people are signed in without a form. */
export type TestProvider = AsyncDisposable & {
  issuer: string
  clientId: string
  clientSecret: string
  /** Sets the account of the next sign-ins. */
  use: (subject: string, account: Account) => void
  /** Follows the provider's redirects from its authorization address, and returns the address of the client. */
  authorize: (address: string) => Promise<string>
}

/** Starts a provider whose client may be redirected to `redirectAddress`. */
export async function startOidcProvider(redirectAddress: string): Promise<TestProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ['endcap', 'a-secret-of-the-test-client-0123456789']
  const accounts = new Map<string, Account>()
  let current = ''
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectAddress] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    cookies: { keys: ['of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...accounts.get(subject) }),
    }),
    // Grants everything, so that nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, response, { login: { accountId: current } })
    else void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    issuer,
    clientId,
    clientSecret,
    use(subject, account) {
      accounts.set(subject, account)
      current = subject
    },
    async authorize(address) {
      const cookies = new Map<string, string>()
      for (let next = address; ; ) {
        if (!next.startsWith(issuer)) return next
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (location === null) throw new Error(`${next}: ${response.status} ${await response.text()}`)
        next = new URL(location, next).href
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
