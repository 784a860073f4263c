import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { v7 as uuidV7 } from 'uuid'
import { startConsole } from '../../support/console.ts'
import { requestToken } from '../../support/service.ts'

describe('the console for operators and administrators', () => {
  it('[CONSOLE-53] the console for operators and administrators shows queues, findings and storage of the running service', async () => {
    await using service = await startConsole()
    const { cookie } = await service.person('viewer', { isOperator: true })
    const { status, body } = await service.send('GET', '/admin/v1/health', { cookie })
    assert.equal(status, 200)
    const findings = body['findings'] as { check: string; level: string }[]
    const checks = ['base-url', 'console', 'database', 'jobs', 'data', 'storage']
    for (const check of checks)
      assert.equal(findings.find((each) => each.check === check)?.level, 'ok', check)
    const queues = body['queues'] as { name: string; failed: number }[]
    assert.equal(queues.find(({ name }) => name === 'score-image')?.failed, 0)
    const { kind, database, free_bytes: free } = body['storage'] as Record<string, unknown>
    assert.deepEqual([kind, database, body['dead_letters']], ['file', 'embedded', []])
    assert.ok(Number(free) > 0 && Date.parse(String(body['started_at'])) <= Date.now())
    for (const action of ['retry', 'discard']) {
      const path = `/admin/v1/dead-letters/${uuidV7()}/${action}`
      assert.equal((await service.send('POST', path, { cookie })).body['error_code'], 'NOT_FOUND')
    }
  })

  it('[CONSOLE-54] the console for operators and administrators shows when a credential was used last', async () => {
    await using service = await startConsole()
    const { cookie } = await service.person('admin')
    const settings = { organizationId: service.organizationId, integrationIds: [] }
    const credential = await service.app.administration.createCredential(settings)
    const lastUse = async () => {
      const { body } = await service.send('GET', '/console/api/credentials', { cookie })
      return (body['data'] as { last_used_at: string | null }[])[0]?.last_used_at
    }
    assert.equal(await lastUse(), null)
    await requestToken(service.config.auth.baseUrl, credential)
    const used = await lastUse()
    assert.ok(Math.abs(Date.now() - Date.parse(String(used))) < 60_000)
    // It is written once a minute.
    await requestToken(service.config.auth.baseUrl, credential)
    assert.equal(await lastUse(), used)
  })
})
