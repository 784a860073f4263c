import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { createAskLabel } from '@endcap/generative-models'
import { answers, type ModelAnswer, startModelServer } from '../../../../service/test/support/model-server.ts'
import { labeling, opinionSettings } from '../../../../service/test/support/opinions.ts'
import { checkOpinion } from '../../../src/operator/doctor/check-opinion.ts'

const { signal } = new AbortController()

describe('the check of the model for second opinions', () => {
  const cases: [string, ModelAnswer, string, RegExp][] = [
    [
      'a check of the model is ok if the model answers with a label',
      labeling(() => 'red'),
      'ok',
      /^the model seer-1 answers, in \d+ ms$/,
    ],
    [
      'a check of the model warns about other answers',
      answers.said('It is red.'),
      'warning',
      /none of the given labels/,
    ],
    ['a check of the model fails without an answer', answers.status(401), 'failed', /status 401/],
  ]
  for (const [title, answer, status, detail] of cases)
    it(title, async () => {
      await using model = await startModelServer()
      model.answer.ideas = answer
      const config = opinionSettings(model.baseUrl)
      const ask = createAskLabel(config, createLog({ level: 'silent', format: 'json' }))
      assert.ok(ask)
      const finding = await checkOpinion(ask, config.model, signal)
      assert.equal(finding.status, status)
      assert.match(finding.detail, detail)
      assert.equal(model.requests.length, 1)
    })
})
