import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { PdpImage } from '../../../src/domains/pdps/record/pdp.ts'
import {
  imageNames,
  isSameAddress,
  matchImages,
} from '../../../src/domains/pdps/submission/image-identity.ts'
import { planImages, urlsToFetch } from '../../../src/domains/pdps/submission/reconcile-images.ts'
import { namedImages } from '../../../src/domains/pdps/submission/submission.ts'

const A = 'https://a.example'
const NAMES: [title: string, urls: string[], names: string[]][] = [
  ['a unique last segment', [`${A}/x/front.jpg`, `${A}/x/back.jpg?v=2`], ['front.jpg', 'back.jpg']],
  ['a decoded segment', [`${A}/gr%C3%BCn.jpg`], ['grün.jpg']],
  [
    'a size as file name',
    [`${A}/g/AAA/s-l1600.jpg`, `${A}/g/BBB/s-l1600.jpg`, `${A}/front.jpg`],
    ['AAA/s-l1600.jpg', 'BBB/s-l1600.jpg', 'front.jpg'],
  ],
  [
    'a rendition as a folder',
    [`${A}/media/a~mv2.jpg/v1/fill/w_900/file.jpg`, `${A}/media/b~mv2.jpg/v1/fill/w_900/file.jpg`],
    ['a~mv2.jpg/v1/fill/w_900/file.jpg', 'b~mv2.jpg/v1/fill/w_900/file.jpg'],
  ],
  ['an id in the query', [`${A}/image?id=1&sig=x`, `${A}/image?id=2&sig=y`], ['image?id=1', 'image?id=2']],
  [
    'an inner address in the query',
    [`${A}/_next/image?url=%2Fa.png&w=640`, `${A}/_next/image?url=%2Fb.png&w=640`],
    ['image?url=%2Fa.png', 'image?url=%2Fb.png'],
  ],
  [
    'two parameters',
    [`${A}/i?p=1&n=1`, `${A}/i?p=1&n=2`, `${A}/i?p=2&n=1`],
    ['i?p=1&n=1', 'i?p=1&n=2', 'i?p=2'],
  ],
  [
    'a longer path for some',
    [`${A}/1/x/f.jpg`, `${A}/2/x/f.jpg`, `${A}/y/f.jpg`],
    ['1/x/f.jpg', '2/x/f.jpg', 'y/f.jpg'],
  ],
  ['another host only', [`${A}/f.jpg`, 'https://b.example/f.jpg'], [`${A}/f.jpg`, 'https://b.example/f.jpg']],
  ['the same address twice', [`${A}/f.jpg`, `${A}/f.jpg#2`], ['f.jpg', 'f.jpg']],
]

describe('the name of an image', () => {
  for (const [title, urls, names] of NAMES)
    it(`the name of an image is as long as its submission needs for ${title}`, () =>
      assert.deepEqual(imageNames(urls), names))
})

/** Addresses that collide often. */
const segment = fc.constantFrom('a', 'b', 'original.png', 'a%2Fb', '%61', '%ff', '')
const parameter = fc
  .tuple(fc.constantFrom('id', 'w', 'sig'), fc.constantFrom('1', '2', '', 'a%26b'))
  .map(([name, value]) => `${name}=${value}`)
const url = fc
  .tuple(
    fc.constantFrom('https://a.example', 'http://a.example', 'https://b.example:8443'),
    fc.array(segment, { maxLength: 4 }),
    fc.array(parameter, { maxLength: 3 }),
  )
  .map(
    ([origin, path, query]) => `${origin}/${path.join('/')}${query.length > 0 ? '?' : ''}${query.join('&')}`,
  )
const urls = fc.array(url, { minLength: 1, maxLength: 21 })

type Stored = PdpImage
let count = 0
const store = (submitted: readonly string[]): Stored[] =>
  namedImages(submitted).map((image) => ({
    ...image,
    contentUrl: image.sourceUrl,
    altTexts: {},
    imageId: `${count++}`,
    sha256: image.sourceUrl,
    file: { format: 'png', widthPx: 1, heightPx: 1, byteLength: 1 },
  }))

/** Applies a submission as `reconcileImages` does, without contents. */
function resubmit(before: readonly Stored[], submitted: readonly string[]) {
  const planned = planImages(namedImages(submitted), before, {
    refreshesImages: false,
    isImmutable: () => false,
  })
  const fresh = store(submitted)
  const images = planned.map(({ stored, repeated, isFetched, ...image }, index): Stored => {
    const added = fresh[index]
    assert.ok(added)
    assert.equal(isFetched, !stored && !repeated)
    return stored
      ? { ...stored, ...image }
      : { ...added, ...(repeated && { contentUrl: repeated.contentUrl }) }
  })
  return { images, fetched: urlsToFetch(planned) }
}

describe('the images of a submission', () => {
  it('the images of a submission are as many as its addresses, and only equal addresses have one name', () => {
    fc.assert(
      fc.property(urls, (submitted) => {
        const names = imageNames(submitted)
        for (const [i, one] of submitted.entries())
          for (const [j, other] of submitted.entries())
            assert.equal(names[i] === names[j], isSameAddress(one, other), `${one} ${other}`)
      }),
    )
  })

  it('the images of a submission stay the same when they are submitted again, whatever was submitted before', () => {
    fc.assert(
      fc.property(fc.array(urls, { minLength: 1, maxLength: 4 }), (submissions) => {
        let images: Stored[] = []
        for (const submitted of submissions) images = resubmit(images, submitted).images
        const again = resubmit(images, submissions.at(-1) ?? [])
        assert.deepEqual(again.fetched, [])
        assert.deepEqual(
          again.images.map(({ imageId }) => imageId),
          images.map(({ imageId }) => imageId),
        )
        assert.equal(new Set(images.map(({ imageId }) => imageId)).size, images.length)
      }),
    )
  })

  it('the images of a submission are found by a unique file name under any other address', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}\.jpg$/)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 21 }), url, url, (names, one, other) => {
        const [before, after] = [one, other].map((base) => names.map((each) => new URL(each, base).href))
        const { images, fetched } = resubmit(store(before ?? []), after ?? [])
        assert.deepEqual(fetched, [])
        assert.equal(images.length, names.length)
      }),
    )
  })

  it('the images of a submission are found by the longer name under another host', () => {
    const before = store([`${A}/AAA/s.jpg`])
    const [first, second] = matchImages(
      namedImages(['https://b.example/BBB/s.jpg', 'https://b.example/AAA/s.jpg']),
      before,
    )
    assert.deepEqual([first, second], [undefined, before[0]])
  })

  it('the images of a submission keep an ambiguous name for the image whose content has the address', () => {
    const before = resubmit(store([`${A}/AAA/s.jpg`]), [`${A}/ZZZ/s.jpg`])
    assert.deepEqual(before.fetched, [], 'a unique name is the same image')
    const after = resubmit(before.images, [`${A}/ZZZ/s.jpg`, `${A}/AAA/s.jpg`])
    assert.deepEqual(after.fetched, [`${A}/ZZZ/s.jpg`])
    assert.equal(after.images[1]?.imageId, before.images[0]?.imageId)
  })

  it('the images of a submission are fetched once for an address that the PDP has, and that is given twice', () => {
    const { fetched, images } = resubmit(store([`${A}/a.jpg`]), [`${A}/a.jpg`, `${A}/a.jpg`, `${A}/b.jpg`])
    assert.deepEqual([fetched, images.length], [[`${A}/b.jpg`], 3])
  })
})
