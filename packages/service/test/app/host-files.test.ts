import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { readConfig } from '../../src/config/config.ts'
import { isInstalled, PROXIES, prepareProxy } from '../support/proxies.ts'
import { temporaryDirectory } from '../support/stores.ts'

const MIB = 2 ** 20
/** Highest exposure that `systemd-analyze security` may find, in tenths of its scale of 10. */
const MAX_EXPOSURE = 20

const read = (path: string): string =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')
const unit = read('systemd/endcap.service')
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)

describe('the systemd unit', () => {
  const environment = Object.fromEntries(
    valuesOf('Environment').flatMap((line = '') =>
      line.split(' ').map((pair) => pair.split('=') as [string, string]),
    ),
  )

  it('the systemd unit has settings that the service accepts, and its data in the directory that systemd makes', () => {
    readConfig({}, environment)
    assert.equal(environment['ENDCAP_DATA'], `/var/lib/${valuesOf('StateDirectory')[0]}`)
  })

  it('the systemd unit waits longer for shutdown than the service takes', () => {
    const { server, graceMs } = readConfig({}, environment)
    assert.ok(Number(valuesOf('TimeoutStopSec')[0]) * 1_000 > server.drainMs + 2 * graceMs)
  })

  const path = join(temporaryDirectory(), 'endcap.service')
  const analyze = (...args: string[]) => {
    writeFileSync(path, unit.replace('/usr/local/bin/endcap', process.execPath))
    return spawnSync('systemd-analyze', [...args, path], { encoding: 'utf8' })
  }
  const missing = !isInstalled('systemd-analyze') && 'NO SYSTEMD: install systemd to verify the unit'

  it('the systemd unit is valid', { skip: missing }, () => {
    const { status, stderr } = analyze('verify')
    assert.deepEqual([status, stderr], [0, ''])
  })

  it('the systemd unit leaves the service few rights on the machine', { skip: missing }, () => {
    const { status, stdout } = analyze(
      'security',
      '--offline=true',
      `--threshold=${MAX_EXPOSURE}`,
      '--no-pager',
    )
    assert.equal(status, 0, stdout)
  })
})

describe('the reverse proxies', () => {
  it('the reverse proxies accept the largest bodies and slow submissions', () => {
    const largest = readConfig({}, {}).imports.maxBytes
    for (const [file, size, seconds] of [
      ['nginx/endcap.conf', /client_max_body_size (\d+)m;/, /proxy_read_timeout (\d+)s;/],
      ['caddy/Caddyfile', /max_size (\d+)MiB/, /response_header_timeout (\d+)s/],
    ] as const) {
      const text = read(file)
      assert.ok(Number(size.exec(text)?.[1]) * MIB > largest, file)
      assert.ok(Number(seconds.exec(text)?.[1]) > 90, file)
    }
  })

  for (const name of PROXIES) {
    const missing =
      !isInstalled(name) && `NO ${name.toUpperCase()}: install ${name} to check its configuration`
    it(`the reverse proxies have configurations that ${name} accepts`, { skip: missing }, () => {
      const { check } = prepareProxy(name, { port: 8443, upstream: 8080 })
      const { status, stdout, stderr } = check()
      assert.equal(status, 0, stdout + stderr)
    })
  }
})
