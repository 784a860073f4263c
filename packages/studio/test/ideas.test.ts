import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  CLASSIFICATIONS,
  type FactorName,
  type ImageFacts,
  type ImageRole,
  RUBRICS,
  scoreImage,
} from '@endcap/scoring'
import { deriveIdeas, type IdeaBrief, ideasOf } from '@endcap/studio'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'
import { betterImage } from '../src/ideas/better-image.ts'
import { describeProduct } from '../src/ideas/describe-product.ts'

function brief(facts: ImageFacts, changes: Partial<IdeaBrief> = {}, role: ImageRole = 'hero'): IdeaBrief {
  const rubric = changes.rubric ?? RUBRICS[0]
  if (!rubric) throw new Error('There is no rubric')
  return {
    facts,
    role,
    score: scoreImage(facts, role, rubric),
    rubric,
    name: null,
    categoryPath: 'Food > Snacks',
    listing: null,
    ...changes,
  }
}

const small = sampleFacts({ product: { extent: 0.4, box: { left: 0.3, top: 0.3, right: 0.7, bottom: 0.7 } } })

describe('ideas', () => {
  it('ideas number three to eight for every rubric, role and asset type, with or without a product', () => {
    for (const rubric of RUBRICS)
      for (const role of ['hero', 'carousel'] as const)
        for (const kind of CLASSIFICATIONS)
          for (const facts of [
            sampleFacts({ kind }),
            sampleFacts({ kind, product: null, background: null }),
          ]) {
            const { ideas } = deriveIdeas(brief(facts, { rubric }, role))
            assert.ok(ideas.length >= 3, `${rubric.family} ${role} ${kind}: ${ideas.length}`)
            assert.ok(ideas.length <= 8)
          }
  })

  it('ideas name the factors that they address, with the gain of scoring again', () => {
    const { ideas } = deriveIdeas(brief(small))
    const reframe = ideas.find(({ addresses }) => addresses.includes('fill'))
    const expected = scoreImage(small, 'hero', brief(small).rubric).recommendations.find(
      ({ code }) => code === 'FILL',
    )
    assert.equal(reframe?.expected_gain, expected?.expected_gain)
  })

  it('ideas have a remedy for every factor of every role', () => {
    for (const role of ['hero', 'carousel'] as const) {
      const image = brief(small, {}, role)
      const names = Object.keys(image.rubric.roles[role].factors) as FactorName[]
      const factors = names.map((name) => ({ name, score: 0, weight: 0, impact: 0, reason: `${name}.` }))
      const weak = { ...image, score: { ...image.score, factors } }
      const addressed = betterImage(weak, describeProduct(small, null, weak.categoryPath)).flatMap(
        ({ addresses }) => addresses,
      )
      assert.deepEqual(addressed.toSorted(), names.toSorted())
    }
  })

  it('ideas are ordered by expected gain', () => {
    const gains = deriveIdeas(brief(small)).ideas.map(({ expected_gain }) => expected_gain)
    assert.deepEqual(
      gains,
      gains.toSorted((a, b) => b - a),
    )
  })

  it('ideas propose only asset types that the listing lacks', () => {
    const facts = sampleFacts({ kind: 'Packshot' })
    const image = (imageId: string, classification: (typeof CLASSIFICATIONS)[number]) => ({
      imageId,
      assetId: null,
      serviceScore: 85,
      classification,
      facts: sampleFacts({ similarity: { dhash: imageId.repeat(16).slice(0, 16), embedding: '' } }),
    })
    const images = [image('1', 'Packshot'), image('5', 'Lifestyle'), image('a', 'Detail')]
    const { ideas } = deriveIdeas(brief(facts, { listing: { images, recommendedCarouselImages: 6 } }))
    const kinds = ideas.filter(({ addresses }) => addresses.length === 0).map(({ asset_type }) => asset_type)
    assert.deepEqual(kinds.toSorted(), ['Alternate Angle', 'In Use', 'Infographic', 'Size And Scale'])
    assert.ok(ideas.every(({ addresses, expected_gain }) => addresses.length > 0 || expected_gain > 0))
  })

  it('ideas contain the name and the color of the product', () => {
    const of = (name: string | null, meanLab: [number, number, number]) =>
      deriveIdeas(brief(sampleFacts({ product: { meanLab } }), { name })).ideas.map(({ prompt }) => prompt)
    const [red, blue] = [of('Crackleby Chips', [48, 66, 44]), of('Crackleby Chips', [46, 10, -56])]
    assert.ok(red.every((prompt) => prompt.includes('red “Crackleby Chips”')))
    assert.ok(red.every((prompt) => !blue.includes(prompt)))
  })

  it('ideas are deterministic', () => {
    assert.deepEqual(deriveIdeas(brief(small)), deriveIdeas(brief(small)))
  })

  it('ideas of a model get the same gains and order as built-in ideas', () => {
    const draft = { title: 'T', rationale: 'R', prompt: 'P', asset_type: 'Packshot' as const }
    const { ideas } = ideasOf(
      [
        { ...draft, addresses: ['noise'] },
        { ...draft, addresses: ['fill'] },
      ],
      'Summary',
      brief(small),
    )
    assert.deepEqual(
      ideas.map(({ addresses }) => addresses[0]),
      ['fill', 'noise'],
    )
    assert.ok((ideas[0]?.expected_gain ?? 0) > 1)
  })

  it('ideas escape words of a pack that look like markup in Markdown', () => {
    const name = '# <script>alert(1)</script> [x](javascript:y) *z*'
    const { markdown } = deriveIdeas(brief(small, { name }))
    assert.ok(
      !/(?<!\\)[<[*](?!\*Expected|\*Asset|\*Addresses|\*)/.test(
        markdown.replace(/\*\*[A-Z][a-z ]+:\*\*/g, ''),
      ),
    )
    assert.match(markdown, /^# Ideas\n/)
  })
})
