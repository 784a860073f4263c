import assert from 'node:assert/strict'
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

const RUN_COMMANDS = fileURLToPath(new URL('run-commands.ts', import.meta.url))

export type Finished = { code: number; stdout: string; stderr: string }

/** Kills a child at the end of its scope, also if the test fails: a child that runs keeps the test's process running. */
export const killAtEnd = (child: ChildProcess): Disposable => ({
  [Symbol.dispose]: () => void child.kill('SIGKILL'),
})

/** Runs `endcap …` until it exits. */
export const endcap = (
  args: string[],
  environment?: Record<string, string>,
  input?: Uint8Array,
): Promise<Finished> => finish([MAIN, ...args], environment, input)

/** Runs several commands `endcap …` one after the other in one process, for tests that are not about processes. */
export async function endcapAll(
  commands: readonly (readonly string[])[],
  environment?: Record<string, string>,
): Promise<Finished[]> {
  const { stdout, stderr } = await finish([RUN_COMMANDS, JSON.stringify(commands)], environment)
  if (stdout === '') throw new Error(`the commands did not run: ${stderr}`)
  return JSON.parse(stdout) as Finished[]
}

/** Runs commands that must fail with an exit code and a message on standard error. */
export async function assertFailures(
  code: number,
  cases: readonly (readonly [args: readonly string[], message: RegExp])[],
): Promise<void> {
  const results = await endcapAll(cases.map(([args]) => args))
  for (const [index, result] of results.entries())
    assert.deepEqual([result.code, cases[index]?.[1].test(result.stderr)], [code, true], result.stderr)
}

async function finish(
  args: string[],
  environment: Record<string, string> = {},
  input?: Uint8Array,
): Promise<Finished> {
  const child = start(args, environment, [input ? 'pipe' : 'ignore', 'pipe', 'pipe'])
  // A command that has read enough closes its input.
  child.stdin?.on('error', () => undefined).end(input)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += String(chunk)))
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? -1, ...output }
}

/** Parses output of one JSON document a line. */
export function jsonLines<Line = Record<string, unknown>>(text: string): Line[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

export type ServeProcess = AsyncDisposable & {
  child: ChildProcess
  /** The JSON that `serve --json` prints once it is up, with the client secret of a first start. */
  announced: Record<string, string>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts `endcap serve --json …` as the launcher does (with a channel that closes when the launcher
 * dies) and waits until it is up. `main` is the command of another release.
 */
export async function serve(
  args: string[],
  environment: Record<string, string> = {},
  { stderr = 'inherit', main = MAIN }: { stderr?: 'inherit' | 'pipe'; main?: string } = {},
): Promise<ServeProcess> {
  const child = start(
    [main, 'serve', '--json', ...args],
    { ENDCAP_LOG: process.env['ENDCAP_TEST_LOG'] ?? 'error', ...environment },
    ['ignore', 'pipe', stderr, 'ipc'],
  )
  using unannounced = new DisposableStack()
  unannounced.use(killAtEnd(child))
  if (!child.stdout) throw new Error('no output')
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([
    once(lines, 'line'),
    exited.then(([code]) => Promise.reject(new Error(`serve ended with ${String(code)}`))),
  ])) as [string]
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = (await exited) as [number | null]
    return code
  }
  const announced = withSecret(JSON.parse(line) as Record<string, string>)
  unannounced.move()
  return {
    child,
    announced,
    kill,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) await kill('SIGKILL')
    },
  }
}

/** Adds the secret of a first start, which is in a file because standard output is no terminal. */
function withSecret(announced: Record<string, string>): Record<string, string> {
  const { credential_file: file } = announced
  if (file === undefined) return announced
  return { ...announced, ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) }
}

function start(args: string[], environment: Record<string, string>, stdio: StdioOptions): ChildProcess {
  const {
    DATABASE_URL: _url,
    ENDCAP_TEST_LOG: _log,
    ENDCAP_REBASELINE: _rebaseline,
    ...inherited
  } = process.env
  return spawn(process.execPath, args, {
    env: { ...inherited, ...environment },
    stdio,
  })
}
