import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAskLabel, ModelError, type OpinionConfig } from '@endcap/generative-models'
import fc from 'fast-check'
import { pino } from 'pino'
import { readConfig } from '../../../src/config/config.ts'
import { answers, type ModelAnswer, startModelServer } from '../../support/model-server.ts'
import { opinionSettings, questionIn } from '../../support/opinions.ts'
import { picture } from '../../support/pictures.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const LABELS = { Packshot: 'The product alone.', 'In Use': 'Hands with it.', Other: '' }
const shown = await picture(1)
const never = new AbortController().signal

async function start(answer: ModelAnswer, changes: Partial<OpinionConfig> = {}) {
  const server = await startModelServer()
  server.answer.ideas = answer
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const askLabel = createAskLabel(opinionSettings(server.baseUrl, { apiKey: KEY, ...changes }), log)
  assert.ok(askLabel)
  return {
    server,
    lines,
    ask: (signal = never) => askLabel({ text: 'Which kind?', labels: LABELS, pictures: [shown], signal }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const VALID = {
  'JSON with the label': '{"label": "In Use"}',
  'JSON over several lines': ' {\n  "label": "In Use"\n}\n',
  'JSON in a block of Markdown': '```json\n{"label":"In Use"}\n```',
  'the bare label': 'In Use',
  'the label in another case and quotes': '"in use"',
}
const INVALID = {
  'an unknown label': '{"label": "Poster"}',
  'a sentence with the label': 'This is In Use.',
  'JSON after a sentence': 'Sure! {"label": "In Use"}',
  'several labels': '{"label": ["In Use", "Packshot"]}',
  'several labels in a row': 'In Use, Packshot',
  'the key twice': '{"label": "In Use", "label": "Packshot"}',
  'further keys': '{"label": "In Use", "reason": "a hand"}',
  'JSON that is cut off': '{"label": "In U',
  'JSON with a comma too many': '{"label": "In Use",}',
  'a refusal': 'I cannot help with that.',
  nothing: '',
  'the label of a prototype': '{"label": "constructor"}',
  'an answer of a thousand words': 'In Use '.repeat(1_000),
}
const UNUSABLE: Record<string, ModelAnswer> = {
  'a body that is not JSON': answers.raw('<html>busy</html>'),
  'JSON of another form': answers.json({ answer: 'In Use' }),
  'a body without end': answers.hugeStream(),
  'a body that is announced as too large': answers.huge(1e12),
}
const FAILURES: Record<string, ModelAnswer> = {
  'status 500': answers.status(500),
  'status 401': answers.status(401, {}, { error: { message: `wrong key ${KEY}` } }),
  'a redirect': answers.redirect('http://127.0.0.1:1/'),
  'a closed connection': answers.reset(),
}

describe('a question with a closed list of answers', () => {
  for (const [name, said] of Object.entries(VALID))
    it(`a question takes ${name} as an answer`, async () => {
      await using models = await start(answers.said(said))
      assert.equal(await models.ask(), 'In Use')
    })

  for (const [name, said] of Object.entries(INVALID))
    it(`a question takes ${name} as no answer`, async () => {
      await using models = await start(answers.said(said))
      assert.equal(await models.ask(), null)
    })

  for (const [name, answer] of Object.entries(UNUSABLE))
    it(`a question takes ${name} as no answer`, async () => {
      await using models = await start(answer)
      assert.equal(await models.ask(), null)
    })

  for (const [name, answer] of Object.entries(FAILURES))
    it(`a question fails after ${name}, and logs neither key nor picture`, async () => {
      await using models = await start(answer)
      await assert.rejects(models.ask(), ModelError)
      const logged = models.lines.join('')
      assert.ok(!logged.includes(KEY) && !logged.includes(shown.toString('base64').slice(0, 40)))
    })

  it('a question fails in time if the model hangs, also within a body', async () => {
    for (const answer of [answers.hang(), answers.hangMidBody()]) {
      await using models = await start(answer, { timeoutMs: 500 })
      await assert.rejects(models.ask(), ({ reason }: ModelError) => reason === 'timeout')
    }
  })

  it('a question ends with the reason of an abort', async () => {
    await using models = await start(answers.hang())
    await assert.rejects(models.ask(AbortSignal.abort(new Error('shutting down'))), /shutting down/)
  })

  it('a question returns nothing but a label or null, whatever the model says', async () => {
    let said = ''
    await using models = await start((...call) => answers.said(said)(...call))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        said = text
        const label = await models.ask()
        assert.ok(label === null || Object.keys(LABELS).includes(label))
      }),
      { numRuns: 50 },
    )
  })

  it('a question sends model, key, question, labels and picture, and nothing else', async () => {
    await using models = await start(answers.said('Other'))
    await models.ask()
    const [request] = models.server.requests
    assert.ok(request)
    assert.equal(request.path, '/v1/chat/completions')
    assert.equal(request.headers.authorization, `Bearer ${KEY}`)
    assert.deepEqual(questionIn(request), {
      model: 'seer-1',
      question: 'Which kind?',
      labels: LABELS,
      pictures: [shown],
    })
  })

  it('a question needs an address with a model, without credentials and within its limits', () => {
    const baseUrl = 'http://127.0.0.1:11434/v1/'
    const read = (given: Record<string, string>) => readConfig(given, {}).opinions
    assert.equal(read({}).baseUrl, null)
    const { baseUrl: address, certainty } = read({
      ENDCAP_OPINION_BASE_URL: baseUrl,
      ENDCAP_OPINION_MODEL: 'seer-1',
    })
    assert.deepEqual([address, certainty], ['http://127.0.0.1:11434/v1', 0.7])
    for (const [given, problem] of [
      [{ ENDCAP_OPINION_BASE_URL: baseUrl }, /ENDCAP_OPINION_MODEL: is needed for ENDCAP_OPINION_BASE_URL/],
      [{ ENDCAP_OPINION_MODEL: 'seer-1' }, /ENDCAP_OPINION_BASE_URL: is needed for ENDCAP_OPINION_MODEL/],
      [{ ENDCAP_OPINION_BASE_URL: `http://me:${KEY}@127.0.0.1/v1` }, /without credentials/],
      [{ ENDCAP_OPINION_CERTAINTY: '1.1' }, /must be a number from 0 to 1/],
      [{ ENDCAP_OPINION_TIMEOUT_MS: '60000' }, /must be a whole number from 500 to 30000/],
    ] as const)
      assert.throws(() => read(given), problem)
  })

  it('a question is not possible without an address', () => {
    assert.equal(createAskLabel({ ...opinionSettings(''), baseUrl: null }, pino({ level: 'silent' })), null)
  })
})
