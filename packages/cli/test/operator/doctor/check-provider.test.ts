import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compareWithCpu, judge } from '../../../src/operator/doctor/check-provider.ts'

const NEVER = new AbortController().signal

describe('the check of the execution provider', () => {
  for (const [points, ms, status] of [
    [0, 100, 'ok'],
    [1, 100, 'ok'],
    [1.1, 100, 'failed'],
    [0.2, 500, 'warning'],
    [40, 500, 'failed'],
  ] as const)
    it(`the check of the execution provider is ${status} at ${points} points of difference and ${ms} ms instead of 400`, () =>
      assert.equal(judge('cuda', { points, ms, cpuMs: 400 }).status, status))

  it('the check of the execution provider finds scores within its bound for other arithmetic', async () => {
    const inFloats = { provider: 'cpu', options: { graphOptimizationLevel: 'disabled' } } as const
    const { points, ms, cpuMs } = await compareWithCpu(inFloats, NEVER)
    assert.equal(judge('cpu', { points, ms: 0, cpuMs }).status, 'ok')
    assert.ok(Number.isFinite(ms) && Number.isFinite(cpuMs))
  })

  it('the check of the execution provider rejects a provider that the machine lacks', async () => {
    const provider = process.platform === 'darwin' ? 'cuda' : 'coreml'
    await assert.rejects(
      compareWithCpu({ provider }, NEVER),
      /cannot run the models here .* has these providers/,
    )
  })
})
