import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { describe, it } from 'node:test'
import { cpuOfProcess, createCpuDeadline } from '@endcap/foundation/concurrency/cpu-deadline'

const CPU_MS = 300

/** Runs a program with a limit, and returns why it ended. */
async function reasonFor(program: string): Promise<string> {
  const child = spawn(process.execPath, ['-e', program])
  const { promise, resolve } = Promise.withResolvers<string>()
  using _deadline = createCpuDeadline({ cpuMs: CPU_MS, read: cpuOfProcess(child.pid), onEnd: resolve })
  child.once('exit', () => resolve('exit'))
  const reason = await promise
  child.kill('SIGKILL')
  return reason
}

describe('a limit of CPU time', {
  skip: process.platform !== 'linux' && 'the CPU time of others is not known',
}, () => {
  it('a limit of CPU time ends work that computes for longer', async () => {
    assert.equal(await reasonFor('for (;;) {}'), 'cpu')
  })

  it('a limit of CPU time leaves work alone that takes longer because it waits', async () => {
    assert.equal(await reasonFor(`setTimeout(() => undefined, ${2 * CPU_MS})`), 'exit')
  })

  it('a limit of CPU time ends work that waits for ever', async () => {
    assert.equal(await reasonFor('setInterval(() => undefined, 1000)'), 'wall')
  })
})
