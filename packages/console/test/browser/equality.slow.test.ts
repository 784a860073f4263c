import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Endcap, PdpComposer } from '@endcap/client'
import { CATALOG } from '@endcap/demo-shop'
import type { CustomFactors, Rubric } from '@endcap/scoring'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { releaseJudging } from '../../../service/src/domains/acceptance/judging.ts'
import { scoreDraft } from '../../../service/src/domains/drafts/score-draft.ts'
import { launch, startDemo, withoutChromium } from './support.ts'

/** Random compositions that are compared. */
const DRAFTS = 10_000
const AT_A_TIME = 1_000
const MAX_IMAGES = 12
const SEED = 20_261_124

type Draft = { listing: number; images: number[] }

declare global {
  interface Window {
    engine: typeof import('../../src/engine/workbench.ts') & typeof import('../../src/words/say.ts')
  }
}

describe('the scoring engine in a browser', { skip: withoutChromium }, () => {
  let browser: Browser
  let page: Page
  let listings: PdpComposer[]
  before(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from './engine/workbench.ts'; export { useLanguage } from './words/say.ts'`,
        resolveDir: new URL('../../src', import.meta.url).pathname,
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'engine',
      // The words by which names are classified are not needed for scores.
      external: ['../../languages/*/categories.json'],
    })
    await using service = await startDemo()
    listings = await composersOf(
      service.endcap,
      CATALOG.map(({ asin }) => asin),
    )
    browser = await launch()
    page = await browser.newPage()
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    await page.evaluate(() => window.engine.useLanguage('en'))
  })
  after(() => browser.close())

  it(`the scoring engine in a browser scores ${DRAFTS} random drafts as the service does`, async () => {
    const drafts = randomDrafts(listings)
    for (let start = 0; start < DRAFTS; start += AT_A_TIME) {
      const some = drafts.slice(start, start + AT_A_TIME)
      const scores = await page.evaluate(scoreAll, { listings, drafts: some })
      for (const [index, draft] of some.entries())
        assert.deepEqual(scores[index], await scoreByService(listings, draft), JSON.stringify(draft))
    }
  })
})

async function composersOf(endcap: Endcap, asins: readonly string[]): Promise<PdpComposer[]> {
  const listings: PdpComposer[] = []
  for (const asin of asins) {
    const { pdp_id: id } = await endcap.pdps.byAsin.submitAndWait(asin)
    listings.push(withCustomFactor(await endcap.pdps.composer(id)))
  }
  return listings
}

const CUSTOM: CustomFactors = {
  brand_color: {
    label: 'Brand color',
    fact: 'custom.brand_check.color_share',
    roles: ['hero', 'carousel'],
    curve: [
      [0, 10],
      [1, 100],
    ],
    weight: 2,
    bar: 80,
    reason: { met: 'The brand color is visible.', missed: 'The brand color is hardly visible.' },
    advice: { title: 'Show the brand color', detail: 'Use the background of the brand.' },
  },
}

/** Gives each image but the first a fact of its own. */
const withCustomFactor = (data: PdpComposer): PdpComposer => ({
  ...data,
  rubric: Object.assign({}, data.rubric, { custom: CUSTOM }),
  images: data.images.map((image, index) => ({
    ...image,
    facts: { ...image.facts, custom: index === 0 ? {} : { 'custom.brand_check.color_share': index / 10 } },
  })),
})

/** All images of all listings can be in each draft, so that repeats and other products occur. */
const imagesOf = (listings: readonly PdpComposer[]) => listings.flatMap(({ images }) => images)

function randomDrafts(listings: readonly PdpComposer[]): Draft[] {
  const random = mulberry32(SEED)
  const below = (limit: number) => Math.floor(random() * limit)
  const all = imagesOf(listings).map((_image, index) => index)
  return Array.from({ length: DRAFTS }, () => {
    const rest = [...all]
    const images = Array.from(
      { length: 1 + below(MAX_IMAGES) },
      () => rest.splice(below(rest.length), 1)[0] ?? 0,
    )
    return { listing: below(listings.length), images }
  })
}

/** A small generator of random numbers with a seed (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

type Score = { score: number; breakdown: number[]; types: string[]; scores: number[]; repeats: number[][] }

/** Runs in the page. */
function scoreAll({ listings, drafts }: { listings: PdpComposer[]; drafts: Draft[] }): Score[] {
  const { openWorkbench, compose } = window.engine
  const images = listings.flatMap((listing) => listing.images)
  const benches = listings.map((listing) => openWorkbench({ ...listing, images, further: [] }))
  return drafts.map(({ listing, images: chosen }) => {
    const bench = benches[listing]
    const composed =
      bench &&
      compose(
        bench,
        chosen.map((index) => images[index]?.image_id ?? ''),
      )
    if (!composed) throw new Error('the draft has no score')
    const { score, breakdown, types, scores, repeats } = composed
    return { score, breakdown: breakdown.map(({ points }) => points), types, scores, repeats }
  })
}

async function scoreByService(
  listings: readonly PdpComposer[],
  { listing, images: chosen }: Draft,
): Promise<Score> {
  const data = listings[listing]
  const all = imagesOf(listings)
  if (!data) throw new Error('no such listing')
  const [hero, ...carousel] = chosen.map((index) => {
    const id = all[index]?.image_id ?? ''
    return { reference: { image_id: id }, sha256: id, assetId: null }
  })
  if (!hero) throw new Error('the draft has no image')
  const facts = new Map(all.map((image) => [image.image_id, image.facts])) as unknown as Parameters<
    typeof scoreDraft
  >[1]
  const { retailer, category_id: categoryId, name } = data
  const draft = {
    baseScore: null,
    hasOtherRules: false,
    retailer,
    categoryId,
    name,
    hero,
    carousel,
    candidates: [],
    optimize: null,
  }
  const result = await scoreDraft(draft, facts, {
    draftId: null,
    rubric: data.rubric as unknown as Rubric,
    judging: releaseJudging('2026-11-29', []),
  })
  const presented = [result.hero, ...result.carousel].flatMap((image) => image ?? [])
  return {
    score: result.pdp_score ?? Number.NaN,
    breakdown: (result.breakdown ?? []).map(({ points }) => points),
    types: presented.map(({ classification }) => classification),
    scores: presented.map(({ service_score: score }) => score),
    repeats: result.repeats,
  }
}
