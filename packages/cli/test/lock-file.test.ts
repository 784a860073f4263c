import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const LOCK = new URL('../../../package-lock.json', import.meta.url)

type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> }

it('npm ci on Node 20 warns of no engine, because the service runs on Node 24 wherever npm runs', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as Lock
  const demanding = Object.entries(packages).filter(
    ([, { optional, engines }]) => optional !== true && /^>= ?2[1-9]/.test(engines?.node ?? ''),
  )
  assert.deepEqual(demanding, [], 'run npm run lock:complete')
})
