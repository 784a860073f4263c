import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '@endcap/foundation/net/free-port'
import pg from 'pg'
import { createFromTemplate } from './templates.ts'

/** A real PostgreSQL on loopback, with the machine's binaries and a separate data directory. */
export type Postgres = AsyncDisposable & {
  url: string
  /** Creates an empty database on the server and returns its URL. */
  createDatabase: () => Promise<string>
  restart: () => Promise<void>
  /** Stops the server: `fast` shuts down cleanly, `immediate` makes the next start recover. */
  stop: (how: 'fast' | 'immediate') => Promise<void>
  start: () => Promise<void>
}

const BINARIES = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin'),
].find((directory) => existsSync(join(directory, 'initdb')))

/** Reason to skip the tests that need PostgreSQL, or false. */
export const withoutPostgres: string | false = BINARIES
  ? false
  : 'PostgreSQL (initdb, postgres) is not installed on this machine'

/** Starts a server. `settings` are server parameters such as `{ max_connections: '600' }`. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const directory = mkdtempSync(join(tmpdir(), 'endcap-postgres-'))
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const run = (program: string, args: string[]) =>
    spawn(join(BINARIES ?? '', program), args, {
      ...user,
      cwd: directory,
      stdio: 'ignore',
      env: { ...process.env, LC_ALL: 'C' },
    })
  await createFromTemplate('postgresql', join(directory, 'data'), async (data) => {
    const [code] = await once(
      run('initdb', ['-D', data, '-U', 'endcap', '--auth=trust', '-E', 'UTF8', '--no-sync']),
      'exit',
    )
    if (code !== 0) throw new Error(`initdb failed (${code})`)
  })

  const port = await freePort()
  const url = `postgres://endcap@127.0.0.1:${port}/postgres`
  const start = async () => {
    const server = run('postgres', [
      '-D',
      join(directory, 'data'),
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${directory}`,
      ...Object.entries({ max_connections: '200', ...settings }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ])
    await untilReady(url)
    return server
  }
  let server = await start()
  const stop = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  let databases = 0
  return {
    url,
    async createDatabase() {
      const name = `test_${databases++}`
      await query(url, `CREATE DATABASE ${name}`)
      return url.replace(/postgres$/, name)
    },
    async restart() {
      await stop(SHUTDOWN.fast)
      server = await start()
    },
    stop: (how) => stop(SHUTDOWN[how]),
    async start() {
      server = await start()
    },
    async [Symbol.asyncDispose]() {
      await stop(SHUTDOWN.immediate)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))

async function untilReady(url: string): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    try {
      await query(url, 'SELECT 1')
      return
    } catch (error) {
      if (attempts > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
