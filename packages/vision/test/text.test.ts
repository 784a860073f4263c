import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import {
  expectedWords,
  FACTORS,
  findFourWs,
  type ImageFacts,
  mobileReadiness,
  normalizeText,
} from '@endcap/scoring'
import { analyzeImage } from '../src/analyze-image.ts'
import { corners, smallestRectangle } from '../src/measure/rotated-rectangle.ts'

// The fixtures are drawn images, so the tests need no fonts.
const analyzeFixture = async (name: string) =>
  analyzeImage(await readFile(new URL(`./fixtures/${name}.png`, import.meta.url)))
const pack = await analyzeFixture('pack')

const words = ({ text }: ImageFacts) => text.lines.map((line) => normalizeText(line.text ?? ''))
const lineOf = (facts: ImageFacts, word: string) => {
  const line = facts.text.lines.find(({ text }) => normalizeText(text ?? '') === word)
  assert.ok(line, `${word} is not among the lines read: ${words(facts).join(', ')}`)
  return line
}

describe('text on an image', () => {
  it('text on an image is returned with the tallest lines first', () => {
    assert.deepEqual(words(pack).slice(0, 4).toSorted(), ['1l', 'alva', 'baristaedition', 'oatdrink'])
    assert.ok(
      pack.text.lines.every(({ height }, index) => height <= (pack.text.lines[index - 1]?.height ?? 1)),
    )
  })

  it('text on an image has a place, a height and a contrast', () => {
    const { corners: quad, height, contrast, onProduct } = lineOf(pack, 'alva')
    const [left = 0, right = 0] = [quad[0]?.[0], quad[1]?.[0]]
    assert.ok(Math.abs((left + right) / 2 - 0.5) < 0.02)
    assert.ok(height > 0.08 && height < 0.14, `${height}`)
    assert.ok((contrast ?? 0) > 0.4 && onProduct > 0.9, `${contrast} ${onProduct}`)
  })

  it('text on an image is read when it is vertical or leans', async () => {
    const turned = words(await analyzeFixture('turned-text'))
    assert.ok(turned.includes('morning') && turned.includes('coffee'), turned.join())
  })

  it('text on an image counts as off-pack beside the product, and a badge does not count as product', async () => {
    const facts = await analyzeFixture('pack-with-badge')
    assert.equal(FACTORS.off_pack_text.measure(pack), 0)
    assert.ok((FACTORS.off_pack_text.measure(facts) ?? 0) > 0.03)
    assert.equal(facts.badges.length, 1)
    assert.ok(lineOf(facts, 'sale').onProduct < 0.5)
    assert.ok((facts.product?.box.left ?? 0) > 0.25, 'the box is that of the pack')
  })

  it('text on an image is legible on the search tile if it is large and illegible if it is small', () => {
    assert.equal(normalizeText(lineOf(pack, 'alva').tiles?.px101 ?? ''), 'alva')
    const small = pack.text.lines.find(({ text }) => normalizeText(text ?? '').includes('refrigerated'))
    assert.ok(!normalizeText(small?.tiles?.px202 ?? '').includes('refrigerated'))
  })

  it('text on an image matches the words expected from the product name', () => {
    const expected = expectedWords('Alva Oat Drink Barista Edition 1 L', 'Food > Drinks > Oat Drinks')
    const readiness = mobileReadiness(pack, findFourWs(pack, expected))
    assert.equal(readiness.brand, 100)
    assert.ok((readiness.product_type ?? 0) >= 90 && (readiness.variant ?? 0) >= 90)
    assert.ok(readiness.legibility_level !== 'FAIL')
  })
})

describe('smallestRectangle', () => {
  it('smallestRectangle returns a rotated rectangle for its corners', () => {
    const turned = corners({ center: [40, 30], along: [0.8, 0.6], length: 50, breadth: 20 })
    const found = smallestRectangle(turned)
    assert.ok(found)
    assert.ok(Math.abs(found.length * found.breadth - 1000) < 1e-6)
    assert.ok(Math.hypot(found.center[0] - 40, found.center[1] - 30) < 1e-6)
  })
  it('smallestRectangle returns null or a flat rectangle for points that span no area', () => {
    assert.equal(smallestRectangle([[3, 3]]), null)
    assert.ok(
      (smallestRectangle([
        [0, 0],
        [4, 4],
        [2, 2],
      ])?.breadth ?? 0) < 1e-9,
    )
  })
})
