import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, describe, it } from 'node:test'
import { loadRules } from '@endcap/catalog/load-rules'
import { type ImageFacts, judge } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'

const folder = new URL('../../../../../../shared/data/kinds/', import.meta.url)
const skip = existsSync(folder) ? false : 'needs ../shared/data/kinds'

/** Pictures labeled as infographics: the first twelve with words on white, and the first five on colored grounds. */
const ON_WHITE = 'k0025 k0042 k0048 k0049 k0068 k0070 k0087 k0109 k0116 k0168 k0213 k0278'.split(' ')
const ON_COLOR = 'k0014 k0020 k0047 k0053 k0062'.split(' ')

/** The pictures are small copies in WebP, so files and sizes prove nothing. */
const OF_CONTENT = new Set(['background_white', 'text_overlay', 'graphics', 'watermark', 'border'])

describe('infographics as main images', { skip }, () => {
  const pool = createVisionPool({ threads: 1 })
  after(() => pool.close())
  const analyze = async (name: string) => pool.analyze(await readFile(new URL(`images/${name}.webp`, folder)))

  for (const name of ON_WHITE)
    it(`infographics as main images are refused by eBay as by Walmart: ${name}`, async () => {
      const facts = await analyze(name)
      assert.deepEqual(
        [await outcomesAt('ebay', facts), await outcomesAt('walmart', facts)].map((each) =>
          each.includes('fail'),
        ),
        [true, true],
      )
    })

  for (const name of ON_COLOR)
    it(`infographics as main images on colored grounds are never accepted by eBay: ${name}`, async () =>
      assert.notDeepEqual(await outcomesAt('ebay', await analyze(name)), []))
})

async function outcomesAt(target: string, facts: ImageFacts): Promise<string[]> {
  const rules = await loadRules(target)
  assert.ok(rules)
  const listing = { images: [{ facts }], categoryPath: null }
  return judge(rules, listing, { market: 'us', day: '2026-12-01' })
    .findings.filter(({ severity, measure }) => severity === 'hard' && OF_CONTENT.has(measure))
    .map(({ outcome }) => outcome)
}
