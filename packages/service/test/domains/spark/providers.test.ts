import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SparkIdeaResult } from '@endcap/api'
import { answers, SAMPLE_IDEAS } from '../../support/model-server.ts'
import { type SparkWithModels, startSparkWithModels } from '../../support/spark-with-models.ts'

// The slow suite has the images of models.
describe('ideas of generative models', () => {
  let spark: SparkWithModels
  before(async () => {
    spark = await startSparkWithModels()
  })
  after(() => spark[Symbol.asyncDispose]())

  it('ideas of generative models returns the vision model’s ideas, with gains from scoring again', async () => {
    spark.models.answer.ideas = answers.ideas(SAMPLE_IDEAS)
    const { status, data } = await spark.run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.deepEqual(
      data?.ideas.map(({ title }) => title).toSorted(),
      SAMPLE_IDEAS.ideas.map(({ title }) => title).toSorted(),
    )
    assert.ok(data.ideas.every(({ expected_gain }) => expected_gain >= 0))
    assert.ok((data.ideas[0]?.expected_gain ?? 0) > 0)
  })

  it('ideas of generative models returns the built-in ideas when the vision model sends garbage', async () => {
    spark.models.answer.ideas = answers.said('I would rather talk about the weather.')
    const { status, data } = await spark.run<SparkIdeaResult>('ideas')
    assert.equal(status, 'completed')
    assert.ok(data && data.ideas.length >= 3)
    assert.ok(data.ideas.every(({ title }) => !SAMPLE_IDEAS.ideas.some((sample) => sample.title === title)))
  })
})
