import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const LOCK = new URL('../../../package-lock.json', import.meta.url)

type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean; dev?: boolean }> }

it('all packages of the command lie at the top of the lock file, because npm packs no others', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as Lock
  const nested = Object.entries(packages).filter(
    ([path, { dev }]) => /^packages\/[^/]+\/node_modules\//.test(path) && dev !== true,
  )
  assert.deepEqual(nested, [], 'declare the version that is at the top')
})

it('npm ci on Node 20 warns of no engine, because the service runs on Node 24 wherever npm runs', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as Lock
  const demanding = Object.entries(packages).filter(
    ([, { optional, engines }]) => optional !== true && /^>= ?2[1-9]/.test(engines?.node ?? ''),
  )
  assert.deepEqual(demanding, [], 'run npm run lock:complete')
})
