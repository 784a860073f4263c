// Measures the time to the first response, idle memory, and shutdown time. Alternates with bare PGlite and Fastify
// on a copy of the database. CPU time covers the process and those it waited for until the first response: it
// depends less on other load.
// usage: npm run bench -- start
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@endcap/foundation/net/free-port'
import { startPostgres, withoutPostgres } from '../../packages/service/test/support/postgres.ts'
import { cpuMs, memoryMb, treeOf } from '../process-usage.ts'
import { median } from '../support.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LAUNCHER = join(ROOT, 'packages/cli/bin/endcap.js')
const BARE = fileURLToPath(new URL('bare-database.ts', import.meta.url))
const ROUNDS = 5
/** Garbage of the start is collected after three seconds. */
const IDLE_MS = 8_000
const TICK_MS = 10
const WANTED = { ratio: 2, idleMb: 250 }

type Start = { seconds: number; cpuS: number; idleMb: number; stopS: number }
type Subject = {
  command: readonly [program: string, ...args: string[]]
  path: string
  env?: Record<string, string>
}

const data = mkdtempSync(join(tmpdir(), 'endcap-bench-'))
const copy = join(data, 'bare')
const endcap = (args: readonly string[], env: Record<string, string> = {}): Subject => ({
  command: [process.execPath, LAUNCHER, 'serve', ...args],
  path: '/health/ready',
  // With both, the launcher needs no second process.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...env },
})

print('first start ever', [await start(endcap(['--data', data]))])
cpSync(join(data, 'db/pglite'), copy, { recursive: true })
const subjects: Record<string, Subject> = {
  'npm start': { command: ['npm', 'start', '--', '--data', data], path: '/health/ready' },
  'endcap serve': endcap(['--data', data]),
  'bare PGlite and Fastify': { command: [process.execPath, BARE, copy], path: '/' },
}
await start(subjects['npm start'] ?? endcap([]))
const starts = new Map<string, Start[]>(Object.keys(subjects).map((name) => [name, []]))
for (let round = 0; round < ROUNDS; round++)
  for (const [name, subject] of Object.entries(subjects)) starts.get(name)?.push(await start(subject))
for (const [name, measured] of starts) print(name, measured)

const ready = (name: string) => median((starts.get(name) ?? []).map(({ seconds }) => seconds))
const bare = ready('bare PGlite and Fastify')
for (const name of ['npm start', 'endcap serve'])
  console.log(
    `${name}: ratio ${(ready(name) / bare).toFixed(2)} to the bare start (wanted at most ${WANTED.ratio})`,
  )
if (withoutPostgres) console.log(`PostgreSQL skipped: ${withoutPostgres}`)
else {
  await using postgres = await startPostgres()
  const service = endcap(['--data', join(data, 'postgres')], {
    DATABASE_URL: await postgres.createDatabase(),
  })
  await start(service)
  print('PostgreSQL', [await start(service), await start(service), await start(service)])
}
rmSync(data, { recursive: true, force: true })

async function start({ command: [program, ...args], path, env }: Subject): Promise<Start> {
  const port = String(await freePort('127.0.0.1'))
  const before = performance.now()
  const child = spawn(program, [...args, ...(program === 'npm' || path !== '/' ? ['--port'] : []), port], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ENDCAP_LOG: 'error', ...env },
  })
  await answer(`http://127.0.0.1:${port}${path}`, child)
  const seconds = (performance.now() - before) / 1000
  const cpuS = treeOf(child.pid).reduce((sum, pid) => sum + cpuMs(pid) / 1000, 0)
  await sleep(IDLE_MS)
  const idleMb = Math.max(...treeOf(child.pid).map((pid) => memoryMb(pid)))
  const stopping = performance.now()
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return { seconds, cpuS, idleMb, stopS: (performance.now() - stopping) / 1000 }
}

async function answer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
    await sleep(TICK_MS)
  }
  throw new Error(`the process ended with code ${child.exitCode} before it answered`)
}

function print(name: string, measured: readonly Start[]): void {
  const of = (value: (each: Start) => number) => median(measured.map(value))
  console.log(
    `${name.padEnd(24)}  ready after ${of(({ seconds }) => seconds).toFixed(2)} s (${of(({ cpuS }) => cpuS).toFixed(2)} s of CPU), ` +
      `${of(({ idleMb }) => idleMb)} MB when idle (wanted ${WANTED.idleMb}), stopped in ${of(({ stopS }) => stopS).toFixed(2)} s`,
  )
}
