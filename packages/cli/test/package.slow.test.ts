import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { Client } from '@modelcontextprotocol/client'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import sharp from 'sharp'
import { findNode, installCommand, userEnvironment } from '../../service/test/support/installed-command.ts'
import { withoutNetwork } from '../../service/test/support/isolation.ts'
import { jsonLines } from '../../service/test/support/process.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SUBMIT = fileURLToPath(new URL('../../service/test/support/submit-to-installed.ts', import.meta.url))
const folder = temporaryDirectory()
const installed = join(folder, 'installed')
const launcher = join(installed, 'node_modules/.bin/endcap')
const offline = await withoutNetwork()
const nodes = new Map<number, string | null>()
for (const major of [20, 22, 24]) nodes.set(major, await findNode(major, folder))
/** For machines without namespaces: clients that honor a proxy reach nothing. */
const NO_PROXY_ANSWERS = { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' }

describe('the packed command in an empty folder', () => {
  before(async () => {
    await installCommand(folder)
    await sharp(Buffer.from(drawPicture(CATALOG[0], { kind: 'front' })))
      .jpeg()
      .toFile(join(installed, 'photo.jpg'))
  })

  it('the packed command in an empty folder is installed without install scripts, in the versions of the lock file', async () => {
    const { packages: present } = lockOf(join(installed, 'node_modules/.package-lock.json'))
    const { packages: locked } = lockOf(join(ROOT, 'package-lock.json'))
    const unwanted = Object.entries(present).filter(([path, { version, hasInstallScript }]) => {
      const expected = locked[path.replace('node_modules/endcap/', '')]
      const isLocked = path === 'node_modules/endcap' || (version === expected?.version && !expected?.dev)
      return !isLocked || hasInstallScript === true
    })
    assert.deepEqual(unwanted, [])
    await run(['npm', 'ls', '--all'])
  })

  it('the packed command in an empty folder contains no sources, no tests and no binaries for other machines', () => {
    const files = readdirSync(join(installed, 'node_modules/endcap'), { recursive: true, encoding: 'utf8' })
    const uncompiled = files.filter((file) => /\.ts$|\.map$|\.test\.|^packages\/.*\/test\//.test(file))
    assert.deepEqual(uncompiled, [])
    const runtimes = files.filter((file) => file.endsWith('onnxruntime_binding.node'))
    assert.equal(runtimes.length, 1)
    assert.match(runtimes[0] ?? '', new RegExp(`/${process.platform}/${process.arch}/`))
  })

  it('the packed command in an empty folder contains the built console, and not its sources', () => {
    const console = join(installed, 'node_modules/endcap/packages/console')
    assert.deepEqual(readdirSync(console).toSorted(), ['files.js', 'package.json', 'static'])
    assert.match(readFileSync(join(console, 'static/index.html'), 'utf8'), /"\.\/assets\//)
  })

  it('the packed command in an empty folder passes its own checks of models and storage', async () => {
    const { stdout } = await run([launcher, 'doctor', '--data', join(folder, 'doctor')])
    assert.match(stdout, /models/i)
  })

  it('the packed command in an empty folder creates images in its own threads and processes', async () => {
    const out = join(folder, 'better')
    await run([launcher, 'spark', 'images', 'photo.jpg', '--out', out])
    assert.ok(readdirSync(out).length > 0)
  })

  it('the packed command in an empty folder serves tools to a language model', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const [command, ...args] = [...offline, launcher, 'mcp']
    const options = ['--client-id', 'a', '--client-secret', 'b', '--org', 'c']
    const env = { ...getDefaultEnvironment(), PATH: process.env['PATH'] ?? '' }
    await client.connect(new StdioClientTransport({ command, args: [...args, ...options], env }))
    const { tools } = await client.listTools()
    assert.ok(tools.some(({ name }) => name === 'explain_listing'))
    await client.close()
  })

  for (const [major, node] of nodes)
    describe(`on Node ${major}`, () => {
      const skip =
        node === null ? `there is no Node ${major} on this machine, and npm does not provide it` : false
      const path = `${node}${delimiter}${process.env['PATH']}`

      it(`on Node ${major} prints its version and scores a photo`, { skip }, async () => {
        const { version } = JSON.parse(
          readFileSync(join(installed, 'node_modules/endcap/package.json'), 'utf8'),
        ) as { version: string }
        assert.match(
          (await run([launcher, '--version'], path)).stdout,
          new RegExp(`^${version} \\(commit [0-9a-f]{40}, schema \\d{4}-`),
        )
        const { stdout } = await run(['npx', 'endcap', 'score', 'photo.jpg', '--format', 'ndjson'], path)
        const [score] = jsonLines(stdout)
        assert.ok(Number(score?.['service_score']) > 50, stdout)
      })

      it(`on Node ${major} serves the API and scores a submission`, { skip }, async () => {
        const data = join(folder, `data-${major}`)
        const { stdout } = await run([process.execPath, SUBMIT, launcher, data], path)
        const [scores] = jsonLines(stdout)
        assert.equal(scores?.['status'], 'scored', stdout)
      })
    })
})

type LockedPackage = { version?: string; dev?: boolean; hasInstallScript?: boolean }

function lockOf(file: string): { packages: Record<string, LockedPackage> } {
  return JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }
}

/** Runs a command line in the folder of the installation, without outward network. */
async function run(commandLine: string[], path = process.env['PATH']): Promise<{ stdout: string }> {
  const [file = '', ...args] = [...offline, ...commandLine]
  const env = { ...userEnvironment(), ...NO_PROXY_ANSWERS, PATH: path }
  return promisify(execFile)(file, args, { cwd: installed, env })
}
