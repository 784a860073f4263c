import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

describe('the image', () => {
  type Bake = {
    variable: Record<string, { default: string }>
    group: { default: { targets: string[] } }
    target: Record<
      string,
      { dockerfile: string; platforms: string[]; tags: string[]; labels: Record<string, string> }
    >
  }
  const bake = JSON.parse(read('docker-bake.json')) as Bake
  const manifest = JSON.parse(read('package.json')) as Record<'version' | 'license' | 'description', string>

  it('the image is built for both kinds of machine, in the version of the release', () => {
    assert.deepEqual(bake.group.default.targets, Object.keys(bake.target))
    assert.equal(bake.variable['VERSION']?.default, manifest.version)
    for (const { dockerfile, platforms, tags } of Object.values(bake.target)) {
      assert.ok(existsSync(new URL(dockerfile, ROOT)))
      assert.deepEqual(platforms, ['linux/amd64', 'linux/arm64'])
      assert.equal(tags.length, 1)
      assert.match(tags[0] ?? '', /^\$\{IMAGE\}:\$\{VERSION\}$/)
    }
    const used = [...read('docker-bake.json').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
    assert.deepEqual([...new Set(used)].toSorted(), Object.keys(bake.variable).toSorted())
  })

  it('the image states its title, license, version and origin in OCI labels', () => {
    const labels = bake.target['endcap']?.labels ?? {}
    const names = ['created', 'description', 'licenses', 'revision', 'source', 'title', 'version']
    assert.deepEqual(
      Object.keys(labels).toSorted(),
      names.map((name) => `org.opencontainers.image.${name}`),
    )
    assert.equal(labels['org.opencontainers.image.licenses'], manifest.license)
    assert.equal(labels['org.opencontainers.image.description'], manifest.description)
  })

  it('the image has a base that is pinned by its digest', () => {
    const dockerfile = read('Dockerfile')
    assert.match(dockerfile, /^ARG NODE_IMAGE=node:[\w.-]+@sha256:[0-9a-f]{64}$/m)
    for (const [, base = ''] of dockerfile.matchAll(/^FROM (\S+)/gm))
      assert.match(base, /^(?:\$\{NODE_IMAGE\}|manifests)$/)
  })

  const withoutBuildx =
    spawnSync('docker', ['buildx', 'version']).status !== 0 &&
    'NO BUILDX: install it to read docker-bake.json'
  it('the image has a bake file that buildx reads', { skip: withoutBuildx }, () => {
    const { status, stderr } = spawnSync('docker', ['buildx', 'bake', '--print'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stderr)
  })
})
