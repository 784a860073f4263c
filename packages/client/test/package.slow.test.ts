import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { startService } from '../../service/test/support/service.ts'
import { cut, refuse, send, sendText, startFaultyServer } from './support/faulty-server.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../../..')
const BIN = join(ROOT, 'node_modules/.bin')
const CONSUMERS = join(import.meta.dirname, 'consumers')
const STRICT = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
}
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

const respond: RequestListener = (request, response) => {
  const { url = '', headers } = request
  const answer: Record<string, RequestListener> = {
    '/v1/pdps/id/sku':
      headers['if-none-match'] === '"1"'
        ? send(200, { status: 'COMPLETED' })
        : send(200, { status: 'PROCESSING' }, { etag: '"1"' }),
    '/v1/pdps?score_max=80': send(200, { data: [{ name: 'a' }], has_more: true, next_cursor: 'c' }),
    '/v1/pdps?score_max=80&cursor=c': send(200, {
      data: [{ name: 'b' }],
      has_more: false,
      next_cursor: null,
    }),
    '/v1/pdps/id/html': sendText(200, '<html>Sign in</html>'),
    '/v1/pdps/id/redirect': sendText(302, '', { location: '/elsewhere' }),
    '/v1/pdps/id/cut': cut,
    '/v1/pdps/id/hang': () => {},
    '/v1/events/stream': sendText(200, 'data: <html>\n\n'),
    '/v1/product-retailers': send(200, []),
    '/v1/uploads': send(201, { upload_id: 'u' }),
  }
  ;(answer[url] ?? refuse(404, 'PDP_NOT_FOUND'))(request, response)
}

describe('the packed client', () => {
  let directory: string
  let project: string
  let built: string
  let packed: string
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'endcap-client-'))
    built = join(directory, 'built')
    project = join(directory, 'project')
    const env = { ...process.env, PATH: `${BIN}:${process.env['PATH']}` }
    const { stdout } = await run(process.execPath, ['scripts/client-package.ts', built], { cwd: ROOT, env })
    console.log(`    ${stdout.trim()}`)
    packed = stdout.slice(0, stdout.indexOf(': '))
    await mkdir(project)
    await writeFile(join(project, 'package.json'), '{"private":true}')
    await npmInstall(project, packed)
    await cp(CONSUMERS, project, { recursive: true })
  })
  after(() => rm(directory, { recursive: true }))

  it('the packed client has the file name that its README gives', async () => {
    assert.ok((await readFile(join(built, 'README.md'), 'utf8')).includes(basename(packed)))
  })

  it('the packed client has no dependencies', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project })
    assert.deepEqual(stdout.trim().split('\n').slice(1), [join(project, 'node_modules/@endcap/client')])
  })

  for (const version of ['20.20.2', '22.23.3', process.versions.node]) {
    it(`the packed client runs on Node ${version}, imported and required`, async (test) => {
      const node = await findNode(test, directory, version)
      if (node === null) return
      await using server = await startFaultyServer([respond])
      const env = {
        ENDCAP_BASE_URL: `${server.baseUrl}/`,
        ENDCAP_CLIENT_ID: 'id',
        ENDCAP_CLIENT_SECRET: 'secret',
        ENDCAP_ORGANIZATION_ID: 'organization',
      }
      for (const [how, file] of [
        ['import', 'consumer.mjs'],
        ['require', 'consumer.cjs'],
      ] as const) {
        const { stdout, stderr }: { stdout: string; stderr: string } = await run(node, [file], {
          cwd: project,
          env,
        })
        assert.deepEqual(JSON.parse(stdout), [
          ...[how, Number(version.split('.')[0]), 'COMPLETED'],
          ...[['a', 'b'], true, true, true, 'stopped'],
        ])
        assert.equal(stderr, '')
      }
    })
  }

  for (const [name, options] of Object.entries({
    'the types of a browser': { lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
    'the types of Node': { lib: ['es2022'], types: [join(ROOT, 'node_modules/@types/node')] },
  })) {
    it(`the packed client compiles with strict options and ${name}, imported and required`, async () => {
      await compile(project, join(BIN, 'tsc'), options)
    })
  }

  it('the packed client compiles with TypeScript 5.4', async (test) => {
    const folder = join(directory, 'typescript')
    if (!(await canInstall(test, folder, 'typescript@5.4.5'))) return
    const compiler = join(folder, 'node_modules/typescript/bin/tsc')
    await compile(project, compiler, { lib: ['es2022', 'dom', 'dom.iterable'], types: [] })
  })

  it('the packed client runs in a browser', {
    skip: CHROMIUM === undefined && 'chromium is not installed',
  }, async () => {
    const pages: Record<string, [type: string, file: string]> = {
      '/': ['text/html', join(CONSUMERS, 'page.html')],
      '/page.js': ['text/javascript', join(CONSUMERS, 'page.js')],
      '/index.js': ['text/javascript', join(built, 'index.js')],
    }
    const results = Promise.withResolvers<string>()
    await using server = await startFaultyServer([
      (request, response) => {
        const [type, file] = pages[request.url ?? ''] ?? []
        if (request.url === '/result') response.end()
        else if (type === undefined || file === undefined) respond(request, response)
        else
          void readFile(file).then((content) =>
            response
              .writeHead(200, {
                'content-type': type,
                'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
              })
              .end(content),
          )
        if (request.url === '/result') results.resolve(server.received.at(-1)?.body ?? '')
      },
    ])
    assert.deepEqual(
      JSON.parse(await visit(`${server.baseUrl}/`, join(directory, 'profile'), results.promise)),
      {
        tokens: 1,
        status: 'COMPLETED',
        states: ['PROCESSING', 'COMPLETED'],
        notFound: true,
        html: 'EndcapError.UnexpectedResponse UNEXPECTED_RESPONSE',
        redirect: 'EndcapError.UnexpectedResponse UNEXPECTED_RESPONSE',
        cut: 'EndcapError.Network NETWORK_ERROR',
        aborted: 'stopped',
        upload: 'u',
        environment: 'TypeError undefined',
      },
    )
  })

  it('the packed client reads in a browser from a service of another origin that allows the page', {
    skip: CHROMIUM === undefined && 'chromium is not installed',
  }, async () => {
    const results = Promise.withResolvers<string>()
    let token = ''
    const files: Record<string, string> = {
      '/page.js': join(CONSUMERS, 'other-origin.js'),
      '/index.js': join(built, 'index.js'),
    }
    await using page = await startFaultyServer([
      (request, response) => {
        const file = files[request.url ?? '']
        if (file !== undefined)
          void readFile(file).then((text) =>
            response.writeHead(200, { 'content-type': 'text/javascript' }).end(text),
          )
        else if (request.url === '/my-token') response.end(token)
        else if (request.url === '/result') response.end()
        else
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end('<script type="module" src="/page.js"></script>')
        if (request.url === '/result') results.resolve(page.received.at(-1)?.body ?? '')
      },
    ])
    await using service = await startService({
      role: 'api',
      configure: (config) => {
        config.server.webOrigins = [page.baseUrl]
      },
    })
    token = JSON.stringify({ access_token: service.token, expires_in: 3_600 })
    const url = `${page.baseUrl}/#${service.config.auth.baseUrl}`
    const seen: unknown = JSON.parse(await visit(url, join(directory, 'other-profile'), results.promise))
    assert.deepEqual(seen, { retailers: true, notFound: true, requestId: true })
  })
})

/** Opens a page in a browser until it has sent its result. */
async function visit(url: string, profile: string, result: Promise<string>): Promise<string> {
  // A group of its own, because the browser starts further processes.
  const browser = spawn(
    CHROMIUM ?? '',
    ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, url],
    { detached: true, stdio: 'ignore' },
  )
  const ended = once(browser, 'exit').then(() =>
    Promise.reject(new Error('the browser ended without a result')),
  )
  try {
    return await Promise.race([result, ended])
  } finally {
    ended.catch(() => {})
    if (browser.exitCode === null && browser.pid !== undefined) {
      const exit = once(browser, 'exit')
      process.kill(-browser.pid, 'SIGKILL')
      await exit
    }
  }
}

async function compile(project: string, compiler: string, options: object): Promise<void> {
  const source = await readFile(join(CONSUMERS, 'consumer.ts'), 'utf8')
  const files = ['consumer.mts', 'consumer.cts']
  for (const file of files) await writeFile(join(project, file), source)
  const config = { compilerOptions: { ...STRICT, ...options }, files }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config))
  // A compiler from the registry is a script, that of the workspace a program.
  const { stdout } = await (compiler.startsWith(BIN)
    ? run(compiler, ['-p', project])
    : run(process.execPath, [compiler, '-p', project])
  ).catch((error: { stdout: string }) => error)
  assert.equal(stdout, '')
}

/** Returns the program of a version of Node, or null if it cannot be installed. */
async function findNode(test: TestContext, directory: string, version: string): Promise<string | null> {
  if (version === process.versions.node) return process.execPath
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(directory, version)
  if (!(await canInstall(test, folder, `${name}@${version}`))) return null
  return join(folder, 'node_modules', name, 'bin/node')
}

/** Installs a package into a folder. Skips the test if the registry does not have it. */
async function canInstall(test: TestContext, folder: string, name: string): Promise<boolean> {
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  try {
    await npmInstall(folder, name)
    return true
  } catch (error) {
    test.skip(`${name} cannot be installed: ${String(error).split('\n')[1] ?? ''}`)
    return false
  }
}

async function npmInstall(folder: string, name: string): Promise<void> {
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', name], { cwd: folder })
}
