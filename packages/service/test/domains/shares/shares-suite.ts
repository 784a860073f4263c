import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, it } from 'node:test'
import type { AuditEvent, Share, ShareWithLink } from '@endcap/api'
import type { SharedContent } from '@endcap/api/admin'
import { sql } from 'kysely'
import PQueue from 'p-queue'
import { removeEndedShares } from '../../../src/domains/shares/share-store.ts'
import { operationsOf, readOpenApi } from '../../support/openapi.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
/** Each gets its own address, which a trusted proxy gives, so that no limit of an address hides an answer. */
const anyAddress = () => [...randomBytes(4)].join('.')

type Opened = { status: number; text: string; code: unknown; type: string | null }

/** Tests of links for outsiders on one store. `guessed`: secrets and ids. */
export function sharesSuite({ place }: StoreUnderTest, guessed = 1_000): void {
  let origin: Origin
  let service: TestService
  let listing: { pdpId: string; images: string[] }
  let other: { pdpId: string; images: string[] }
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
      configure: (config) => {
        config.server.trustedProxies = ['127.0.0.1']
      },
    })
    for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
    listing = await submit('shared', [0, 1])
    other = await submit('secret-of-others', [2, 3])
  })
  after(() => service[Symbol.asyncDispose]())

  async function submit(id: string, pictures: number[]) {
    const [hero, ...carousel] = pictures.map((n) => origin.url(`/${n}.png`))
    await service.put(id, { hero_image_url: hero, carousel_image_urls: carousel, name: `Oat Milk ${id}` })
    const scored = await service.settled(id)
    const images = [scored.hero, ...scored.carousel_images].map((image) => image?.image_id ?? '')
    return { pdpId: scored.pdp_id, images }
  }

  async function share(fields: object = {}, token?: string) {
    const { status, body } = await service.request('POST', '/v1/shares', {
      body: {
        kind: 'listings',
        pdp_ids: [listing.pdpId],
        recipient: 'Studio North',
        expires_at: inDays(14),
        ...fields,
      },
      ...(token === undefined ? {} : { token }),
    })
    assert.equal(status, 201, JSON.stringify(body))
    const made = body as unknown as ShareWithLink
    return { ...made, secret: new URL(made.url).hash.slice(1) }
  }

  async function guest(
    secret: string,
    path = '',
    { pass, body, headers }: { pass?: string; body?: unknown; headers?: object } = {},
  ): Promise<Opened> {
    const { baseUrl } = service.config.auth
    const response = await fetch(`${baseUrl}/console/api/shared${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'endcap-console': '1',
        'endcap-share': secret,
        'x-forwarded-for': anyAddress(),
        ...(pass === undefined ? {} : { 'endcap-share-pass': pass }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', origin: new URL(baseUrl).origin }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const type = response.headers.get('content-type')
    const text = await response.text()
    const code = type?.includes('json')
      ? (JSON.parse(text) as { error_code?: unknown }).error_code
      : undefined
    return { status: response.status, text, code, type }
  }
  const pictureOf = (secret: string, imageId: string, side = '160') =>
    guest(secret, `/pictures/${imageId}/${side}`)
  const alter = (column: 'expires_at' | 'paused_until', shareId: string, time: string) =>
    sql`UPDATE share SET ${sql.ref(column)} = ${time} WHERE id = ${shareId}`.execute(service.app.database.db)
  /** Without what differs between any two answers. */
  const constant = ({ status, text }: Opened) =>
    `${status} ${text.replace(/"(request_id|timestamp)":"[^"]*"/g, '')}`

  it('a shared link shows its listings and their pictures, and nothing else of them', async () => {
    const { secret, url, ...made } = await share()
    assert.match(secret, /^esl_[\w-]{43}$/)
    assert.equal(new URL(url).pathname, '/console/shared')
    const { status, text } = await guest(secret)
    assert.equal(status, 200)
    const content = JSON.parse(text) as SharedContent
    assert.deepEqual(content.listings, [
      { id: 'shared', name: 'Oat Milk shared', retailer: 'marketplace_us', image_ids: listing.images },
    ])
    assert.doesNotMatch(text, /score|others|tag|category|pdp_id|organization_id/)
    for (const imageId of listing.images)
      for (const side of ['160', '480', '1600']) {
        const shown = await pictureOf(secret, imageId, side)
        assert.equal(shown.status, 200, shown.text)
        assert.equal(shown.type, 'image/webp')
      }
    const { rows } = await sql<{
      secret_hash: string
    }>`SELECT secret_hash FROM share WHERE id = ${made.share_id}`.execute(service.app.database.db)
    assert.ok(rows[0] && !rows[0].secret_hash.includes(secret))
  })

  it('a shared link reaches no picture outside its scope, under no size and path', async () => {
    const { secret } = await share()
    const { rows: files } = await sql<{ sha256: string }>`SELECT sha256 FROM image`.execute(
      service.app.database.db,
    )
    const [image = ''] = listing.images
    const [foreign = ''] = other.images
    const paths = [
      ...other.images.flatMap((id) => ['160', '480', '1600'].map((side) => `/pictures/${id}/${side}`)),
      ...files.map(({ sha256 }) => `/pictures/${sha256}/480`),
      ...['full', 'png', 'original', '160.webp', '-1', ''].map((side) => `/pictures/${image}/${side}`),
      `/pictures/${image}/../${foreign}/160`,
      `/pictures/${image}%2f..%2f${foreign}/160`,
      `/pictures/${listing.pdpId}/160`,
    ]
    for (const path of paths) {
      const { status } = await guest(secret, path)
      assert.ok(status === 404 || status === 422, `${path}: ${status}`)
    }
    for (const path of [`/v1/images/${image}/renditions/160.webp`, `/blobs/${files[0]?.sha256}-160`])
      assert.ok([401, 403].includes((await service.request('GET', path, { token: secret })).status), path)
  })

  it('a shared link gives no access to any operation of the API, the console and operators', async () => {
    const { secret } = await share()
    const document = await readOpenApi(service.config.auth.baseUrl)
    const operations = operationsOf(document).filter(({ path }) => path.startsWith('/v1/'))
    assert.ok(operations.length > 50)
    for (const { method, path } of operations) {
      const target = path
        .replaceAll(/\{pdp_id\}/g, listing.pdpId)
        .replaceAll(/\{\w+\}/g, listing.images[0] ?? '')
      for (const headers of [
        {},
        { 'endcap-share': secret, 'endcap-console': '1', cookie: `__Host-endcap=${secret}` },
      ]) {
        const { status } = await service.request(method, target, { token: secret, headers })
        assert.equal(status, 401, `${method} ${path}`)
      }
    }
    for (const path of [
      '/console/api/people',
      '/console/api/credentials',
      '/admin/v1/organizations',
      '/admin/v1/health',
    ]) {
      const headers = { 'endcap-share': secret, 'endcap-console': '1', cookie: `endcap=${secret}` }
      assert.equal((await service.request('GET', path, { token: secret, headers })).status, 401, path)
    }
  })

  it(`${guessed} guessed secrets and ids of links open nothing`, { timeout: 300_000 }, async () => {
    const { secret, share_id: shareId } = await share()
    const guesses = [
      ...Array.from({ length: guessed * 0.4 }, () => `esl_${randomBytes(32).toString('base64url')}`),
      ...Array.from({ length: guessed * 0.2 }, (_each, n) => mutated(secret, n)),
      ...Array.from({ length: guessed * 0.05 }, () => randomBytes(16).toString('hex')),
      '',
      ' ',
      'esl_',
      shareId,
      `esl_${shareId}`,
      secret.toUpperCase(),
      `${secret}=`,
      `"${secret}"`,
      '%00',
      "' OR ''='",
      'null',
      'x'.repeat(5_000),
    ]
    const ids = [
      ...Array.from({ length: guessed * 0.15 }, () => randomBytes(16).toString('hex')),
      ...Array.from({ length: guessed * 0.2 }, (_each, n) => mutated(other.images[n % 2] ?? '', n)),
    ]
    const queue = new PQueue({ concurrency: 16 })
    const opened: string[] = []
    for (const guess of guesses)
      void queue.add(async () => {
        const { status, code } = await guest(guess)
        if (status !== 404 || code !== 'SHARE_NOT_FOUND') opened.push(`${status} ${guess}`)
      })
    for (const [n, id] of ids.entries())
      void queue.add(async () => {
        const { status } = await pictureOf(n % 2 === 0 ? secret : (guesses[n] ?? ''), id)
        if (status !== 404) opened.push(`${status} ${id}`)
      })
    await queue.onIdle()
    assert.ok(guesses.length + ids.length >= guessed)
    assert.deepEqual(opened.slice(0, 5), [])
  })

  it('mistyped, expired and closed links, and those of a suspended organization, get the same answer', async () => {
    const [expired, closed, suspended] = [await share(), await share(), await foreignShare()]
    const missing = constant(await guest(`esl_${randomBytes(32).toString('base64url')}`))
    assert.match(missing, /^404 /)
    await alter('expires_at', expired.share_id, inDays(-1))
    assert.equal((await service.request('DELETE', `/v1/shares/${closed.share_id}`)).status, 204)
    await sql`UPDATE organization SET suspended_at = now() WHERE id = ${suspended.organizationId}`.execute(
      service.app.database.db,
    )
    for (const { secret } of [expired, closed, suspended])
      for (const path of ['', `/pictures/${listing.images[0]}/160`])
        assert.equal(constant(await guest(secret, path)), missing)
    assert.equal(
      constant(await guest(closed.secret, '/password', { body: { password: 'whatever' } })),
      missing,
    )
    const reopened = await service.request('PATCH', `/v1/shares/${expired.share_id}`, {
      body: { expires_at: inDays(2) },
    })
    assert.equal(reopened.body['state'], 'open')
    assert.equal((await guest(expired.secret)).status, 200)
    const refused = await service.request('PATCH', `/v1/shares/${closed.share_id}`, {
      body: { expires_at: inDays(2) },
    })
    assert.equal(refused.body['error_code'], 'SHARE_CLOSED')
  })

  async function foreignShare() {
    const credential = await newCredential(service.app)
    const token = await requestToken(service.config.auth.baseUrl, credential)
    const body = { hero_image_url: origin.url('/4.png'), name: 'Oat Milk' }
    await service.put('foreign', body, { token })
    const { body: pdp } = await service.request('GET', '/v1/pdps/id/foreign', { token })
    const made = await share({ pdp_ids: [pdp['pdp_id']] }, token)
    return { ...made, organizationId: credential.organization_id, token }
  }

  it('a shared link of another organization can be neither made of these listings, nor listed, changed or closed', async () => {
    const foreign = await foreignShare()
    const { body } = await service.request('POST', '/v1/shares', {
      body: { kind: 'listings', pdp_ids: [listing.pdpId], recipient: 'x', expires_at: inDays(1) },
      token: foreign.token,
    })
    assert.equal(body['error_code'], 'PDP_NOT_FOUND')
    const list = (await service.request('GET', '/v1/shares?limit=100')).body['data'] as Share[]
    assert.ok(list.length > 0 && list.every(({ share_id: id }) => id !== foreign.share_id))
    assert.ok(!JSON.stringify(list).includes('esl_'))
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
    ] as const) {
      const refused = await service.request(method, `/v1/shares/${foreign.share_id}${path}`, {
        ...(method === 'PATCH' ? { body: { expires_at: inDays(1) } } : {}),
      })
      assert.equal(refused.body['error_code'], 'SHARE_NOT_FOUND', method)
    }
    assert.equal((await guest(foreign.secret)).status, 200)
  })

  it('a shared link with a password opens with it only, and pauses after five wrong ones', async () => {
    const { secret, share_id: shareId } = await share({ password: 'salt and vinegar' })
    const other = await share({ password: 'salt and vinegar' })
    const tryOne = async (password: string) => {
      const { status, text } = await guest(secret, '/password', { body: { password } })
      return { status, ...(JSON.parse(text) as { pass?: string; extra?: { tries_left: number } }) }
    }
    for (const path of ['', `/pictures/${listing.images[0]}/160`]) {
      const { status, text } = await guest(secret, path)
      assert.equal(status, 401)
      assert.doesNotMatch(text, /Oat Milk|Test|Studio/)
    }
    assert.equal((await tryOne('wrong one')).extra?.tries_left, 4)
    const { pass = '' } = await tryOne('salt and vinegar')
    assert.equal((await guest(secret, '', { pass })).status, 200)
    for (const forged of [`${pass}x`, `9${pass}`, '9999999999999.', pass.replace(/\..*/, '.AAAA')])
      assert.equal((await guest(secret, '', { pass: forged })).status, 401, forged)
    assert.equal((await guest(other.secret, '', { pass })).status, 401)
    const tries = await Promise.all(Array.from({ length: 12 }, (_each, n) => tryOne(`wrong ${n}`)))
    assert.deepEqual(
      tries.map(({ status }) => status).toSorted((a, b) => a - b),
      [...Array.from({ length: 5 }, () => 403), ...Array.from({ length: 7 }, () => 429)],
    )
    assert.equal((await tryOne('salt and vinegar')).status, 429)
    assert.equal((await guest(secret, '', { pass })).status, 200)
    await alter('paused_until', shareId, inDays(-1))
    assert.equal((await tryOne('salt and vinegar')).status, 200)
    const { rows } = await sql<{
      row: string
    }>`SELECT share::text AS row FROM share WHERE id = ${shareId}`.execute(service.app.database.db)
    assert.ok(!rows[0]?.row.includes('vinegar'))
  })

  it('a shared link loses a deleted listing with its pictures at once, and has it back when it is restored', async () => {
    const gone = await submit('gone', [4, 5])
    const { secret } = await share({ pdp_ids: [gone.pdpId, listing.pdpId] })
    const listed = async () =>
      (JSON.parse((await guest(secret)).text) as SharedContent).listings.map(({ id }) => id)
    assert.deepEqual(await listed(), ['gone', 'shared'])
    await service.request('DELETE', `/v1/pdps/${gone.pdpId}`)
    assert.deepEqual(await listed(), ['shared'])
    assert.equal((await pictureOf(secret, gone.images[0] ?? '')).status, 404)
    await service.request('POST', `/v1/trash/${gone.pdpId}/restore`)
    assert.deepEqual(await listed(), ['gone', 'shared'])
    await service.request('DELETE', `/v1/pdps/${gone.pdpId}?permanent=true`)
    assert.deepEqual(await listed(), ['shared'])
  })

  async function shareShots(permission: string, fields: object = {}) {
    const { body: shot } = await service.request('POST', '/v1/shots', {
      body: { pdp_id: listing.pdpId, position: 1, asset_type: 'Lifestyle', note: 'Outdoors', ...fields },
    })
    const shotId = String(shot['shot_id'])
    const made = await share({ kind: 'shots', shot_ids: [shotId], permission, pdp_ids: undefined })
    return { ...made, shotId, path: `/shots/${shotId}/picture?name=Jonas` }
  }
  const send = async (secret: string, path: string, bytes: Buffer, type = 'image/png') =>
    fetch(`${service.config.auth.baseUrl}/console/api/shared${path}`, {
      method: 'POST',
      headers: {
        'endcap-console': '1',
        'endcap-share': secret,
        'content-type': type,
        origin: new URL(service.config.auth.baseUrl).origin,
      },
      body: new Uint8Array(bytes),
    })

  it('a shared brief shows a shot without scores, and takes a picture that is then to review in its place', async () => {
    const { pdpId } = await submit('studio', [0, 1])
    const fields = { pdp_id: pdpId, width: 5_000 }
    const { secret, shotId, path, share_id: shareId } = await shareShots('read_and_upload', fields)
    const { text } = await guest(secret)
    const [brief] = (JSON.parse(text) as SharedContent).briefs
    assert.equal(brief?.note, 'Outdoors')
    assert.equal(brief.file_name, 'studio.PT01.jpg')
    assert.deepEqual(
      brief.places.map(({ kind }) => kind),
      ['image', 'this'],
    )
    assert.ok(brief.rules.length > 0 && brief.rules.every(({ text: demand }) => demand !== ''))
    assert.doesNotMatch(text, /score|gain|pdp_id|sig=/)
    const before = (await service.request('GET', '/v1/pdps/id/studio')).body
    const sent = await send(secret, path, await picture(9))
    const answer = (await sent.json()) as typeof brief
    assert.equal(sent.status, 200, JSON.stringify(answer))
    assert.equal(answer.status, 'to_review')
    assert.equal(answer.picture?.is_large_enough, false)
    assert.equal((await pictureOf(secret, answer.picture.image.image_id)).status, 200)
    const { body: shot } = await service.request('GET', `/v1/shots/${shotId}`)
    assert.deepEqual((shot['picture'] as { sent_by: unknown }).sent_by, {
      kind: 'guest',
      id: shareId,
      name: 'Jonas',
    })
    const after = (await service.request('GET', '/v1/pdps/id/studio')).body
    assert.deepEqual(after['carousel_images'], before['carousel_images'])
    const placed = await service.request('POST', `/v1/shots/${shotId}/placement`, { body: {} })
    assert.ok(placed.status === 202, JSON.stringify(placed.body))
    assert.equal((await send(secret, path, await picture(10))).status, 409)
    const { body: events } = await service.request('GET', '/v1/audit-events?action=share.picture_sent')
    assert.deepEqual(
      (events['data'] as AuditEvent[]).map(({ subject }) => subject),
      [shareId],
    )
  })

  it('a shared brief takes nothing that is no picture, nothing for other shots, and nothing through a link to read', async () => {
    const { secret, path, shotId } = await shareShots('read_and_upload')
    const other = await shareShots('read')
    const image = await picture(11)
    assert.equal((await send(other.secret, other.path, image)).status, 403)
    for (const foreign of [
      other.path,
      '/shots/no-shot/picture?name=J',
      `/shots/${listing.pdpId}/picture?name=J`,
    ])
      assert.equal((await send(secret, foreign, image)).status, 404, foreign)
    const refused: [Buffer, string, number][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 400],
      [Buffer.from('not an image'), 'image/png', 400],
      [image.subarray(0, 200), 'image/png', 400],
      [Buffer.alloc(0), 'image/png', 400],
      [Buffer.alloc(26_000_000), 'image/jpeg', 413],
      [Buffer.from('{}'), 'application/json', 415],
      [image, 'text/html', 415],
    ]
    for (const [bytes, type, status] of refused)
      assert.equal((await send(secret, path, bytes, type)).status, status, `${type} ${bytes.length}`)
    assert.equal((await send(secret, path.replace('?name=Jonas', ''), image)).status, 422)
    const { body } = await service.request('GET', `/v1/shots/${shotId}`)
    assert.equal(body['status'], 'to_do')
    const closed = await shareShots('read_and_upload')
    await service.request('DELETE', `/v1/shares/${closed.share_id}`)
    assert.equal((await send(closed.secret, closed.path, image)).status, 404)
  })

  it('a shared brief without a size says which rule asks for a larger picture', async () => {
    const { secret, path } = await shareShots('read_and_upload', { position: 0 })
    const small = await (await send(secret, path, await picture(9, 198))).json()
    const { picture: sent, rules } = small as SharedContent['briefs'][number]
    assert.equal(sent?.is_large_enough, false)
    assert.ok(rules.some(({ text, severity }) => severity === 'hard' && text === sent.refused_by))
    const large = await (await send(secret, path, await picture(9, 2_400))).json()
    const { picture: fits } = large as SharedContent['briefs'][number]
    assert.deepEqual([fits?.is_large_enough, fits?.refused_by], [true, null])
  })

  it('a shared brief has the comments on its shot alone, and takes those of guests', async () => {
    const { secret, shotId } = await shareShots('read_and_upload')
    const other = await shareShots('read')
    const say = (subject: object, text: string) =>
      service.request('POST', '/v1/comments', { body: { ...subject, text } })
    await say({ pdp_id: listing.pdpId }, 'Internal')
    await say({ shot_id: other.shotId }, 'Of another shot')
    await say({ shot_id: shotId }, 'Two bags, please.')
    const body = { name: 'Jonas', text: 'Like this?' }
    assert.equal((await guest(secret, `/shots/${shotId}/comments`, { body })).status, 200)
    const [brief] = (JSON.parse((await guest(secret)).text) as SharedContent).briefs
    assert.deepEqual(
      brief?.comments.map(({ text, author, is_guest }) => [text, author, is_guest]),
      [
        ['Two bags, please.', null, false],
        ['Like this?', 'Jonas', true],
      ],
    )
    assert.equal((await guest(secret, `/shots/${other.shotId}/comments`, { body })).status, 404)
    assert.equal((await guest(other.secret, `/shots/${other.shotId}/comments`, { body })).status, 403)
  })

  it('a shared brief shows no picture but those of its shots', async () => {
    const { secret } = await shareShots('read', { example_image_ids: [other.images[0]] })
    for (const id of [...listing.images, other.images[0] ?? ''])
      assert.equal((await pictureOf(secret, id)).status, 200)
    assert.equal((await pictureOf(secret, other.images[1] ?? '')).status, 404)
    const { body } = await service.request('POST', '/v1/shares', {
      body: {
        kind: 'shots',
        shot_ids: [listing.pdpId],
        permission: 'read',
        recipient: 'x',
        expires_at: inDays(1),
      },
    })
    assert.equal(body['error_code'], 'SHOT_NOT_FOUND')
  })

  it('a shared report has counts, reasons and main pictures of refused listings, without scores', async () => {
    const { secret } = await share({ kind: 'acceptance_report', target: 'amazon', pdp_ids: undefined })
    const { status, text } = await guest(secret)
    assert.equal(status, 200, text)
    const { report } = JSON.parse(text) as SharedContent
    assert.equal(report?.target, 'amazon')
    assert.ok(report.listings > 0)
    assert.doesNotMatch(text, /pdp_score|certified|pdp_id|signature|sig=/)
    const shown = report.reasons.flatMap(({ examples }) => examples.map(({ hero_image_id: id }) => id ?? ''))
    for (const id of shown) assert.equal((await pictureOf(secret, id)).status, 200)
    for (const id of [listing.images[1] ?? '', other.images[1] ?? ''])
      assert.equal((await pictureOf(secret, id)).status, 404)
    const unknown = await service.request('POST', '/v1/shares', {
      body: { kind: 'acceptance_report', target: 'nowhere', recipient: 'x', expires_at: inDays(1) },
    })
    assert.equal(unknown.body['error_code'], 'VALIDATION_ERROR')
  })

  it('a shared link is recorded when it is made, opened, extended, given another address and closed', async () => {
    const { secret, share_id: id } = await share()
    await guest(secret)
    await guest(secret)
    await service.request('PATCH', `/v1/shares/${id}`, { body: { expires_at: inDays(30) } })
    const rotated = await service.request('POST', `/v1/shares/${id}/rotate-secret`)
    assert.equal((await guest(secret)).status, 404)
    assert.equal((await guest(new URL(String(rotated.body['url'])).hash.slice(1))).status, 200)
    await service.request('DELETE', `/v1/shares/${id}`)
    await service.request('DELETE', `/v1/shares/${id}`)
    const events = (await service.request('GET', '/v1/audit-events?limit=100')).body['data'] as AuditEvent[]
    const own = events.filter(({ subject }) => subject === id).toReversed()
    assert.deepEqual(
      own.map(({ action, actor }) => `${action} ${actor.kind}`),
      [
        'share.created credential',
        'share.opened guest',
        'share.changed credential',
        'share.rotated credential',
        'share.closed credential',
      ],
    )
    assert.equal(own[1]?.actor.name, 'Studio North')
    assert.ok(!JSON.stringify(events).includes('esl_'))
  })

  it('a shared link ends within a year, and leaves the list 90 days after its end', async () => {
    for (const expires of [inDays(-1), inDays(367), 'soon', '275760-09-13T00:00:00Z']) {
      const { status } = await service.request('POST', '/v1/shares', {
        body: { kind: 'listings', pdp_ids: [listing.pdpId], recipient: 'x', expires_at: expires },
      })
      assert.equal(status, 422, expires)
    }
    const [old, recent] = [await share(), await share()]
    await alter('expires_at', old.share_id, inDays(-91))
    await alter('expires_at', recent.share_id, inDays(-89))
    await removeEndedShares(service.app.database.db)
    const listed = (await service.request('GET', '/v1/shares?limit=100')).body['data'] as Share[]
    const states = new Map(listed.map(({ share_id: id, state }) => [id, state]))
    assert.equal(states.get(old.share_id), undefined)
    assert.equal(states.get(recent.share_id), 'expired')
  })

  it('unknown shared links are limited for an address, and open links are not', async () => {
    const { secret } = await share()
    const headers = { 'x-forwarded-for': anyAddress() }
    const statuses: number[] = []
    for (let n = 0; n < 32; n++) statuses.push((await guest(`esl_${n}`, '', { headers })).status)
    assert.deepEqual(new Set(statuses), new Set([404, 429]))
    assert.equal((await guest(secret, '', { headers })).status, 200)
  })

  it('a shared link cannot be used from another site', async () => {
    const { secret } = await share()
    for (const headers of [{ 'endcap-console': '0' }, { 'sec-fetch-site': 'cross-site' }])
      assert.equal((await guest(secret, '', { headers })).status, 403)
    const foreign = { origin: 'https://elsewhere.example' }
    assert.equal(
      (await guest(secret, '/password', { body: { password: 'x' }, headers: foreign })).status,
      403,
    )
  })
}

/** Changes one character, or drops or doubles one. */
function mutated(text: string, n: number): string {
  const at = n % text.length
  const letter = 'abcdef0123456789_-'.charAt(Math.floor(n / text.length) % 18)
  const changed = text.slice(0, at) + letter + text.slice(at + 1)
  return changed === text ? text.slice(0, at) + text.slice(at + 1) : changed
}
