import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  barOf,
  FACTORS,
  type Factor,
  type FactorDefinition,
  type FactorName,
  type FactorRule,
  type ImageFacts,
  type ImageRole,
  type Recommendation,
  RUBRICS,
  type Rubric,
  scoreImage,
} from '@endcap/scoring'
import { sampleFacts, sampleLine } from './sample-facts.ts'

type Changes = Parameters<typeof sampleFacts>[0]

const MAIN_LINES = ['ALVA OAT DRINK', 'BARISTA', '1 L']
const besideProduct = (area: number) => [
  sampleLine('NEW LOOK', { onProduct: 0, onGround: 1, area, contrast: 0.5 }),
]
const mainLines = (readable: number) => [
  ...MAIN_LINES.map((text, index) =>
    sampleLine(text, { tiles: index < readable ? { px101: text, px202: text } : { px101: null, px202: '' } }),
  ),
  sampleLine('made of oats', { height: 0.01, tiles: null }),
]

/** Returns tones that reach neither black nor white, on a gray ground. */
const hazy = (range: number): Changes => ({
  tone: { black: (1 - range) / 2, highlight: (1 + range) / 2 },
  background: { borderLab: [10, 0, 0] },
})

/** Returns a line beside the product at a distance from the left edge. */
const lineAt = (margin: number) =>
  sampleLine('for dry skin', {
    onProduct: 0,
    corners: [
      [margin, 0.5],
      [0.6, 0.5],
      [0.6, 0.55],
      [margin, 0.55],
    ],
  })

/** Returns changes to flawless facts that give the factor about this measured value, one per wording. */
const FACTS_AT: Record<FactorName, (value: number) => Changes[]> = {
  product_alone: (value) => [{ kind: value > 0.55 ? 'In Use' : 'Packshot' }],
  main_image_content: (value) => [{ kind: value >= 0.85 ? 'Infographic' : 'Packshot' }],
  fill: (extent) => [
    { product: { extent } },
    { product: { extent, cut: 0.5, box: { left: 0, top: 0, right: extent, bottom: extent } } },
    { product: { extent, cut: 0.5 }, kind: 'On Model' },
    { product: null },
  ],
  centering: (offCenter) => [{ product: { offCenter } }],
  cropping: (cut) => [{ product: { cut } }],
  margin: (margin) => [{ product: { margin } }],
  tilt: (tiltDegrees) => [{ product: { tiltDegrees } }],
  background_whiteness: (offWhite) => [{ background: { offWhite } }],
  background_evenness: (unevenness) => [{ background: { unevenness } }],
  background_clutter: (clutter) => [{ background: { clutter } }],
  separation: (separation) => [{ tone: { separation } }],
  exposure: (share) => [
    { tone: { blown: share } },
    { tone: { crushed: share } },
    { tone: { clipped: share } },
    { tone: { blown: share }, product: null },
  ],
  brightness: (highlight) => [
    { tone: { highlight, medianLuminance: 0.6 * highlight, black: 0.1 * highlight } },
    { tone: { highlight, medianLuminance: 0.6 * highlight, black: 0.1 * highlight }, product: null },
  ],
  color_cast: (cast) => [{ tone: { cast } }],
  contrast: (range) => [hazy(range), { ...hazy(range), product: null }],
  sharpness: (blur) => [{ detail: { blur, coarseBlur: blur } }],
  noise: (noise) => [{ detail: { noise }, background: { offWhite: 0.01 } }],
  compression: (loss) => [{ detail: { jpegQuality: 100 - 100 * loss } }],
  resolution: (value) => {
    const side = Math.max(1, Math.round(value))
    return [
      { file: { widthPx: side, heightPx: side } },
      { file: { widthPx: 4 * side, heightPx: Math.ceil(side / 2) } },
      { detail: { trueResolution: Math.min(0.4, (1.43 * value) / 2000) } },
    ]
  },
  product_resolution: (productPx) => [
    { detail: { productPx } },
    { detail: { productPx: 4 * productPx, trueResolution: 0.2 } },
  ],
  perceived_quality: (opinion) => [{ quality: { opinion, spread: 0.08 } }],
  off_pack_text: (area) => [{ text: { lines: area > 0 ? besideProduct(area) : [] } }],
  tile_legibility: (value) => [{ text: { lines: mainLines(Math.round((3 * value) / 100)) } }],
  text_size: (height) => [{ text: { lines: [sampleLine('small print', { height })] }, kind: 'Infographic' }],
  text_amount: (area) => [{ text: { area }, kind: 'Infographic' }],
  text_contrast: (contrast) => [
    { text: { lines: [sampleLine('dry skin', { contrast })] }, kind: 'Infographic' },
  ],
  text_margin: (margin) => [{ text: { lines: [lineAt(margin)] }, kind: 'Infographic' }],
  watermark: (area) => [
    { text: { lines: area > 0 ? [sampleLine('PHOTO STOCK', { area })] : [] } },
    { text: { lines: area > 0 ? [sampleLine('www.acme.com', { area, onProduct: 0 })] : [] } },
  ],
  design: (grade) => [{ layout: { design: grade }, kind: 'Infographic' }],
  composite: (value) => [{ file: { isComposite: value > 2 / 3 }, kind: 'Lifestyle' }],
  empty_space: (emptyArea) => [{ layout: { emptyArea }, kind: 'Infographic' }],
}

const NAMES = Object.keys(FACTS_AT) as FactorName[]
const ROLES: readonly ImageRole[] = ['hero', 'carousel']
const TRADE = /ΔE|σ|gr[ae]y|luminance|chroma|\bpx\b|share of the frame|\d\.\d\d/
const ZERO = /(?<![\d.,])0 ?%|\bby 0\b|\b0 (?:pixel|degree)|NaN|Infinity|null|undefined/
const OVER_100 = /(?:10[1-9]|1[1-9]\d|[2-9]\d\d)%/

function checkCustomerText(text: string): void {
  const unquoted = text.replace(/“[^”]*”/g, '')
  assert.match(text, /^[A-Z].*\.$/, text)
  assert.doesNotMatch(unquoted, TRADE, text)
  assert.doesNotMatch(unquoted, ZERO, text)
  assert.doesNotMatch(unquoted, OVER_100, text)
  assert.doesNotMatch(text, / {2}/, text)
  assert.ok(text.length <= 200, text)
  assert.ok(unquoted.split(/\.(?:\s|$)/).filter((sentence) => sentence !== '').length <= 2, text)
}

/** Returns the ends and points of the factor's curve, and values on both sides of its bar. */
function valuesOf({ curve, bar }: FactorRule): number[] {
  const points = curve.map(([x]) => x)
  const nearBar = curve.flatMap(([x, score], index) => {
    const [beforeX, beforeScore] = curve[index - 1] ?? [x, score]
    if (score === beforeScore || (score - bar) * (beforeScore - bar) > 0) return []
    const atBar = beforeX + ((x - beforeX) * (bar - beforeScore)) / (score - beforeScore)
    return [0.999 * atBar, 1.001 * atBar]
  })
  const highest = Math.max(...points)
  return [0, 1e-6, ...points, ...nearBar, highest > 1 ? 2 * highest : 1]
}

type Judged = { factor: Factor; recommendation: Recommendation | undefined; isGood: boolean }

/** Scores the factor in all its wordings over the whole range of its values. */
function judge(name: FactorName, rubric: Rubric, role: ImageRole): Judged[] {
  const rule = rubric.roles[role].factors[name]
  if (!rule) return []
  return valuesOf(rule).flatMap((value) =>
    FACTS_AT[name](value).flatMap((changes) => {
      const { factors, recommendations } = scoreImage(sampleFacts(changes), role, rubric)
      const factor = factors.find((each) => each.name === name)
      const recommendation = recommendations.find(({ code }) => code === name.toUpperCase())
      return factor ? [{ factor, recommendation, isGood: factor.score >= rule.bar }] : []
    }),
  )
}

describe('texts of a factor', () => {
  for (const name of NAMES) {
    const judged = RUBRICS.flatMap((rubric) => ROLES.flatMap((role) => judge(name, rubric, role)))

    it(`texts of a factor gives a plain reason for ${name} over the whole range of its values`, () => {
      assert.ok(judged.some(({ isGood }) => isGood) && judged.some(({ isGood }) => !isGood))
      for (const { factor } of judged) checkCustomerText(factor.reason)
    })

    it(`texts of a factor gives plain advice for ${name}`, () => {
      const advice = judged.flatMap(({ recommendation }) => recommendation ?? [])
      assert.ok(advice.length > 0)
      for (const { title, detail } of advice) {
        assert.match(title, /^[A-Z].{5,40}[^.]$/)
        checkCustomerText(detail)
      }
    })
  }

  for (const rubric of RUBRICS) {
    for (const role of ROLES) {
      it(`texts of a factor never states a cost beside praise of a ${role} (${rubric.family})`, () => {
        for (const name of NAMES)
          for (const { factor, isGood } of judge(name, rubric, role))
            if (isGood && !isNearBar(factor, rubric, role)) assert.equal(factor.impact, 0, factor.reason)
      })

      it(`texts of a factor never gives one reason for a good and for a bad score of a ${role} (${rubric.family})`, () => {
        for (const name of NAMES) {
          const reasons = (good: boolean) =>
            new Set(
              judge(name, rubric, role)
                .filter(({ isGood, factor }) => isGood === good && !isNearBar(factor, rubric, role))
                .map(({ factor }) => factor.reason),
            )
          const bad = reasons(false)
          const shared = [...reasons(true)].filter((reason) => bad.has(reason))
          assert.deepEqual(shared, [], name)
        }
      })
    }
  }
})

/** Returns whether rounding to one decimal may have lifted the score to its bar. */
function isNearBar({ name, score }: Factor, rubric: Rubric, role: ImageRole): boolean {
  return Math.abs(score - barOf(name, role, rubric)) < 0.06
}

describe('consequences of a factor', () => {
  it('consequences of a factor are factors', () => {
    const definitions: FactorDefinition[] = Object.values(FACTORS)
    const names = definitions.flatMap(({ consequences = [] }) =>
      typeof consequences === 'function'
        ? [80, 50].flatMap((lightness) =>
            consequences(sampleFacts({ background: { borderLab: [lightness, 0, 0] } })),
          )
        : consequences,
    )
    assert.ok(names.length > 10)
    for (const name of names) assert.ok(name in FACTORS, name)
  })
})

describe('reason of a factor', () => {
  const general = RUBRICS[0]
  assert.ok(general)
  const reasonOf = (name: FactorName, facts: ImageFacts, role: ImageRole = 'hero') => {
    assert.notEqual(FACTORS[name].measure(facts), undefined)
    return scoreImage(facts, role, general).factors.find((factor) => factor.name === name)?.reason
  }
  const cases: [string, FactorName, Changes, string][] = [
    ['a pure white background', 'background_whiteness', {}, 'The background is pure white.'],
    ['a centered product', 'centering', {}, 'The product is centered.'],
    ['an upright product', 'tilt', {}, 'The product is straight.'],
    ['a leaning product', 'tilt', { product: { tiltDegrees: 12.4 } }, 'The product leans by 12 degrees.'],
    ['an image without a product', 'fill', { product: null }, 'No product stands out in the image.'],
    [
      'a tiny product',
      'fill',
      { product: { extent: 0.001 } },
      'The product is too small. It spans less than 1% of the image.',
    ],
    [
      'a small file',
      'resolution',
      { file: { widthPx: 1200, heightPx: 900 } },
      'The longer side has only 1,200 pixels.',
    ],
    [
      'an enlarged file',
      'resolution',
      { detail: { trueResolution: 0.2 } },
      'The longer side has 2,000 pixels, but shows the detail of only 280 pixels. The image was enlarged or is blurred.',
    ],
    [
      'a strip, which is not called enlarged',
      'resolution',
      { file: { widthPx: 2000, heightPx: 200 } },
      'The image is a narrow strip. Its shorter side has only 200 pixels.',
    ],
    [
      'text that covers little',
      'off_pack_text',
      { text: { lines: besideProduct(0.003) } },
      'Text or badges beside the product cover less than 1% of the image (“NEW LOOK”).',
    ],
    [
      'long text, of which it quotes the beginning',
      'off_pack_text',
      { text: { lines: [sampleLine(`LIMITED  OFFER ${'X'.repeat(99)}`, { onProduct: 0, onGround: 1 })] } },
      'Text or badges beside the product cover 4% of the image (“LIMITED OFFER XXXXXXXXX…”).',
    ],
    [
      'a picture without any appeal',
      'perceived_quality',
      { quality: { opinion: 0, spread: 0.08 } },
      'The picture looks poor. People would rate it below 1 out of 10.',
    ],
  ]
  for (const [subject, name, changes, expected] of cases)
    it(`reason of a factor describes ${subject}`, () =>
      assert.equal(reasonOf(name, sampleFacts(changes)), expected))

  it('reason of a factor does not call a person cut off who wears the product', () => {
    const facts = sampleFacts({ product: { extent: 1, cut: 1 }, kind: 'On Model' })
    assert.equal(reasonOf('fill', facts), 'The product spans 100% of the image, which is large enough.')
  })
})
