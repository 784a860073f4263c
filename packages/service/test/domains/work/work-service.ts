import assert from 'node:assert/strict'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

export type Person = { userId: string; token: string }

type Invited = { organization?: string; tag?: string | null }

export type WorkAnswer<Body> = { status: number; code: unknown; body: Body }

/** A service with pictures and people. */
export type WorkService = Awaited<ReturnType<typeof startWork>>

/** Starts a service on a store. */
export async function startWork({ place }: StoreUnderTest) {
  const origin = await startOrigin()
  const { url: databaseUrl, dataDirectory } = await place()
  const where = databaseUrl === null ? { dataDirectory } : { databaseUrl }
  const service = await startService({ origin, ...where })
  for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
  const { baseUrl } = service.config.auth
  const organizationId = service.credential.organization_id

  async function call<Body>(
    method: string,
    path: string,
    body?: unknown,
    token = service.token,
  ): Promise<WorkAnswer<Body>> {
    const answer = await service.request(method, path, { token, body })
    return { status: answer.status, code: answer.body['error_code'], body: answer.body as Body }
  }

  return {
    service,
    call,
    organizationId,
    url: (n: number) => origin.url(`/${n}.png`),
    /** Invites an editor, for the listings with a tag or all, and signs in. */
    person: (name: string, { organization = organizationId, tag = null }: Invited = {}) =>
      signIn(service, name, organization, tag),
    /** Submits a listing and returns its id. */
    async submit(id: string, [hero = 0, ...carousel]: readonly number[]): Promise<string> {
      const urls = carousel.map((n) => origin.url(`/${n}.png`))
      const submission = { hero_image_url: origin.url(`/${hero}.png`), carousel_image_urls: urls }
      await service.put(id, { ...submission, name: 'Oat Milk' })
      return (await service.settled(id)).pdp_id
    },
    async upload(n: number): Promise<{ upload_id: string }> {
      const body = { image_url: origin.url(`/${n}.png`) }
      const { body: made } = await call<{ upload_id: string }>('POST', '/v1/uploads', body)
      return { upload_id: made.upload_id }
    },
    /** Returns the ids of a listing's images, in order. */
    async imagesOf(id: string): Promise<string[]> {
      const { hero, carousel_images: carousel } = await service.settled(id)
      return [hero, ...carousel].flatMap((image) => image?.image_id ?? [])
    },
    /** Returns a token for the listings with a tag. */
    async tokenFor(tag: string): Promise<string> {
      const limited = { organizationId, integrationIds: [], tag }
      return requestToken(baseUrl, await service.app.administration.createCredential(limited))
    },
  }
}

/** Invites an editor, for the listings with a tag or all, and signs in. */
export async function signIn(
  { app, config }: TestService,
  name: string,
  organizationId: string,
  tag: string | null = null,
): Promise<Person> {
  const { baseUrl } = config.auth
  const invited = { organizationId, email: null, name, isOperator: false, role: 'editor', tag } as const
  const { link } = await app.administration.inviteUser(invited)
  const headers = {
    'endcap-console': '1',
    origin: new URL(baseUrl).origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  }
  const post = (path: string, body: object, cookie = '') =>
    fetch(baseUrl + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) })
  const session = await post('/console/api/session', { secret: link.split('=').at(-1), name })
  const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0]
  const { user } = (await session.json()) as { user: { user_id: string } }
  const { access_token: token } = (await (await post('/console/token', {}, cookie)).json()) as {
    access_token: string
  }
  assert.ok(token)
  return { userId: user.user_id, token }
}
