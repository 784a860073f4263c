import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import type { AsinScores, PdpScores } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import sharp from 'sharp'
import { eventually } from '../../support/eventually.ts'
import { checked, csvOf, imported } from '../../support/imports.ts'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService, type TestService } from '../../support/service.ts'
import { sharedCase, sharedCasePath, withoutCases } from '../../support/shared-cases.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const chips = findCategoryByPath('Food > Snacks > Potato Chips')?.id
let origin: Origin
let service: TestService

before(async () => {
  origin = await startOrigin()
  service = await startService({ origin, storefront: origin.url('') })
})
after(async () => {
  await service[Symbol.asyncDispose]()
  await origin[Symbol.asyncDispose]()
})

let count = 0
/** Serves a picture of its own under a path. */
async function serve(path: string): Promise<string> {
  origin.serve(path, await picture(count++))
  return origin.url(path)
}
const body = (hero: string, carousel: readonly string[] = [], changes: object = {}) => ({
  hero_image_url: hero,
  carousel_image_urls: carousel,
  product_category_id: chips,
  ...changes,
})
/** Submits, waits, and returns the answer, the scores and the paths that were requested. */
async function submit(id: string, submission: object, path = `/v1/pdps/id/${id}`) {
  const earlier = origin.requests.length
  const { status, headers, body: answer } = await service.request('PUT', path, { body: submission })
  const scores = (await service.poll(String(answer['score_url']))).body as unknown as PdpScores
  return {
    status,
    answer,
    scores,
    reused: headers.get('endcap-reused-images'),
    requested: origin.requests.slice(earlier).filter((each) => !each.startsWith('/dp/')),
  }
}
const idsOf = ({ hero, carousel_images: carousel }: PdpScores) =>
  [hero, ...carousel].map((image) => image?.image_id)

describe('pictures whose addresses end alike', () => {
  const SHAPES: [shape: string, paths: string[]][] = [
    ['a size as file name', ['/g/AAA/s-l1600.jpg', '/g/BBB/s-l1600.jpg', '/g/CCC/s-l1600.jpg']],
    ['a rendition as a folder', ['/m/a~mv2.jpg/v1/fill/w_9/file.jpg', '/m/b~mv2.jpg/v1/fill/w_9/file.jpg']],
    ['a number as a folder', ['/123-large_default/slug.jpg', '/124-large_default/slug.jpg']],
    ['an original of each folder', ['/p/1/original.png', '/p/2/original.png']],
    ['a variant as file name', ['/acct/img-1/public', '/acct/img-2/public']],
  ]
  for (const [index, [shape, paths]] of SHAPES.entries())
    it(`pictures whose addresses end alike are as many images as there are addresses: ${shape}`, async () => {
      const urls = await Promise.all(paths.map(serve))
      const [hero = '', ...carousel] = urls
      const first = await submit(`shape-${index}`, body(hero, carousel))
      assert.equal(first.status, 202)
      assert.deepEqual(
        [first.scores.hero, ...first.scores.carousel_images].map((image) => image?.image_url),
        urls,
      )
      assert.equal(new Set(idsOf(first.scores)).size, urls.length)
      const again = await submit(`shape-${index}`, body(hero, carousel))
      assert.deepEqual([again.status, again.requested, again.reused], [200, [], null])
    })

  it('pictures whose addresses end alike differ by their query, and a signature behind the id may change', async () => {
    const pictures = new Map([
      ['1', await picture(50)],
      ['2', await picture(51)],
    ])
    origin.serve('/image', ({ url }, response) =>
      response.end(pictures.get(new URL(`http://x${url}`).searchParams.get('id') ?? '')),
    )
    const urls = (signature: string) =>
      [1, 2].map((id) => origin.url(`/image?id=${id}&sig=${signature}${id}`))
    const [hero = '', side = ''] = urls('a')
    const first = await submit('query', body(hero, [side]))
    assert.deepEqual([first.status, first.requested.length], [202, 2])
    const [newHero = '', newSide = ''] = urls('b')
    const signed = await submit('query', body(newHero, [newSide]))
    assert.deepEqual([signed.status, signed.requested], [200, []])
    assert.deepEqual(idsOf(signed.scores), idsOf(first.scores))
  })

  it('pictures whose addresses end alike keep both places and asset ids if an address is repeated, and count as a repeat', async () => {
    const [front, back] = [await serve('/repeat/front.jpg'), await serve('/repeat/back.jpg')]
    const submission = body(front, [front, back], {
      hero_image_asset_id: 'a0',
      carousel_image_asset_ids: ['a1', 'a2'],
    })
    const first = await submit('repeat', submission)
    assert.deepEqual(
      [first.status, first.requested.toSorted()],
      [202, ['/repeat/back.jpg', '/repeat/front.jpg']],
    )
    assert.equal(new Set(idsOf(first.scores)).size, 3)
    const mix = first.scores.asset_mix
    assert.deepEqual(mix?.near_duplicates, [idsOf(first.scores).slice(0, 2)])
    assert.deepEqual(
      mix?.assets.map(({ asset_id: asset }) => asset),
      ['a0', 'a1', 'a2'].slice(3 - (mix?.assets.length ?? 0)),
    )
    assert.equal((await submit('repeat', submission)).status, 200)
  })

  it('pictures whose addresses end alike reuse a stored picture for a repeat that is new', async () => {
    const front = await serve('/again/front.jpg')
    const first = await submit('again', body(front))
    const second = await submit('again', body(front, [front]))
    assert.deepEqual([second.status, second.requested], [202, []])
    assert.equal(second.scores.hero?.image_id, first.scores.hero?.image_id)
  })

  it('pictures whose addresses end alike leave a stored picture its name when another takes it too', async () => {
    const [one, other] = [await serve('/n/AAA/s.jpg'), await serve('/n/BBB/s.jpg')]
    const first = await submit('joined', body(one))
    const second = await submit('joined', body(other, [one]))
    assert.deepEqual([second.status, second.requested], [202, ['/n/BBB/s.jpg']])
    assert.equal(second.scores.carousel_images[0]?.image_id, first.scores.hero?.image_id)
  })

  it('pictures whose addresses end alike stay apart on the page of an ASIN', async () => {
    const images = await Promise.all(['/a/1/main.jpg', '/a/2/main.jpg', '/a/3/main.jpg'].map(serve))
    origin.serve('/dp/B0ALIKE001', listingPage('B0ALIKE001', images, { title: 'Sea Salt Potato Chips' }))
    const { scores } = await submit('', {}, '/v1/pdps/asin/B0ALIKE001')
    assert.deepEqual(
      [scores.hero, ...scores.carousel_images].map((image) => image?.image_url),
      images,
    )
  })
})

describe('a picture that is replaced under the same name', () => {
  it('a picture that is replaced under the same name is kept by the specification, and named in a header as long as its address differs', async () => {
    const [old, fresh] = [await serve('/r/AAA/s.jpg'), await serve('/r/ZZZ/s.jpg')]
    const side = await serve('/r/side.jpg')
    const first = await submit('kept', body(side, [old]))
    assert.equal(first.reused, null)
    for (let time = 0; time < 2; time++) {
      const kept = await submit('kept', body(side, [fresh]))
      assert.deepEqual([kept.status, kept.requested, kept.reused], [200, [], 'carousel_image_urls[0]'])
      assert.equal(kept.scores.carousel_images[0]?.image_url, fresh)
    }
    const both = await submit('kept', body(side, [old, fresh]))
    assert.deepEqual([both.requested, both.reused], [['/r/ZZZ/s.jpg'], null])
  })

  it('a picture that is replaced under the same name is downloaded with refresh_images, and only what changed is scored', async () => {
    const [hero, side] = [await serve('/f/hero.jpg'), await serve('/f/side.jpg')]
    const first = await submit('fresh', body(hero, [side]))
    const same = await submit('fresh', body(hero, [side], { refresh_images: true }))
    assert.deepEqual([same.status, same.requested.toSorted()], [200, ['/f/hero.jpg', '/f/side.jpg']])
    assert.deepEqual(idsOf(same.scores), idsOf(first.scores))
    await serve('/f/side.jpg')
    const changed = await submit('fresh', body(hero, [side], { refresh_images: true }))
    assert.equal(changed.status, 202)
    assert.equal(idsOf(changed.scores)[0], idsOf(first.scores)[0])
    assert.notEqual(idsOf(changed.scores)[1], idsOf(first.scores)[1])
    assert.equal((await submit('fresh', body(hero, [side]))).status, 200)
  })

  it('a picture that is replaced under the same name is left as it was if a refresh cannot download it', async () => {
    const [hero, side] = [await serve('/l/hero.jpg'), await serve('/l/side.jpg')]
    const { scores } = await submit('left', body(hero, [side]))
    origin.serve('/l/side.jpg', (_request, response) => response.writeHead(404).end())
    const answer = await service.put('left', body(hero, [side], { refresh_images: true }))
    assert.deepEqual([answer.status, answer.body['error_code']], [400, 'IMAGE_DOWNLOAD_FAILED'])
    assert.deepEqual((await service.get('left')).body, scores)
  })

  it('a picture that is replaced under the same name is downloaded by a rescore with refresh_images', async () => {
    const hero = await serve('/s/hero.jpg')
    const { scores, answer } = await submit('rescored', body(hero))
    const rescore = async (options: object) => {
      const path = `/v1/pdps/${String(answer['pdp_id'])}/rescore`
      const { status } = await service.request('POST', path, options)
      return { status, scores: await service.settled('rescored') }
    }
    await serve('/s/hero.jpg')
    for (const options of [{}, { body: {} }, { body: { refresh_images: null } }]) {
      const plain = await rescore(options)
      assert.deepEqual([plain.status, idsOf(plain.scores)], [202, idsOf(scores)], JSON.stringify(options))
    }
    const refreshed = await rescore({ body: { refresh_images: true } })
    assert.equal(refreshed.status, 202)
    assert.notDeepEqual(idsOf(refreshed.scores), idsOf(scores))
    const again = await rescore({ body: { refresh_images: true } })
    assert.deepEqual(idsOf(again.scores), idsOf(refreshed.scores))
    assert.ok((again.scores.scored_at ?? '') > (refreshed.scores.scored_at ?? ''), 'is scored all the same')
  })

  it('a picture that is replaced under the same name of a storefront is downloaded by a submission and by a rescore with refresh_images', async () => {
    const asin = 'B0FRESH001'
    const image = await serve('/t/main.jpg')
    origin.serve(`/dp/${asin}`, listingPage(asin, [image], { title: 'Sea Salt Potato Chips' }))
    const read = async () => {
      const { body: scores } = await service.poll(`/v1/pdps/asin/${asin}`)
      return (scores as unknown as AsinScores).hero?.image_id
    }
    const first = await submit('', {}, `/v1/pdps/asin/${asin}`)
    await serve('/t/main.jpg')
    assert.deepEqual((await submit('', {}, `/v1/pdps/asin/${asin}`)).requested, [])
    assert.equal(await read(), first.scores.hero?.image_id)
    await submit('', { refresh_images: true }, `/v1/pdps/asin/${asin}`)
    const second = await read()
    assert.notEqual(second, first.scores.hero?.image_id)
    await serve('/t/main.jpg')
    await service.request('POST', `/v1/pdps/${String(first.answer['pdp_id'])}/rescore`, {
      body: { refresh_images: true },
    })
    assert.notEqual(await read(), second)
  })

  it('a picture that is replaced under the same name is remarked in the dry run of an import, and downloaded by one with refresh_images', async () => {
    const [old, fresh] = [await serve('/i/AAA/s.jpg'), await serve('/i/ZZZ/s.jpg')]
    const file = (url: string) =>
      csvOf(['sku', 'name', 'main_image'], [['imported', 'Sea Salt Potato Chips', url]])
    await imported(service, file(old))
    await service.settled('imported')
    const dry = await checked(service, file(fresh))
    assert.deepEqual([dry.dry_run?.unchanged, dry.dry_run?.warnings], [1, 1])
    const [remark] = dry.dry_run?.problems ?? []
    assert.equal(remark?.code, 'IMAGE_REUSED')
    assert.match(remark?.message ?? '', /ZZZ.* has the name of an image that the listing has already/)
    const before = await service.settled('imported')
    const run = await imported(service, file(fresh), '&refresh_images=true')
    assert.deepEqual([run.refresh_images, run.dry_run?.changed, run.dry_run?.warnings], [true, 1, 0])
    assert.notDeepEqual(idsOf(await service.settled('imported')), idsOf(before))
    const again = await imported(service, file(fresh), '&refresh_images=true')
    assert.notEqual(again.import_id, run.import_id, 'a refresh is an import of its own')
    const [one, two] = [await imported(service, file(fresh)), await imported(service, file(fresh))]
    assert.equal(one.import_id, two.import_id, 'without one, the same file is the same import')
  })
})

describe('a query of a submission', () => {
  const PATHS: [path: string, field: string, issue: string][] = [
    ['/v1/pdps/id/q?retailer=walmart_us', 'retailer', 'belongs in the body, not in the query'],
    ['/v1/pdps/id/q?name=x', 'name', 'belongs in the body, not in the query'],
    ['/v1/pdps/id/q?region=de', 'region', 'is not a field of this operation; send retailer in the body'],
    ['/v1/pdps/gtin/4006381333931?retailer=walmart_us', 'retailer', 'belongs in the body, not in the query'],
    ['/v1/pdps/asin/B0FRESH001?region=de', 'region', 'belongs in the body, not in the query'],
    [
      '/v1/pdps/asin/B0FRESH001?retailer=marketplace_de',
      'retailer',
      'is not a field of this operation; send region in the body',
    ],
  ]
  for (const [path, field, issue] of PATHS)
    it(`a query of a submission is refused if it names a known field: ${path}`, async () => {
      const submission = path.includes('asin') ? {} : body(origin.url('/none.jpg'))
      const { status, body: answer } = await service.request('PUT', path, { body: submission })
      assert.deepEqual([status, answer['error_code']], [422, 'VALIDATION_ERROR'])
      assert.deepEqual(answer['extra'], { problems: [{ field, issue }] })
    })

  it('a query of a submission is refused on a read that would otherwise return another listing', async () => {
    for (const path of ['/v1/pdps/id/q?region=de', '/v1/pdps/asin/B0FRESH001?retailer=marketplace_de'])
      assert.equal((await service.request('GET', path)).status, 422, path)
  })

  it('a query of a submission is ignored if nothing has this name', async () => {
    const { status, headers } = await service.request('GET', '/v1/pdps?utm_source=mail')
    assert.deepEqual([status, headers.get('endcap-ignored-fields')], [200, 'utm_source'])
  })
})

describe('the shared cases', { skip: withoutCases }, () => {
  type Case = { name: string; body: Record<string, unknown> }
  it('same-names.json: every listing is accepted with all of its places', async () => {
    const { cases } = JSON.parse(
      sharedCase('same-names.json').toString().replaceAll('https://cdn.example.com', origin.url('/cases')),
    ) as { cases: Case[] }
    for (const [index, { name, body: given }] of cases.entries()) {
      const urls = [given['hero_image_url'], ...(given['carousel_image_urls'] as string[])].map(String)
      for (const [n, url] of urls.entries())
        origin.serve(new URL(url).pathname, await picture(60 + 10 * index + n))
      const { status, scores } = await submit(`case-${index}`, { ...given, product_category_id: chips })
      assert.deepEqual([status, idsOf(scores).length], [202, urls.length], name)
    }
  })

  it('replaced-picture.json: the response says that the old picture was kept', async () => {
    const { first, second } = JSON.parse(
      sharedCase('replaced-picture.json')
        .toString()
        .replaceAll('https://cdn.example.com', origin.url('/replaced')),
    ) as Record<'first' | 'second', { hero_image_url: string }>
    for (const { hero_image_url: url } of [first, second]) await serve(new URL(url).pathname)
    await submit('replaced', body(first.hero_image_url))
    const kept = await submit('replaced', body(second.hero_image_url))
    assert.deepEqual([kept.status, kept.reused], [200, 'hero_image_url'])
  })

  it('server-a.mjs: every picture is read', async () => {
    const port = await freePort()
    const picturePath = join(temporaryDirectory(), 'picture.jpg')
    await writeFile(
      picturePath,
      await sharp(await picture(99))
        .jpeg()
        .toBuffer(),
    )
    const server = spawn(process.execPath, [sharedCasePath('server-a.mjs'), picturePath, String(port)])
    const host = `127.0.0.1:${port}`
    await using own = await startService({
      configure: ({ fetch }) => {
        fetch.allowedOrigins = [host]
      },
    })
    try {
      await eventually(async () => (await fetch(`http://${host}/plain.jpg`).catch(() => null))?.ok ?? false)
      for (const path of ['chunked-mark', 'charset-mark', 'zipped', 'moved', 'busy-once']) {
        const answer = await own.put(path, body(`http://${host}/${path}.jpg`))
        assert.equal(answer.status, 202, `${path}: ${JSON.stringify(answer.body)}`)
      }
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  })
})
