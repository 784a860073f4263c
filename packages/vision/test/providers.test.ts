import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { generalRubric, type ImageFacts, scoreImage } from '@endcap/scoring'
import { createVisionPool, type Runtime, tryProvider } from '@endcap/vision'
import { bottleScene, draw } from './draw.ts'
import { largestDifference } from './fact-differences.ts'

const room = (x: number, y: number) =>
  y > 0.7 ? ([120, 86, 60] as const) : ([196 - 40 * x, 190 - 30 * y, 180] as const)

const SCENES = {
  'a bottle on white': bottleScene({ x: 0.5, y: 0.5, height: 0.86 }),
  'a leaning bottle on white': bottleScene({ x: 0.45, y: 0.5, height: 0.7, degrees: 8 }),
  'a bottle in a room': bottleScene({ x: 0.5, y: 0.55, height: 0.6 }, room),
}
const images = new Map<string, Buffer>()
for (const [name, scene] of Object.entries(SCENES)) images.set(name, await draw(500, 500, scene))

/** Convolutions in floats, as providers compute them that have none for 8-bit numbers. */
const IN_FLOATS: Runtime = { provider: 'cpu', options: { graphOptimizationLevel: 'disabled' } }
const OTHER_RESOURCES: Runtime = {
  provider: 'cpu',
  options: { intraOpNumThreads: 2, enableCpuMemArena: true, enableMemPattern: true },
}
const MAX_FACT_DIFFERENCE = 0.02
/** The bound of `endcap doctor` (docs/decisions/0039). */
const MAX_POINTS = 1

describe('models in another runtime', () => {
  const cpu = createVisionPool({ threads: 1 })
  const others = createVisionPool({ threads: 1, runtime: OTHER_RESOURCES })
  const floats = createVisionPool({ threads: 1, runtime: IN_FLOATS })
  after(() => Promise.all([cpu, others, floats].map((pool) => pool.close())))

  for (const [name, image] of images) {
    it(`models in another runtime measure ${name} to the bit with other threads and memory`, async () => {
      assert.deepEqual(await others.analyze(image), await cpu.analyze(image))
    })

    it(`models in another runtime measure and score ${name} within the bounds in other arithmetic`, async () => {
      const [facts, found] = await Promise.all([cpu.analyze(image), floats.analyze(image)])
      const { fact, difference } = largestDifference(facts, found)
      assert.ok(difference <= MAX_FACT_DIFFERENCE, `${fact}: ${difference}`)
      assert.ok(Math.abs(scoreOf(found) - scoreOf(facts)) <= MAX_POINTS)
      assert.notDeepEqual(found, facts, 'the options did not reach the models')
    })
  }
})

describe('tryProvider', () => {
  const missing = process.platform === 'darwin' ? 'cuda' : 'coreml'

  it('tryProvider accepts the CPU', () => tryProvider('cpu'))

  it('tryProvider refuses a provider that the machine lacks, and names those that it has', async () => {
    await assert.rejects(tryProvider(missing), (error: Error) => {
      assert.match(error.message, new RegExp(`^${missing} cannot run the models here \\(.+\\)\\. `, 's'))
      assert.match(
        error.message,
        new RegExp(`has these providers on ${process.platform} ${process.arch}: cpu`),
      )
      return true
    })
  })
})

const scoreOf = (facts: ImageFacts): number => scoreImage(facts, 'hero', generalRubric).service_score
