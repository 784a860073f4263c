import assert from 'node:assert/strict'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import type pg from 'pg'
import { examine, IN_DATABASE, troubles } from '../../../../service/test/support/doctor.ts'
import { addDeadLetter, addWaitingJob } from '../../../../service/test/support/job-table.ts'
import { endcap } from '../../../../service/test/support/process.ts'
import { blobDirectory, startService, type TestService } from '../../../../service/test/support/service.ts'
import { open, temporaryDirectory } from '../../../../service/test/support/stores.ts'

const LOCAL = [
  'settings',
  'node',
  'memory',
  'malloc',
  'base-url',
  'console',
  'data',
  'temporary',
  'database',
  'storage',
  'models',
  'address-guard',
]

describe('endcap doctor', () => {
  it('endcap doctor finds no problem before the first start, and creates nothing', async () => {
    const data = join(temporaryDirectory(), 'data')
    const examination = await examine(['--data', data])
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    assert.deepEqual(Object.keys(examination.findings), LOCAL)
    assert.equal(existsSync(data), false)
  })

  it('endcap doctor prints a list with advice below each problem', async () => {
    const data = temporaryDirectory()
    const { code, stdout } = await endcap(['doctor', '--data', data], {
      ENDCAP_ALLOWED_ORIGINS: '127.0.0.1:8090',
    })
    assert.equal(code, 0)
    assert.match(stdout, /^ok {7}node +v\d/m)
    assert.match(stdout, /^warning {2}address-guard +.*127\.0\.0\.1:8090.*\n +→ .*ENDCAP_ALLOWED_ORIGINS/m)
    assert.match(stdout, /\n\d+ ok, \d+ warnings, 0 failed\n$/)
  })

  it('endcap doctor fails on an execution provider that the machine lacks, and names those that it has', async () => {
    const examination = await examine(['--data', temporaryDirectory()], {
      ENDCAP_EYE_PROVIDER: process.platform === 'darwin' ? 'cuda' : 'coreml',
    })
    assert.deepEqual([examination.code, troubles(examination)], [1, ['provider failed']])
    assert.match(examination.findings['provider']?.detail ?? '', /has these providers on .*: cpu/)
  })

  it('endcap doctor names every invalid setting and an unknown one', async () => {
    const { code, findings, output } = await examine([], {
      ENDCAP_PORT: 'eighty',
      DATABASE_URL: 'mysql://user:hidden-pass@db',
    })
    assert.equal(code, 1)
    assert.equal(findings['settings']?.status, 'failed')
    assert.match(output, /ENDCAP_PORT.*\n.*DATABASE_URL/)
    assert.doesNotMatch(output, /hidden-pass/)
    const typo = await examine(['--data', temporaryDirectory()], { ENDCAP_PROT: '80' })
    assert.deepEqual([typo.code, troubles(typo)], [0, ['settings warning']])
    assert.match(typo.findings['settings']?.detail ?? '', /ENDCAP_PROT/)
  })

  it('endcap doctor reports directories that cannot be written to', async () => {
    const file = join(temporaryDirectory(), 'file')
    writeFileSync(file, '')
    const examination = await examine(['--data', join(file, 'data')], { TMPDIR: file })
    assert.equal(examination.code, 1)
    assert.deepEqual(troubles(examination), ['data failed', 'temporary failed', 'storage failed'])
    assert.match(examination.findings['data']?.detail ?? '', /cannot be written to/)
  })
})

describe('endcap doctor on an embedded database', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  const data = () => service.config.dataDirectory
  const port = () => ({ ENDCAP_PORT: String(service.config.server.port) })

  it('endcap doctor on an embedded database checks through the running service, and downloads from it', async () => {
    const examination = await examine(['--data', data()], port())
    assert.deepEqual([examination.code, troubles(examination)], [0, []])
    for (const name of IN_DATABASE) assert.ok(examination.findings[name], name)
    assert.equal(
      examination.findings['storage']?.detail,
      `stored, read and removed a file in ${blobDirectory(service.config)}; downloaded from ${service.config.auth.baseUrl}`,
    )
    assert.deepEqual(readdirSync(blobDirectory(service.config)), ['.endcap-blobs'])
  })

  it('endcap doctor on an embedded database reports signed URLs that lead to a service with other files', async () => {
    const examination = await examine(['--data', data()], {
      ...port(),
      ENDCAP_BLOBS: `file:${temporaryDirectory()}`,
    })
    assert.deepEqual([examination.code, troubles(examination)], [1, ['storage failed']])
    assert.match(examination.findings['storage']?.detail ?? '', /with status 404/)
  })

  it('endcap doctor on an embedded database checks the database directly if no service runs, and reports dead letters and jobs without a worker', async () => {
    await service[Symbol.asyncDispose]()
    const { database } = service.config
    const idle = await examine(['--data', data()], port())
    assert.deepEqual([idle.code, troubles(idle)], [0, []])
    assert.match(idle.findings['database-schema']?.detail ?? '', /up to date/)
    const insert = async (add: (pool: pg.Pool) => Promise<void>) => {
      const { pool, close } = await open(database)
      await add(pool)
      await close()
    }
    await insert((pool) => addDeadLetter(pool, { queue: 'score-image' }))
    const dead = await examine(['--data', data()], port())
    assert.deepEqual([dead.code, troubles(dead)], [0, ['jobs warning']])
    assert.match(dead.findings['jobs']?.advice ?? '', /endcap jobs list/)
    await insert((pool) => addWaitingJob(pool, 'score-image', 360))
    const silent = await examine(['--data', data()], port())
    assert.deepEqual([silent.code, troubles(silent)], [1, ['jobs failed']])
    assert.match(silent.findings['jobs']?.detail ?? '', /the oldest for \d+ s.*no worker processes them/)
  })
})
