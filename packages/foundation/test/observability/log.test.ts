import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

const LOG = new URL('../../src/observability/log.ts', import.meta.url).href

/** Returns what a process writes to standard error for one warning. */
async function written(format: string): Promise<string> {
  const program = `
    const { createLog } = await import('${LOG}')
    createLog({ level: 'warn', format: '${format}' }, () => ({ organization_id: 'org_1' })).warn({ run_id: 'r' }, 'a warning')
  `
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return stderr
}

describe('the log', () => {
  it('the log has the level as a word, and the fields of the context, in each line of JSON', async () => {
    const { time, ...line } = JSON.parse(await written('json')) as Record<string, unknown>
    assert.deepEqual(line, { level: 'warn', organization_id: 'org_1', run_id: 'r', msg: 'a warning' })
    assert.ok(Date.parse(String(time)) > 0)
  })

  it('the log is text without a time for commands', async () => {
    assert.match(await written('text'), /^WARN: a warning .*"run_id":"r".*\n$/)
  })
})
