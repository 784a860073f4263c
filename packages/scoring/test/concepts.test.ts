import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  ACTIONS,
  ASSET_TYPES,
  CLASSIFICATIONS,
  FACTOR_NAMES,
  FACTORS,
  keyOf,
  LOSS_CAUSES,
  LOSS_WORDS,
  PENALTIES,
  RETAILER_RULES,
  RULE_NAMES,
} from '@endcap/scoring'
import { ENGLISH, type MessageId } from '@endcap/words'

type Concept = Readonly<Record<string, unknown>>

/** Folders of concepts, the files in them that define none, and their lists. */
const LISTS: [folder: string, others: string[], list: readonly Concept[]][] = [
  ['asset-types', ['asset-type.ts', 'asset-types.ts'], Object.values(ASSET_TYPES)],
  ['penalties', ['penalty.ts', 'penalties.ts'], Object.values(PENALTIES)],
  ['retailer-rules', ['retailer-rule.ts', 'retailer-rules.ts'], Object.values(RETAILER_RULES)],
  ['answers/actions', ['action.ts', 'actions.ts'], ACTIONS],
  ['factors', ['factor.ts', 'factors.ts', 'shared'], Object.values(FACTORS)],
]

describe('the list of a folder of concepts', () => {
  for (const [folder, others, list] of LISTS)
    it(`the list of a folder of concepts has what each file of ${folder} defines exactly once`, async () => {
      const path = new URL(`../src/${folder}/`, import.meta.url)
      const files = readdirSync(path).filter((file) => !others.includes(file))
      assert.equal(files.length, list.length)
      for (const file of files) {
        const exported: object = await import(new URL(file, path).href)
        const defined = Object.values(exported).filter((each) => list.includes(each))
        assert.equal(defined.length, 1, file)
      }
      assert.equal(new Set(list).size, list.length)
    })
})

describe('concepts', () => {
  it('concepts have texts that are not empty', () => {
    for (const [folder, , list] of LISTS)
      for (const concept of list)
        for (const [name, text] of Object.entries(concept))
          if (typeof text === 'string') assert.match(text, /\S/, `${folder}: ${name}`)
  })

  it('concepts have names of their own', () => {
    const ids: (readonly MessageId[])[] = [
      CLASSIFICATIONS.map((type) => `asset_type.${keyOf(type)}.label` as const),
      RULE_NAMES.map((rule) => `rule.${rule}.label` as const),
      LOSS_CAUSES.map((cause) => `loss.${cause}.label` as const),
      FACTOR_NAMES.map((name) => `factor.${name}.label` as const),
    ]
    for (const concepts of ids) {
      const labels = concepts.map((id) => ENGLISH.text(id))
      assert.equal(new Set(labels).size, labels.length)
    }
    const codes = ACTIONS.map(({ code }) => code)
    assert.equal(new Set(codes).size, codes.length)
  })

  it('concepts have places and patterns of their own in charts and tables', () => {
    const losses = Object.values(LOSS_WORDS)
    assert.equal(new Set(losses.map(({ order }) => order)).size, losses.length)
    assert.equal(new Set(losses.map(({ pattern }) => pattern)).size, losses.length)
  })
})
