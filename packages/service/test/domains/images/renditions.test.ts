import assert from 'node:assert/strict'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { findCategoryByPath } from '@endcap/catalog'
import sharp from 'sharp'
import { v7 as uuidV7 } from 'uuid'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import {
  blobDirectory,
  newCredential,
  requestToken,
  startService,
  type TestService,
} from '../../support/service.ts'

const HOUR_MS = 3_600_000
const chips = findCategoryByPath('Food > Snacks > Potato Chips')?.id

let origin: Origin
let service: TestService
let large: string
let small: string

async function submit(path: string): Promise<string> {
  const { body } = await service.request('POST', '/v1/images/score', {
    body: { image_url: origin.url(path), product_category_id: chips, image_type: 'hero' },
  })
  return String(body['image_id'])
}
const ask = (imageId: string, rendition: string, token?: string) =>
  service.request(
    'GET',
    `/v1/images/${imageId}/renditions/${rendition}`,
    token === undefined ? {} : { token },
  )
const addressOf = async (imageId: string, rendition: string) =>
  new URL((await ask(imageId, rendition)).headers.get('location') ?? '')
const read = (address: URL) => fetch(address)
const sizeOf = async (address: URL) => {
  const { format, width, height } = await sharp(await (await read(address)).arrayBuffer()).metadata()
  return { format, width, height }
}
const storedFiles = async () =>
  (await service.app.administration.diagnose({})).find(({ check }) => check === 'stored-files')
/** Path of the stored file of a signed address. */
const fileOf = ({ pathname }: URL) => join(blobDirectory(service.config), pathname.replace('/blobs/', ''))

/** Returns the data of the chunks of a kind. */
function chunksOf(png: Buffer, kind: string): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === kind)
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return chunks
}

describe('a rendition', () => {
  before(async () => {
    origin = await startOrigin()
    service = await startService({ origin, role: 'api' })
    origin.serve('/large.png', await picture(1, 2_000))
    origin.serve('/small.png', await picture(2, 100))
    large = await submit('/large.png')
    small = await submit('/small.png')
  })
  after(() => service[Symbol.asyncDispose]())

  for (const side of [160, 480, 1600])
    it(`a rendition of ${side} px is a WebP file of that size, at an address that needs no token`, async () => {
      const { status, headers } = await ask(large, `${side}.webp`)
      assert.equal(status, 302)
      assert.match(headers.get('cache-control') ?? '', /^private, max-age=1800$/)
      const address = new URL(headers.get('location') ?? '')
      assert.deepEqual(await sizeOf(address), { format: 'webp', width: side, height: side })
      const response = await read(address)
      assert.equal(response.headers.get('content-type'), 'image/webp')
      assert.equal(response.headers.get('content-encoding'), null)
      assert.match(response.headers.get('cache-control') ?? '', /^private, max-age=\d{4}$/)
    })

  it('a rendition as PNG has 8-bit RGB without filters, which a few lines of code read', async () => {
    const response = await read(await addressOf(large, '160.png'))
    assert.equal(response.headers.get('content-type'), 'image/png')
    const png = Buffer.from(await response.arrayBuffer())
    const { width, height } = await sharp(png).metadata()
    assert.deepEqual([width, height], [160, 160])
    // Bit depth, color type, compression, filter method and interlacing of IHDR.
    assert.deepEqual([...png.subarray(24, 29)], [8, 2, 0, 0, 0])
    const rows = inflateSync(Buffer.concat(chunksOf(png, 'IDAT')))
    const filters = Array.from({ length: 160 }, (_, y) => rows[y * (3 * 160 + 1)])
    assert.deepEqual(new Set(filters), new Set([0]))
  })

  it('a rendition is never larger than the image', async () => {
    assert.deepEqual(await sizeOf(await addressOf(small, '480.webp')), {
      format: 'webp',
      width: 100,
      height: 100,
    })
  })

  it('a rendition has an address that stays the same until the end of the hour', async () => {
    const [first, second] = [await addressOf(large, '160.webp'), await addressOf(large, '160.webp')]
    const expires = Number(first.searchParams.get('expires'))
    assert.equal(expires % HOUR_MS, 0)
    assert.ok(expires - Date.now() > HOUR_MS - 1_000 && expires - Date.now() <= 2 * HOUR_MS)
    // The hour may have ended between the two.
    if (Number(second.searchParams.get('expires')) === expires) assert.equal(first.href, second.href)
  })

  it('a rendition is made on the first read, stored, and not made again', async () => {
    const address = await addressOf(small, '160.webp')
    assert.ok(!existsSync(fileOf(address)))
    const [first] = await Promise.all([read(address), read(address)])
    assert.equal(first.status, 200)
    assert.ok(existsSync(fileOf(address)))
    // Without the image, a second rendition could not be made.
    rmSync(fileOf(address).replace(/-160$/, ''))
    assert.equal((await read(address)).status, 200)
    const other = await read(await addressOf(small, '1600.webp'))
    assert.equal(other.status, 404)
  })

  it('a rendition cannot be read at an altered address', async () => {
    const address = await addressOf(large, '160.webp')
    address.pathname = address.pathname.replace(/-160$/, '-161')
    assert.equal((await read(address)).status, 403)
  })

  it('a rendition is not made of a damaged file, which the log and the doctor name until it is stored again', async () => {
    origin.serve('/damaged.png', await picture(3, 300))
    const imageId = await submit('/damaged.png')
    const address = await addressOf(imageId, '160.webp')
    const file = fileOf(address).replace(/-160$/, '')
    writeFileSync(file, 'not the stored bytes')
    const answer = await read(address)
    const { error_code: code } = (await answer.json()) as { error_code: string }
    assert.deepEqual([answer.status, code], [500, 'FILE_DAMAGED'])
    const finding = await storedFiles()
    assert.equal(finding?.status, 'failed')
    assert.ok(finding.detail.includes(basename(file)), finding.detail)
    await submit('/damaged.png')
    assert.equal((await read(address)).status, 200)
    assert.equal((await storedFiles())?.status, 'ok')
  })

  const refusals: [rule: string, imageId: () => string, rendition: string, code: string][] = [
    ['of another size', () => large, '161.webp', 'NOT_FOUND'],
    ['of another type', () => large, '480.png', 'NOT_FOUND'],
    ['of an image that does not exist', uuidV7, '160.webp', 'IMAGE_NOT_FOUND'],
    ['of an id that is none', () => 'x', '160.webp', 'IMAGE_NOT_FOUND'],
    ['of a path that is not UTF-8', () => '%ff', '160.webp', 'IMAGE_NOT_FOUND'],
  ]
  for (const [rule, imageId, rendition, code] of refusals)
    it(`a rendition is not found ${rule}`, async () => {
      const { status, body } = await ask(imageId(), rendition)
      assert.deepEqual([status, body['error_code']], [404, code])
    })

  it('a rendition is not found by another organization', async () => {
    const stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    assert.equal((await ask(large, '160.webp', stranger)).body['error_code'], 'IMAGE_NOT_FOUND')
  })

  it('a rendition of the main image is in the rows of the list', async () => {
    await service.put('listed', { hero_image_url: origin.url('/large.png'), product_category_id: chips })
    const { body } = await service.request('GET', '/v1/pdps?q=listed')
    const [row] = body['data'] as { thumbnail_url: string; preview_url: string }[]
    for (const [address = '', side] of [[row?.thumbnail_url, 160] as const, [row?.preview_url, 480] as const])
      assert.deepEqual(await sizeOf(new URL(address)), { format: 'webp', width: side, height: side })
  })
})
