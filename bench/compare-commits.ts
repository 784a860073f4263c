// Measures a commit and the working tree alternately, so that load on the machine affects both.
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfCommit } from './commit-copy.ts'

const ROOT = join(import.meta.dirname, '..')

export type Pair<Input, Result> = { input: Input; before: Result; after: Result }

/** Messages to and from a measuring process. */
export type Call = { input: unknown }
export type Reply = { result: unknown } | { error: string }

/**
 * Measures each input with the code of a commit (`before`) and of the working tree (`after`), in separate
 * processes. `module` is a file in `bench/` that exports `measure(input)`, with plain data as input and result.
 * Both run the working tree's `bench/`, so `measure` must support both. `options` apply to the working tree's
 * process.
 */
export async function* compareCommits<Input, Result>(
  commit: string,
  module: string,
  inputs: Iterable<Input>,
  options: Pick<ForkOptions, 'env' | 'execArgv'> = {},
): AsyncGenerator<Pair<Input, Result>> {
  const folder = copyOfCommit(commit)
  cpSync(join(ROOT, 'bench'), join(folder, 'bench'), { recursive: true })
  const processes: ChildProcess[] = []
  try {
    const start = (root: string, { env, execArgv = [] }: typeof options) => {
      const child = fork(join(root, 'bench/compare-process.ts'), [module], {
        serialization: 'advanced',
        env: { ...process.env, ...env },
        execArgv,
      })
      processes.push(child)
      return child
    }
    const [before, after] = [start(folder, {}), start(ROOT, options)]
    let isBeforeFirst = true
    for (const input of inputs) {
      const results = new Map<ChildProcess, Result>()
      for (const child of isBeforeFirst ? [before, after] : [after, before])
        results.set(child, (await call(child, input)) as Result)
      isBeforeFirst = !isBeforeFirst
      yield { input, before: results.get(before) as Result, after: results.get(after) as Result }
    }
  } finally {
    for (const child of processes) child.kill()
  }
}

async function call(child: ChildProcess, input: unknown): Promise<unknown> {
  const settled = new AbortController()
  const reply = once(child, 'message', settled) as Promise<[Reply]>
  const end = once(child, 'exit', settled).then(([code]) => {
    throw new Error(`a measuring process ended with code ${code}`)
  })
  child.send({ input } satisfies Call)
  try {
    const [answer] = await Promise.race([reply, end])
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  } finally {
    settled.abort()
  }
}
