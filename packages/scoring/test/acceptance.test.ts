import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { TARGETS } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import { type AcceptanceRule, type RuleSet, ratioOf } from '@endcap/catalog/retailer-rules'
import {
  type AcceptanceImage,
  findMeasure,
  fixMessage,
  type ImageFacts,
  type JudgedMeasure,
  judge,
  MEASURES,
  type Measure,
  ruleMessage,
} from '@endcap/scoring'
import { ENGLISH, LANGUAGES } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import { sampleEmbedding, sampleFacts, sampleLine } from './sample-facts.ts'

type Changes = NonNullable<Parameters<typeof sampleFacts>[0]>
type Part<Name extends keyof Changes> = NonNullable<Changes[Name]>
type Example = (rule: AcceptanceRule) => { pass: AcceptanceImage[]; fail: AcceptanceImage[] }

const image = (changes: Changes, more: Partial<ImageFacts> = {}): AcceptanceImage => ({
  facts: { ...sampleFacts(changes), ...more },
})
const one = (
  pass: Changes,
  fail: Changes,
  more: { pass?: Partial<ImageFacts>; fail?: Partial<ImageFacts> } = {},
) => ({
  pass: [image(pass, more.pass)],
  fail: [image(fail, more.fail)],
})
const beside = (text: string) => sampleLine(text, { onProduct: 0, onGround: 1 })
const words = (text: string) => () => one({}, { text: { lines: [beside(text)] } })
const figure = ({ value }: AcceptanceRule) => Number(value)
const listed = ({ value }: AcceptanceRule): readonly string[] =>
  typeof value === 'object' ? value : value === undefined ? [] : [String(value)]

/** A figure that keeps the rule, and one that breaks it. */
function figures(rule: AcceptanceRule): [kept: number, broken: number] {
  const required = figure(rule)
  if (rule.operator === '<=') return [required, Math.ceil(required * 1.2) + 1]
  return [required, Math.floor(required * 0.8) - 1]
}

function sides(change: (pixels: number) => Part<'file'>): Example {
  return (rule) => {
    const [kept, broken] = figures(rule)
    return one({ file: change(kept) }, { file: change(broken) })
  }
}

const square = (pixels: number) => ({ widthPx: pixels, heightPx: pixels })
const bytes: Example = (rule) => {
  const [kept, broken] = figures(rule).map((size) => size * (rule.unit === 'KB' ? 1e3 : 1e6))
  return one({ file: { byteLength: kept ?? 0 } }, { file: { byteLength: broken ?? 0 } })
}
const framing =
  (change: (share: number) => Part<'product'>): Example =>
  (rule) => {
    const kept = figure(rule) / 100
    const broken = kept + (rule.operator === '<=' ? 0.1 : -0.1)
    return one({ product: change(kept) }, { product: change(broken) })
  }
const withBadge = { badges: [{ left: 0.02, top: 0.02, right: 0.3, bottom: 0.2 }] }
const seal = sampleLine('TOP', {
  onProduct: 0,
  onGround: 0,
  corners: [
    [0.1, 0.05],
    [0.2, 0.05],
    [0.2, 0.1],
    [0.1, 0.1],
  ],
})
const badge: Example = () => one({}, { text: { lines: [seal] } }, { fail: withBadge })
const typed =
  (kind: Part<'kind'>): Example =>
  () =>
    one({}, kind ? { kind } : {})
const count: Example = (rule) => {
  const [kept, broken] =
    rule.operator === '<=' ? [figure(rule), figure(rule) + 1] : [figure(rule), figure(rule) - 1]
  const images = (length: number) => Array.from({ length }, () => image({}))
  return { pass: images(kept), fail: images(broken) }
}
const GROUNDS: Record<string, Part<'background'>> = {
  white: { offWhite: 0, borderLab: [100, 0, 0] },
  off_white: { offWhite: 0.05, borderLab: [95, 0, 3] },
  light_gray: { offWhite: 0.12, borderLab: [90, 0, 0] },
  light_beige: { offWhite: 0.15, borderLab: [90, 2, 12] },
  light: { offWhite: 0.1, borderLab: [88, 5, 5] },
  plain: { unevenness: 0 },
}
const DARK = { offWhite: 0.8, borderLab: [20, 10, -30] as [number, number, number], unevenness: 0.3 }
const VIEWS: Record<string, Part<'kind'>> = {
  front: 'Packshot',
  back: 'Packshot Back',
  side: 'Alternate Angle',
  angle: 'Alternate Angle',
  detail: 'Detail',
  in_use: 'In Use',
  surroundings: 'Lifestyle',
  dimensions: 'Size And Scale',
  infographic: 'Infographic',
}
const similar = (number: number) =>
  image({
    similarity: { embedding: sampleEmbedding(number), dhash: number === 0 ? '0'.repeat(16) : 'f'.repeat(16) },
  })

/** Images of each measure that keep and break a rule. */
const EXAMPLES: Record<JudgedMeasure, Example> = {
  width_px: sides((pixels) => ({ widthPx: pixels })),
  height_px: sides((pixels) => ({ heightPx: pixels })),
  longest_side_px: sides(square),
  shortest_side_px: sides(square),
  zoom_px: sides(square),
  total_px: sides((pixels) => ({ widthPx: pixels, heightPx: 1 })),
  aspect_ratio(rule) {
    const ratio = ratioOf(listed(rule)[0] ?? '')
    const size = (width: number) => ({ file: { widthPx: Math.round(1000 * width), heightPx: 1000 } })
    return one(size(ratio), size(rule.operator === '>=' ? ratio / 2 : ratio * 3))
  },
  orientation: () =>
    one({ file: { widthPx: 800, heightPx: 1000 } }, { file: { widthPx: 1000, heightPx: 800 } }),
  bytes_max: bytes,
  bytes_min: bytes,
  file_type(rule) {
    const formats = ['jpeg', 'png', 'webp'] as const
    const has = (format: string) => listed(rule).includes(format)
    const isRefused = rule.operator === 'none'
    const format = (isGood: boolean) => formats.find((each) => (has(each) !== isRefused) === isGood)
    const file = (isGood: boolean) => {
      const found = format(isGood)
      return found ? [image({ file: { format: found } })] : []
    }
    return { pass: file(true), fail: file(false) }
  },
  jpeg_quality: (rule) =>
    one({ detail: { jpegQuality: figure(rule) } }, { detail: { jpegQuality: figure(rule) - 5 } }),
  color_space(rule) {
    const isAccepted = (space: string) => listed(rule).includes(space)
    const kept = (['srgb', 'adobe_rgb'] as const).find((space) => isAccepted(space) || isAccepted('rgb'))
    const refused = (['cmyk', 'adobe_rgb'] as const).find(
      (space) => !isAccepted(space) && (space === 'cmyk' || !isAccepted('rgb')),
    )
    return {
      pass: kept ? [image({ file: { colorSpace: kept } })] : [],
      fail: refused ? [image({ file: { colorSpace: refused } })] : [],
    }
  },
  resolution_dpi(rule) {
    const [kept, broken] = figures(rule)
    return one({ file: { densityDpi: kept } }, { file: { densityDpi: broken } })
  },
  animated: () => one({}, { file: { animated: true } }),
  upscaled: () => one({}, { detail: { trueResolution: 0.5 } }),
  background_white: () => one({}, { background: DARK }),
  background_color: (rule) => {
    const [color = ''] = listed(rule)
    const fail = listed(rule).includes('photo') ? [] : [image({ background: DARK })]
    if (color === 'transparent') return { pass: [image({ file: { hasAlpha: true } })], fail }
    return { pass: [image({ background: GROUNDS[color] ?? {} })], fail }
  },
  background_transparent: () => one({}, { file: { hasAlpha: true } }),
  fill_share(rule) {
    const filled = (share: number) => ({ product: { extent: share }, layout: { inkExtent: share } })
    const kept = figure(rule) / 100
    return one(filled(kept), filled(kept + (rule.operator === '<=' ? 0.1 : -0.1)))
  },
  whitespace_share: framing((share) => ({ box: { left: 0, top: 0, right: 1, bottom: 1 - share } })),
  margin_px(rule) {
    const margin = (pixels: number) => ({ product: { margin: pixels / 1000 }, file: square(1000) })
    const required = figure(rule)
    return rule.operator === '<='
      ? one(margin(required), margin(required + 50))
      : { pass: [image(margin(required))], fail: required > 10 ? [image(margin(required - 10))] : [] }
  },
  margin_share(rule) {
    const margin = (percent: number) => ({ product: { margin: percent / 100 } })
    return one(margin(figure(rule)), margin(Math.abs(figure(rule) - 4)))
  },
  centered: () => one({}, { product: { offCenter: 0.3 } }),
  crop: () => one({}, { product: { cut: 0.8 } }),
  text_overlay: words('CLICK HERE NOW'),
  text_share: () =>
    one(
      {},
      {
        text: {
          lines: [0.05, 0.25, 0.45, 0.65].map((top) => ({
            ...beside('WORDS EVERYWHERE'),
            corners: [
              [0, top],
              [0.99, top],
              [0.99, top + 0.12],
              [0, top + 0.12],
            ],
          })),
        },
      },
    ),
  text_language: (rule) => (rule.operator === 'none' ? words('新品上市')() : { pass: [], fail: [] }),
  promo_text: words('-50% SALE'),
  price_text: words('only $ 19.99'),
  shipping_text: words('Free shipping'),
  contact_info: words('www.example.com'),
  marketplace_marks: words('Amazon choice'),
  watermark: words('shutterstock'),
  logo: badge,
  seller_logo: badge,
  badge,
  energy_label: badge,
  graphics: typed('Infographic'),
  border: () => one({}, { layout: { border: 0.02 } }),
  props: typed('Lifestyle'),
  accessories_not_included: typed('In Use'),
  other_products: () => one({}, { product: { parts: 4 } }),
  packaging_in_view: (rule) =>
    rule.operator === 'none' ? one({}, { kind: 'Packaging' }) : { pass: [image({})], fail: [] },
  model(rule) {
    const [person, nobody] = [image({ kind: 'On Model' }, { people: { faces: [], person: 0.99 } }), image({})]
    return rule.operator === 'none' ? { pass: [nobody], fail: [person] } : { pass: [person], fail: [nobody] }
  },
  lifestyle: (rule) => (rule.operator === 'none' ? typed('Lifestyle')(rule) : { pass: [], fail: [] }),
  illustration: typed('Infographic'),
  monochrome: () => one({}, { tone: { chroma: 0 } }),
  blur: () => one({}, { detail: { blur: 0.9, coarseBlur: 0.9 } }),
  required_view(rule) {
    const kinds = listed(rule).flatMap((view) => VIEWS[view] ?? [])
    if (kinds.length === 0) return { pass: [], fail: [] }
    return { pass: kinds.map((kind) => image({ kind })), fail: [image({ kind: 'Ingredients' })] }
  },
  image_count_min: count,
  image_count_recommended: count,
  image_count_max: count,
  image_missing: () => ({ pass: [image({})], fail: [] }),
  duplicate_image: () => ({ pass: [similar(0), similar(1)], fail: [similar(0), similar(0)] }),
  ai_mark: () => ({
    pass: [{ ...image({}), isGenerated: true, isMarked: true }],
    fail: [{ ...image({}), isGenerated: true, isMarked: false }],
  }),
}

function outcomeOf(measure: Measure, images: readonly AcceptanceImage[], rule: AcceptanceRule) {
  const role = rule.images === 'main' ? 'hero' : 'carousel'
  const subjects = images.map((each) => ({ ...each, role }) as const)
  if (measure.of === 'listing') return measure.check(subjects, rule)?.outcome
  return subjects.map((each) => measure.check(each, rule)?.outcome).at(0)
}

const sets = await Promise.all(
  TARGETS.map(async ({ id }): Promise<RuleSet> => {
    const set = await loadRules(id)
    assert.ok(set, id)
    return set
  }),
)

describe('acceptance', () => {
  it('every judged rule of every target has examples that keep and break it', () => {
    const wrong = sets.flatMap(({ target, rules }) =>
      rules.flatMap((rule) => {
        const measure = findMeasure(rule.measure)
        if (!measure) return []
        const { pass, fail } = EXAMPLES[rule.measure as JudgedMeasure](rule)
        const outcomes = [
          pass.length > 0 || fail.length === 0 ? 'pass' : null,
          pass.length > 0 ? outcomeOf(measure, pass, rule) : 'pass',
          fail.length > 0 ? outcomeOf(measure, fail, rule) : 'fail',
        ]
        return outcomes[1] === 'pass' && outcomes[2] === 'fail' ? [] : [{ target, rule: rule.id, outcomes }]
      }),
    )
    assert.deepEqual(wrong, [])
  })

  it('every rule of every target says in all languages what it asks for, and how to keep it', () => {
    for (const language of LANGUAGES) {
      const { write } = WRITERS[language]
      for (const { target, rules } of sets)
        for (const rule of rules) {
          assert.match(write(ruleMessage(rule)), /^\S.+[^ ]$/, `${target} ${rule.id}`)
          const fix = fixMessage(rule)
          assert.equal(fix !== null, findMeasure(rule.measure) !== null)
          if (fix) assert.match(write(fix), /\.$/)
        }
    }
  })

  it('rules read as sentences', () =>
    assert.deepEqual(
      sets
        .flatMap(({ target, rules }) => (target === 'redmart' ? rules : []))
        .map((rule) => ENGLISH.write(ruleMessage(rule))),
      [
        'File type: JPEG',
        'Width: 1,600 px',
        'Height: 1,600 px',
        'Margin around the product: at least 80 px',
        'Margin around the product: at most 100 px',
        'Background: white',
        'Print resolution: 72 dpi',
      ],
    ))

  it('judged measures are those of the rules', () => {
    const used = new Set(sets.flatMap(({ rules }) => rules.map(({ measure }) => measure)))
    assert.deepEqual(
      Object.keys(MEASURES).filter((name) => !used.has(name as JudgedMeasure)),
      [],
    )
  })

  const rules = (changes: Partial<AcceptanceRule>[], read = '2026-11'): RuleSet => ({
    target: 'test',
    sources: { page: { title: 'Page', url: 'https://example.com', official: true, date: null, read } },
    rules: changes.map((change, index) => ({
      id: `rule-${index}`,
      images: 'all',
      measure: 'width_px',
      operator: '>=',
      value: 500,
      severity: 'hard',
      sources: ['page'],
      ...change,
    })),
  })
  const small = image({ file: { widthPx: 300 } })
  const listing = { images: [small], categoryPath: 'Clothing > Socks' }
  const place = { market: 'us', day: '2026-12-01' }
  const stateOf = (set: RuleSet, day = place.day) => judge(set, listing, { ...place, day }).state

  it('a hard rule refuses an image that breaks it, with what was measured and what is required', () => {
    assert.deepEqual(judge(rules([{}]), listing, place), {
      state: 'not_accepted',
      mainImage: 'not_accepted',
      findings: [
        {
          rule: 'rule-0',
          measure: 'width_px',
          image: 0,
          outcome: 'fail',
          measured: 300,
          required: 500,
          severity: 'hard',
          isOld: false,
          isOfMain: true,
        },
      ],
      judged: 1,
      notJudged: 0,
    })
  })

  it('advice never refuses', () => assert.equal(stateOf(rules([{ severity: 'advice' }])), 'accepted'))

  it('a rule that was read for other markets never refuses', () => {
    assert.equal(stateOf(rules([{ markets: ['de'] }])), 'accepted')
    assert.equal(stateOf(rules([{ markets: ['us'] }])), 'not_accepted')
  })

  it('a rule holds from its first to its last day', () => {
    const dated = rules([{ from: '2027-01-31', until: '2027-03-01' }])
    const days = ['2027-01-30', '2027-01-31', '2027-03-01', '2027-03-02']
    assert.deepEqual(
      days.map((day) => stateOf(dated, day)),
      ['accepted', 'not_accepted', 'not_accepted', 'accepted'],
    )
  })

  it('a rule of the category replaces the general one', () => {
    const ofCategory = (path: string) => rules([{}, { categories: [path], value: 200 }])
    assert.equal(stateOf(ofCategory('Clothing')), 'accepted')
    assert.equal(stateOf(ofCategory('Shoes')), 'not_accepted')
    assert.equal(stateOf(rules([{ exceptCategories: ['Clothing'] }])), 'accepted')
  })

  it('a rule that was read more than 180 days ago is judged and shown as old', () => {
    const isOld = (day: string) =>
      judge(rules([{}]), listing, { ...place, day }).findings.map((each) => each.isOld)
    assert.deepEqual([isOld('2027-05-29'), isOld('2027-05-30')], [[false], [true]])
  })

  it('a measure without proof warns, and so do sizes of copies', () => {
    const blurred = { images: [image({ detail: { blur: 0.9, coarseBlur: 0.9 } })], categoryPath: null }
    const noBlur = rules([{ measure: 'blur', operator: 'none', value: undefined as never }])
    assert.equal(judge(noBlur, blurred, place).state, 'not_sure')
    assert.equal(judge(rules([{}]), { ...listing, areCopies: true }, place).state, 'not_sure')
  })

  it('a file that the facts of earlier versions describe is not sure to keep rules on its border and header', () => {
    const { border: _border, ...layout } = sampleFacts().layout
    const { colorSpace: _space, densityDpi: _density, ...file } = sampleFacts().file
    const earlier = { ...sampleFacts(), layout, file }
    const demands: Partial<AcceptanceRule>[] = [
      { measure: 'border', operator: 'none' },
      { measure: 'color_space', operator: 'in', value: ['rgb'] },
      { measure: 'resolution_dpi', operator: '>=', value: 72 },
    ]
    for (const demand of demands) {
      const outcomes = (facts: ImageFacts) =>
        judge(rules([demand]), { images: [{ facts }], categoryPath: null }, place).findings.map(
          ({ outcome }) => outcome,
        )
      assert.deepEqual([outcomes(earlier), outcomes(sampleFacts())], [['not_sure'], []], demand.measure)
    }
  })

  it('an infographic without words that are surely added is not sure to have none', () =>
    assert.equal(
      judge(
        rules([{ measure: 'text_overlay', operator: 'none' }]),
        { images: [image({ kind: 'Infographic' })], categoryPath: null },
        place,
      ).state,
      'not_sure',
    ))

  it('a product whose outline may lack white parts is not sure to fill too little', () => {
    const outcomeAt = (inkExtent: number) =>
      judge(
        rules([{ measure: 'fill_share', value: 85, unit: 'percent' }]),
        { images: [image({ product: { extent: 0.6 }, layout: { inkExtent } })], categoryPath: null },
        place,
      ).findings.map(({ outcome }) => outcome)
    assert.deepEqual([outcomeAt(0.95), outcomeAt(0.62)], [['not_sure'], ['fail']])
  })

  it('a wide border, a gray file, an unknown profile and a density that the file leaves out are not sure', () => {
    const outcomeOfRule = (changes: Changes, demand: Partial<AcceptanceRule>) =>
      judge(rules([demand]), { images: [image(changes)], categoryPath: null }, place).findings[0]?.outcome
    const isRgb: Partial<AcceptanceRule> = { measure: 'color_space', operator: 'in', value: ['rgb'] }
    const isSrgb = { ...isRgb, value: ['srgb'] }
    const outcomes = [
      outcomeOfRule({ layout: { border: 0.09 } }, { measure: 'border', operator: 'none' }),
      outcomeOfRule({ file: { colorSpace: 'grayscale' } }, isRgb),
      outcomeOfRule({ file: { colorSpace: 'rgb' } }, isSrgb),
      outcomeOfRule({ file: { densityDpi: null } }, { measure: 'resolution_dpi', value: 300 }),
    ]
    assert.deepEqual(outcomes, ['not_sure', 'not_sure', 'not_sure', 'not_sure'])
    assert.equal(outcomeOfRule({ file: { colorSpace: 'display_p3' } }, isRgb), undefined)
    assert.equal(outcomeOfRule({ file: { colorSpace: 'display_p3' } }, isSrgb), 'fail')
  })

  it('a listing whose images have no facts yet is not accepted for sure', () =>
    assert.equal(judge(rules([]), { images: [null], categoryPath: null }, place).state, 'not_sure'))

  it('a flawless packshot is accepted by large shops', () => {
    const flawless = { images: Array.from({ length: 7 }, () => image({})), categoryPath: 'Food' }
    for (const { target, rules: own, sources } of sets.filter(({ target: id }) =>
      ['amazon', 'ebay'].includes(id),
    ))
      assert.deepEqual(
        judge({ target, rules: own, sources }, flawless, place).findings.filter(
          ({ severity }) => severity === 'hard',
        ),
        [],
        target,
      )
  })
})
