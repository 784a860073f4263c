import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SparkBatchResult } from '@endcap/api'
import {
  generatedOf,
  IMAGE_MODEL_FAILURES,
  type SparkWithModels,
  startSparkWithModels,
} from '../../support/spark-with-models.ts'

describe('Spark with a failing image model', () => {
  let spark: SparkWithModels
  before(async () => {
    spark = await startSparkWithModels()
  })
  after(() => spark[Symbol.asyncDispose]())

  for (const failure of [
    'says no',
    'hangs',
    'sends a picture that is none',
    'sends another product',
  ] as const) {
    it(`completes by the built-in studio where the image model ${failure}`, async () => {
      spark.models.answer.edit = IMAGE_MODEL_FAILURES[failure]
      const batch = await spark.run<SparkBatchResult>('images')
      assert.equal(batch.status, 'completed')
      assert.ok(batch.data.length >= 3)
      assert.deepEqual(generatedOf(batch), [])
    })
  }
})
