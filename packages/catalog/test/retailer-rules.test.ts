import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { findCategoryByPath, findRetailer, RETAILERS, TARGETS } from '@endcap/catalog'
import { loadRules } from '@endcap/catalog/load-rules'
import {
  type AcceptanceRule,
  RULE_IMAGES,
  RULE_MEASURES,
  RULE_OPERATORS,
  RULE_SEVERITIES,
  RULE_UNITS,
  type RuleSet,
} from '@endcap/catalog/retailer-rules'
import { z } from 'zod'

const ID = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const DAY = z.iso.date()
const categories = z.array(z.string().refine((path) => findCategoryByPath(path) !== null, 'no category'))
const schema = z.strictObject({
  target: ID,
  sources: z.record(
    ID,
    z.strictObject({
      title: z.string().min(1),
      url: z.url(),
      official: z.boolean(),
      date: z
        .string()
        .regex(/^\d{4}(-\d\d){0,2}$/)
        .nullable(),
      read: z.string().regex(/^\d{4}-\d\d$/),
    }),
  ),
  rules: z.array(
    z.strictObject({
      id: ID,
      images: z.enum(RULE_IMAGES),
      categories: categories.optional(),
      exceptCategories: categories.optional(),
      markets: z.array(z.string().length(2)).min(1).optional(),
      measure: z.enum(RULE_MEASURES),
      operator: z.enum(RULE_OPERATORS),
      value: z.union([z.number(), z.string(), z.array(z.string()).min(1)]).optional(),
      unit: z.enum(RULE_UNITS).optional(),
      severity: z.enum(RULE_SEVERITIES),
      sources: z.array(z.string()),
      confirmed: z.literal(true).optional(),
      from: DAY.optional(),
      until: DAY.optional(),
      disagreesWith: z.array(z.string()).min(1).optional(),
    }),
  ),
})

const sets = await Promise.all(
  TARGETS.map(async ({ id }) => {
    const set = await loadRules(id)
    assert.ok(set, id)
    return set
  }),
)

describe('rules of targets', () => {
  it('rules of targets have one valid file each', () => {
    const files = readdirSync(join(import.meta.dirname, '../retailer-rules'))
    assert.deepEqual(files.toSorted(), TARGETS.map(({ id }) => `${id}.json`).toSorted())
    for (const set of sets) schema.parse(set)
    assert.deepEqual(
      sets.map(({ target }) => target),
      TARGETS.map(({ id }) => id),
    )
  })

  for (const set of sets)
    it(`rules of targets have unique ids, known sources and reasons to refuse: ${set.target}`, () => {
      const ids = set.rules.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length)
      for (const rule of set.rules) assertSourced(rule, set)
    })

  it('rules of targets are at least 400 of at least 50 targets', () => {
    const sourced = sets.filter(({ rules }) => rules.some(({ sources }) => sources.length > 0))
    assert.ok(sourced.length >= 50)
    assert.ok(sets.flatMap(({ rules }) => rules).filter(({ sources }) => sources.length > 0).length >= 400)
  })

  it('rules of shops give the figures of their retailer regions', () => {
    const figures = Object.fromEntries(
      ['marketplace_us', 'walmart_us', 'ebay_de', 'instacart_us', 'tesco_uk'].map((id) => {
        const { minPixels = 0, textAllowed = true, minFillShare = 0 } = findRetailer(id)?.mainImage ?? {}
        return [id, [minPixels, textAllowed, minFillShare]]
      }),
    )
    assert.deepEqual(figures, {
      marketplace_us: [500, false, 0.85],
      walmart_us: [500, false, 0.8],
      ebay_de: [500, false, 0.8],
      instacart_us: [0, false, 0.85],
      tesco_uk: [1000, false, 0.8],
    })
  })

  it('rules of shops belong to retailer regions with unique ids and a domain', () => {
    assert.equal(new Set(RETAILERS.map(({ id }) => id)).size, RETAILERS.length)
    for (const { domain } of RETAILERS) assert.match(domain, /^[a-z0-9]+(\.[a-z0-9-]+)+$/)
  })
})

/** A hard rule needs a page of the platform or two independent pages. */
function assertSourced(rule: AcceptanceRule, { sources, rules }: RuleSet): void {
  const pages = rule.sources.map((key) => sources[key])
  assert.ok(
    pages.every((page) => page),
    rule.id,
  )
  const hosts = new Set(pages.map((page) => new URL(page?.url ?? '').host))
  const isProven = pages.some((page) => page?.official) || hosts.size > 1 || rule.confirmed === true
  if (rule.severity === 'hard') assert.ok(isProven, `${rule.id} may not be hard`)
  for (const id of rule.disagreesWith ?? [])
    assert.ok(
      rules.some((other) => other.id === id && other.disagreesWith?.includes(rule.id)),
      rule.id,
    )
  if (rule.operator === 'none' && rule.measure !== 'file_type' && rule.measure !== 'text_language')
    assert.equal(rule.value, undefined, rule.id)
  if (rule.operator !== 'none') assert.notEqual(rule.value, undefined, rule.id)
}
