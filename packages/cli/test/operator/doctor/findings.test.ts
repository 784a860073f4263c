import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@endcap/service/config/config'
import { settings } from '@endcap/service/config/settings'
import { checkBaseUrl } from '@endcap/service/health/check-base-url'
import { checkConsole } from '@endcap/service/health/check-console'
import { checkMemory, checkNode } from '@endcap/service/health/check-runtime'
import { type Finding, ok } from '@endcap/service/health/finding'
import { clockFinding, versionFinding } from '@endcap/service/health/inspect-database'
import { createRedact } from '@endcap/service/health/redact'
import { type Check, runChecks } from '@endcap/service/health/run-checks'
import { z } from 'zod'
import { checkAddressGuard } from '../../../src/operator/doctor/check-address-guard.ts'

const findingsOf = async (checks: Check[], redact = (text: string) => text): Promise<Finding[]> => {
  const findings: Finding[] = []
  for await (const finding of runChecks(checks, redact)) findings.push(finding)
  return findings
}

describe('a check of the doctor', () => {
  it('a check of the doctor becomes a finding when it hangs, and does not delay the others', async () => {
    const hanging = new Promise<Finding[]>(() => undefined)
    const findings = await findingsOf([
      { name: 'hangs', limitMs: 100, advice: 'wait', run: () => hanging },
      { name: 'throws', limitMs: 100, advice: 'mend', run: () => Promise.reject(new Error('broken')) },
      { name: 'is slow', limitMs: 5_000, advice: '', run: () => sleep(50, [ok('slow', 'done')]) },
    ])
    assert.deepEqual(
      findings.map(({ check, status, detail }) => [check, status, detail]),
      [
        ['hangs', 'failed', 'not finished within 0.1 seconds'],
        ['throws', 'failed', 'broken'],
        ['slow', 'ok', 'done'],
      ],
    )
  })

  it('a check of the doctor hides secrets that an error repeats', async () => {
    const redact = createRedact({
      DATABASE_URL: 'postgres://endcap:p%40ss%2Fword@db/endcap?x=1',
      AWS_SECRET_ACCESS_KEY: 'aws-secret',
      ENDCAP_AI_API_KEY: 'sk-model',
      ENDCAP_CATALOG_API_REFRESH_TOKEN_EU: 'Atzr|refresh',
      ENDCAP_SCRAPE_PROXY: 'http://user:proxy-pass@proxy:3128',
      ENDCAP_PORT: '8080',
    })
    const secrets = ['p%40ss%2Fword', 'p@ss/word', 'aws-secret', 'sk-model', 'Atzr|refresh', 'proxy-pass']
    const message = `port 8080, ${secrets.join(', ')}`
    const [finding] = await findingsOf(
      [{ name: 'x', limitMs: 100, advice: message, run: () => Promise.reject(new Error(message)) }],
      redact,
    )
    for (const secret of secrets) assert.ok(!JSON.stringify(finding).includes(secret), secret)
    assert.match(finding?.detail ?? '', /^port 8080, \*\*\*/)
  })

  it('a check of the doctor hides every setting that its schema marks as secret, and passwords in all addresses', () => {
    const redact = createRedact(
      { ENDCAP_NEW: 'new-secret', ENDCAP_PLAIN: 'plain', ENDCAP_OTHER: 'https://user:other-pass@host' },
      { ENDCAP_NEW: z.string().meta({ secret: true }), ENDCAP_PLAIN: z.string() },
    )
    assert.equal(redact('new-secret plain other-pass'), '*** plain ***')
  })

  it('a check of the doctor finds a secret mark in the schema of every setting with a secret name', () => {
    const unmarked = Object.entries(settings.shape)
      .filter(([name]) => /SECRET|PASSWORD|API_KEY|REFRESH_TOKEN/.test(name))
      .filter(([, schema]) => schema.meta()?.['secret'] !== true)
    assert.deepEqual(
      unmarked.map(([name]) => name),
      [],
    )
  })

  it('a check of the doctor checks versions, clocks and Node', () => {
    assert.deepEqual(
      ['14.9', '15.3 (Debian)', '18.1'].map((version) => versionFinding(version).status),
      ['failed', 'ok', 'ok'],
    )
    const clocks = [
      [500, 0],
      [-5_000, 100],
      [5_000, 4_000],
      [-90_000, 100],
    ] as const
    assert.deepEqual(
      clocks.map(([differs, uncertainty]) => clockFinding(differs, uncertainty).status),
      ['ok', 'warning', 'ok', 'failed'],
    )
    assert.deepEqual([checkNode('v24.1.0').status, checkNode('v20.11.1').status], ['ok', 'warning'])
  })

  it('a check of the doctor warns of too many threads for the memory and cores, and recommends a number', () => {
    const machine = { environment: { MALLOC_ARENA_MAX: '2' }, platform: 'linux' } as const
    const gib = 2 ** 30
    const fits = checkMemory({ ...machine, workerThreads: 2, memoryBytes: 2 * gib, cores: 2 })
    assert.deepEqual(
      fits.map(({ status }) => status),
      ['ok', 'ok'],
    )
    const [memory, malloc] = checkMemory({
      ...machine,
      environment: {},
      workerThreads: 8,
      memoryBytes: 2 * gib,
      cores: 16,
    })
    assert.deepEqual([memory?.status, malloc?.status], ['warning', 'warning'])
    assert.match(memory?.advice ?? '', /ENDCAP_WORKER_THREADS=3 /)
  })

  it('a check of the doctor warns of a base address that clients cannot reach, or only without TLS', () => {
    const statusOf = (settings: Record<string, string>) => checkBaseUrl(readConfig(settings, {})).status
    assert.equal(statusOf({}), 'ok')
    assert.equal(statusOf({ ENDCAP_HOST: '0.0.0.0' }), 'warning')
    assert.equal(statusOf({ ENDCAP_HOST: '0.0.0.0', ENDCAP_BASE_URL: 'https://endcap.example' }), 'ok')
    assert.equal(statusOf({ ENDCAP_BASE_URL: 'http://endcap.example' }), 'warning')
    assert.equal(statusOf({ ENDCAP_BASE_URL: 'http://endcap.example', ENDCAP_ENVIRONMENT: 'dev1' }), 'ok')
  })

  it('a check of the doctor warns of a console that is served over plain http to other machines', () => {
    const statusOf = (settings: Record<string, string>) => checkConsole(readConfig(settings, {})).status
    assert.equal(statusOf({}), 'ok')
    assert.equal(statusOf({ ENDCAP_BASE_URL: 'https://endcap.example' }), 'ok')
    const plain = { ENDCAP_BASE_URL: 'http://endcap.example', ENDCAP_ENVIRONMENT: 'dev1' }
    assert.equal(statusOf(plain), 'warning')
    assert.equal(statusOf({ ...plain, ENDCAP_CONSOLE: 'off' }), 'ok')
  })

  it('a check of the doctor reports whether downloads may reach private addresses', async () => {
    const guard = (unguarded: string[]) =>
      checkAddressGuard(readConfig({}, {}).fetch, unguarded, AbortSignal.timeout(5_000))
    assert.equal((await guard([])).status, 'ok')
    assert.equal((await guard(['127.0.0.1:8090'])).status, 'warning')
    const inner = await guard(['10.0.0.0/8', 'dam.corp.example'])
    assert.deepEqual(
      [inner.status, inner.detail],
      [
        'ok',
        'refuses a name that leads to loopback, the metadata address of clouds, its IPv6 address; allows 10.0.0.0/8, dam.corp.example',
      ],
    )
    const open = await guard(['169.254.169.254:80'])
    assert.equal(open.status, 'failed')
    assert.match(open.detail, /the metadata address/)
  })
})
