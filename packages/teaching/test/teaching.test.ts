import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type AssetTypeFacts,
  CLASSIFICATIONS,
  type Classification,
  EMBEDDING_SPACE,
  measuredAs,
  mostLikely,
} from '@endcap/scoring'
import {
  type Answer,
  findObstacle,
  MIN_ANSWERS,
  pickQuestions,
  type TeachableImage,
  taughtKind,
  teach,
  tryAnswers,
} from '@endcap/teaching'

/** Returns numbers between -1 and 1 that look random and are always the same. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return (2 * state) / 2_147_483_647 - 1
  }
}

const hexOf = (values: readonly number[]): string =>
  values
    .map((value) => (Math.max(-127, Math.min(127, Math.round(value))) & 0xff).toString(16).padStart(2, '0'))
    .join('')

/** Returns an image near one of two looks, which the eye takes for packshots alike. */
function imageOf(look: 0 | 1, random: () => number, space = EMBEDDING_SPACE): TeachableImage {
  const values = Array.from({ length: 256 }, (_, at) => 40 * random() + (at % 2 === look ? 30 : -30))
  return {
    kind: { ...kindOf('Packshot', 0.6), Lifestyle: 0.4 },
    similarity: { dhash: '0'.repeat(16), space, embedding: hexOf(values) },
  }
}

const kindOf = (type: Classification, probability: number): AssetTypeFacts =>
  Object.fromEntries(CLASSIFICATIONS.map((each) => [each, each === type ? probability : 0])) as AssetTypeFacts

const LOOKS = ['Packshot', 'Lifestyle'] as const

function answersOf(count: number, seed = 7): Answer[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, at) => {
    const look = (at % 2) as 0 | 1
    return {
      ...imageOf(look, random),
      id: `${at}`,
      type: LOOKS[look],
      listing: `${at >> 1}`,
      source: `shop ${at % 3}`,
    }
  })
}

describe('what is learned from answers', () => {
  it('what is learned from answers tells looks apart that the eye of the release does not', () => {
    const head = teach(answersOf(12))
    const random = createRandom(99)
    for (const look of [0, 1, 0, 1] as const)
      assert.equal(mostLikely(taughtKind(head, imageOf(look, random))), LOOKS[look])
  })

  it('what is learned from answers adds up to one over the asset types', () => {
    const kind = taughtKind(teach(answersOf(12)), imageOf(1, createRandom(3)))
    const sum = Object.values(kind).reduce((total, value) => total + value, 0)
    assert.ok(Math.abs(sum - 1) < 0.002, `${sum}`)
  })

  it('what is learned from answers leaves images alone whose embedding is of another space', () => {
    const image = imageOf(1, createRandom(3), 'earlier')
    assert.equal(taughtKind(teach(answersOf(12)), image), image.kind)
  })

  it('what is learned from answers is the same for the same answers in any order', () => {
    const answers = answersOf(20)
    const [one, other] = [teach(answers), teach(answers.toReversed())]
    one.weights.forEach((weight, at) => assert.ok(Math.abs(weight - (other.weights[at] ?? 0)) < 1e-5))
  })
})

describe('a trial of answers', () => {
  it('a trial of answers predicts each answer as a fit without its listing does', () => {
    const answers = answersOf(24)
    const { outcomes } = tryAnswers(answers)
    for (const listing of new Set(answers.map((answer) => answer.listing))) {
      const head = teach(answers.filter((answer) => answer.listing !== listing))
      answers.forEach((answer, at) => {
        if (answer.listing !== listing) return
        assert.equal(outcomes[at]?.isRightWith, mostLikely(taughtKind(head, answer)) === answer.type)
        const gain =
          Math.log(measuredAs(taughtKind(head, answer), answer.type)) -
          Math.log(measuredAs(answer.kind, answer.type))
        assert.ok(Math.abs((outcomes[at]?.gain ?? 0) - gain) < 0.01)
      })
    }
  })

  it('a trial of answers counts right answers without and with what was learned, by source too', () => {
    const { answers, rightWith, rightWithout, isBetter, sources } = tryAnswers(answersOf(24))
    assert.deepEqual(
      { answers, rightWith, rightWithout, isBetter },
      { answers: 24, rightWith: 24, rightWithout: 12, isBetter: true },
    )
    assert.deepEqual(
      sources.map((each) => each.answers),
      [8, 8, 8],
    )
  })

  it('a trial of answers is no better where answers do not follow from looks', () => {
    const random = createRandom(5)
    const answers = answersOf(24).map((answer) => ({ ...answer, type: LOOKS[random() > 0 ? 0 : 1] }))
    assert.equal(tryAnswers(answers).isBetter, false)
  })

  it('a trial of answers tries each answer on all others if there are fewer than five listings', () => {
    const answers = answersOf(12).map((answer) => ({ ...answer, listing: 'one' }))
    assert.equal(tryAnswers(answers).rightWith, 12)
  })
})

describe('an obstacle to learning', () => {
  it('an obstacle to learning is the number of missing answers below ten', () => {
    assert.deepEqual(findObstacle([]), { reason: 'too_few_answers', missing: MIN_ANSWERS })
    assert.deepEqual(findObstacle(answersOf(6)), { reason: 'too_few_answers', missing: 4 })
    assert.equal(findObstacle(answersOf(10)), null)
  })

  it('an obstacle to learning is a single type', () => {
    const answers = answersOf(12).map((answer) => ({ ...answer, type: 'Packshot' as const }))
    assert.deepEqual(findObstacle(answers), { reason: 'one_type_only' })
  })

  it('an obstacle to learning names the pairs of images that show the same and have two types', () => {
    const answers = answersOf(10)
    const [first] = answers
    assert.ok(first)
    const copy: Answer = { ...first, id: 'copy', type: 'Detail' }
    assert.deepEqual(findObstacle([...answers, copy]), {
      reason: 'contradicting_answers',
      pairs: [[first.id, 'copy']],
    })
  })
})

describe('the next questions', () => {
  it('the next questions are uncertain images that differ from each other and from what was answered', () => {
    const random = createRandom(11)
    const images = ([0, 0, 1, 1] as const).map((look, at) => ({ ...imageOf(look, random), id: at }))
    const sure = { ...imageOf(0, random), id: 9, kind: kindOf('Packshot', 1) }
    const [one, two] = pickQuestions([sure, ...images], [], 2)
    assert.notEqual(Math.floor((one?.id ?? 0) / 2), Math.floor((two?.id ?? 0) / 2))
    const [next] = pickQuestions(images, [imageOf(0, random)], 1)
    assert.ok((next?.id ?? 0) >= 2)
  })

  it('the next questions are at most as many as there are images', () =>
    assert.equal(pickQuestions([imageOf(0, createRandom(1))], [], 24).length, 1))
})
