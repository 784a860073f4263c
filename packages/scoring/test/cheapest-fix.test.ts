import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AcceptanceRule, RuleSet } from '@endcap/catalog/retailer-rules'
import { type AcceptanceImage, cropTarget, judge, nextChange, refusalOf } from '@endcap/scoring'
import { sampleFacts } from './sample-facts.ts'

type Changes = NonNullable<Parameters<typeof sampleFacts>[0]>
type Background = Changes['background']

const PLACE = { market: null, day: '2026-11-29' }
const CROP = cropTarget(null)

const rule = (id: string, rest: Partial<AcceptanceRule>): AcceptanceRule => ({
  id,
  images: 'main',
  measure: 'longest_side_px',
  operator: '>=',
  severity: 'hard',
  sources: [],
  ...rest,
})
const SIZE = rule('size', { value: 1000, unit: 'px' })
const OTHERS = rule('others', { images: 'other', value: 1000, unit: 'px' })
const FILL = rule('fill', { measure: 'fill_share', value: 85, unit: 'percent' })
const WHITE = rule('white', { measure: 'background_white', operator: '=', value: 'white' })
const ONE = rule('one', { images: 'all', measure: 'image_count_min', value: 4 })
const set = (...rules: AcceptanceRule[]): RuleSet => ({ target: 'shop', sources: {}, rules })

const image = (changes: Changes = {}): AcceptanceImage => ({
  facts: sampleFacts(changes),
})
const sized = (side: number) => image({ file: { widthPx: side, heightPx: side } })

function refusal(rules: RuleSet, images: readonly (AcceptanceImage | null)[]) {
  const listing = { images, categoryPath: null }
  const acceptance = judge(rules, listing, PLACE)
  const found = refusalOf({ rules, listing, place: PLACE, acceptance, crop: CROP })
  return found && [found.finding.rule, found.finding.image, found.fix]
}

describe('the cheapest fix', () => {
  it('the cheapest fix of a refused main image is another image that is accepted as main image', () => {
    assert.deepEqual(refusal(set(SIZE), [sized(500), sized(600), sized(1200)]), ['size', 0, 'swap'])
    assert.deepEqual(refusal(set(SIZE), [sized(500), null, sized(600)]), ['size', 0, 'original'])
  })

  it('the cheapest fix is no swap with an image that may be refused', () => {
    const dark = image({ background: { offWhite: 1, borderLab: [20, 1, 1], clutter: 0 } })
    assert.deepEqual(refusal(set(WHITE), [dark, image({ background: null })]), ['white', 0, 'spark'])
  })

  it('the cheapest fix may leave the former main image out, but leaves no other image refused', () => {
    assert.deepEqual(refusal(set(SIZE, OTHERS), [sized(500), sized(1200)]), ['size', 0, 'swap'])
    const three = [sized(500), sized(1200), sized(600)]
    assert.deepEqual(refusal(set(SIZE, OTHERS), three), ['size', 0, 'original'])
  })

  it('the cheapest fix of other images is to leave them out, unless the listing needs them', () => {
    const images = [sized(1200), sized(1200), sized(500), sized(1200)]
    assert.deepEqual(refusal(set(OTHERS), images), ['others', 2, 'leave_out'])
    assert.deepEqual(refusal(set(OTHERS, ONE), images), ['others', 2, 'original'])
  })

  it('the cheapest fix is made by Endcap only if the facts allow it, and it removes all reasons', () => {
    const box = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 }
    const small = { extent: 0.5, area: 0.2, margin: 0.25, box }
    const layout = { inkExtent: 0.5 }
    const gray = { offWhite: 0.2, borderLab: [90, 1, 1], clutter: 0 } satisfies Background
    const large = { widthPx: 3000, heightPx: 3000 }
    const cases: [AcceptanceRule[], Changes, string][] = [
      [[FILL], { product: small, layout, file: large }, 'crop'],
      [[FILL], { product: small, layout, file: { widthPx: 600, heightPx: 600 } }, 'spark'],
      [[WHITE], { background: gray }, 'whiten'],
      [[WHITE], { background: { ...gray, borderLab: [20, 1, 1] } }, 'spark'],
      [[FILL, WHITE], { product: small, layout, file: large, background: gray }, 'whiten'],
      [[FILL, rule('huge', { value: 9000, unit: 'px' })], { product: small, layout, file: large }, 'spark'],
    ]
    for (const [rules, changes, fix] of cases)
      assert.equal(refusal(set(...rules), [image(changes)])?.[2], fix, JSON.stringify(changes))
  })

  it('the cheapest fix does not exist for accepted listings', () => {
    assert.equal(refusal(set(SIZE), [sized(1200)]), null)
  })

  it('the cheapest fix belongs to the first rule of the main image, if it is refused', () => {
    assert.deepEqual(refusal(set(OTHERS, SIZE), [sized(500), sized(500)])?.slice(0, 2), ['size', 0])
  })
})

describe('the next dated change', () => {
  it('the next dated change is the first day on which a rule starts, or the day after it ended', () => {
    const rules = set(
      rule('a', { from: '2027-01-31' }),
      rule('b', { until: '2026-12-31' }),
      rule('c', { from: '2020-01-01', until: '2026-11-28' }),
    )
    assert.equal(nextChange(rules, '2026-11-29'), '2027-01-01')
    assert.equal(nextChange(rules, '2027-01-01'), '2027-01-31')
    assert.equal(nextChange(rules, '2027-01-31'), null)
  })
})
