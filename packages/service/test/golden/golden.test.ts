import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { generalRubric, type ImageFacts, scoreImage } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import { renderScene } from '../support/render-can.ts'
import { SAMPLES } from '../support/samples.ts'

/** Reviewed facts and scores of the sample images. */
const FILE = new URL('./samples.json', import.meta.url)
/** Set by `npm run golden`, which writes the current values. A reviewer checks the diff. */
const REBASELINE = process.env['ENDCAP_REBASELINE'] === '1'
const SIZE_PX = 500
/** Tolerance for machines that add up floating-point numbers in different orders. */
const FACT_TOLERANCE = 0.02
const SCORE_TOLERANCE = 1

/** Facts that differ between machines: the encoder's output size, and values that round differently on another processor. */
const UNSTABLE = /^(file\.byteLength|similarity\.embedding|attention\.weights|product\.outlines|text\.lines)/

type FlatFacts = Record<string, number | string | boolean | null>
type Golden = Record<string, { service_score: number; classification: string; facts: FlatFacts }>

const golden = JSON.parse(readFileSync(FILE, 'utf8')) as Golden
const found: Golden = {}
const vision = createVisionPool({ threads: 1 })

describe('facts and scores of the sample images', () => {
  after(async () => {
    await vision.close()
    if (REBASELINE) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`)
  })
  for (const [name, scene] of Object.entries(SAMPLES)) {
    it(`facts and scores of the sample images match the reviewed values of ${name}`, async () => {
      const facts = await vision.analyze(await renderScene({ ...scene, sizePx: SIZE_PX }))
      const { service_score, classification } = scoreImage(facts, 'hero', generalRubric)
      const now = { service_score, classification, facts: flatten(facts) }
      found[name] = now
      if (REBASELINE) return
      const before = golden[name]
      assert.ok(before, `${name} has no reviewed values: run npm run golden`)
      assert.equal(now.classification, before.classification)
      assert.ok(
        Math.abs(now.service_score - before.service_score) <= SCORE_TOLERANCE,
        `${now.service_score}, was ${before.service_score}`,
      )
      assert.deepEqual(Object.keys(now.facts), Object.keys(before.facts))
      for (const [fact, value] of Object.entries(now.facts)) {
        const expected: FlatFacts[string] | undefined = before.facts[fact]
        if (typeof value === 'number' && typeof expected === 'number') {
          const close = Math.abs(value - expected) <= FACT_TOLERANCE * Math.max(1, Math.abs(expected))
          assert.ok(close, `${fact}: ${value}, was ${expected}`)
        } else assert.equal(value, expected, fact)
      }
    })
  }
})

/** Flattens facts to paths such as `product.box.left`, with numbers rounded to four decimals so that diffs stay readable. */
function flatten(facts: ImageFacts): FlatFacts {
  const flat: FlatFacts = {}
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`)
    } else if (typeof value === 'number') flat[path] = Math.round(1e4 * value) / 1e4
    else if (typeof value === 'string' || typeof value === 'boolean' || value === null) flat[path] = value
  }
  visit(facts, '')
  return Object.fromEntries(Object.entries(flat).filter(([fact]) => !UNSTABLE.test(fact)))
}
