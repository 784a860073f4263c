import assert from 'node:assert/strict'
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isAccepted, licensesText } from '../../../scripts/licenses.ts'
import { isNext, setVersion } from '../../../scripts/release.ts'
import { billOfMaterials } from '../../../scripts/sbom.ts'
import { shippedFonts, shippedModels, shippedPackages } from '../../../scripts/shipped.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Copies the files that a release may change. */
function copyOfCheckout(): string {
  const folder = temporaryDirectory()
  const files = [
    ...[
      'package.json',
      'package-lock.json',
      'CHANGELOG.md',
      'README.md',
      'docs/deployment.md',
      'docs/python.md',
    ],
    ...['packages/cli/README.md', 'packages/api/src/schemas/health.ts'],
    ...globSync(['packages/*/package.json', 'deploy/kubernetes/**/kustomization.yaml'], { cwd: ROOT }),
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  return folder
}

describe('a release', () => {
  it('a release changes the version wherever it is named, and nothing else', () => {
    const folder = copyOfCheckout()
    const read = (file: string, root = folder) => readFileSync(join(root, file), 'utf8')
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const [major, minor] = version.split('.').map(Number)
    const next = `${major}.${(minor ?? 0) + 1}.0`
    assert.equal(setVersion(folder, next, '2027-01-15'), version)
    for (const file of globSync('packages/*/package.json', { cwd: folder })) {
      const {
        name,
        version: own,
        dependencies = {},
      } = JSON.parse(read(file)) as {
        name: string
        version: string
        dependencies?: Record<string, string>
      }
      assert.equal(own, name === '@endcap/client' ? '1.0.0' : next, name)
      for (const [needed, pinned] of Object.entries(dependencies))
        if (needed.startsWith('@endcap/'))
          assert.equal(pinned, needed === '@endcap/client' ? '1.0.0' : next, `${name} ${needed}`)
      const back = read(file).replaceAll(`"${next}"`, `"${version}"`)
      assert.equal(back, read(file, ROOT), file)
    }
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string
      packages: Record<string, { version?: string }>
    }
    assert.deepEqual(
      [lock.version, lock.packages['']?.version, lock.packages['packages/cli']?.version],
      [next, next, next],
    )
    assert.equal(
      read('package-lock.json').replaceAll(`"${next}"`, `"${version}"`).length,
      read('package-lock.json', ROOT).length,
    )
    assert.match(
      read('CHANGELOG.md'),
      new RegExp(`^## Unreleased\n\nNothing yet\\.\n\n## ${next} – 2027-01-15\n`, 'm'),
    )
    assert.throws(() => setVersion(folder, `${major}.${(minor ?? 0) + 3}.0`, '2027-01-16'), /does not follow/)
  })

  for (const [former, next, follows] of [
    ['0.2.0', '0.2.1', true],
    ['0.2.9', '0.3.0', true],
    ['0.2.9', '1.0.0', true],
    ['0.2.9', '0.2.9', false],
    ['0.2.9', '0.3.1', false],
    ['0.2.9', '0.1.0', false],
    ['0.2.9', 'v0.3.0', false],
  ] as const)
    it(`a release ${next} ${follows ? 'follows' : 'does not follow'} ${former}`, () => {
      assert.equal(isNext(former, next), follows)
    })

  it('a release contains only packages, models and fonts whose licenses permit it', () => {
    const shipped = [...shippedPackages(), ...shippedModels(), ...shippedFonts()]
    assert.deepEqual(
      shipped.filter(({ license }) => license !== null && !isAccepted(license)).map(({ name }) => name),
      [],
    )
    assert.deepEqual(
      shipped.filter(({ license, isInstalled }) => license === null && isInstalled).map(({ name }) => name),
      [],
    )
    assert.equal(isAccepted('GPL-3.0-only'), false)
    assert.equal(isAccepted('(MIT OR GPL-3.0-only)'), false)
    const text = licensesText(shipped.filter(({ isInstalled }) => isInstalled))
    for (const part of ['Figtree', 'sharp ', 'SIL OPEN FONT LICENSE', 'product-mask'])
      assert.ok(text.includes(part), part)
  })

  it('a release has a bill of materials with its packages, models and fonts, and none for development', () => {
    const { metadata, components } = billOfMaterials()
    assert.equal(metadata.component.name, 'endcap')
    const names = new Set(components.map((component) => component.name))
    for (const name of ['fastify', 'sharp', 'product-mask', 'Figtree']) assert.ok(names.has(name), name)
    for (const name of ['typescript', 'vite', 'playwright-core']) assert.ok(!names.has(name), name)
  })
})
