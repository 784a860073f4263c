import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

export type ThreadRequest =
  | { kind: 'open'; directory: string }
  | { kind: 'exec'; input: Uint8Array }
  | { kind: 'collect' }
  | { kind: 'close' }
export type ThreadReply =
  | { kind: 'ready' }
  | { kind: 'output'; output: Uint8Array<ArrayBuffer>; fsyncs: number }
  | { kind: 'failed'; message: string }
  | { kind: 'closed' }

/** Otherwise 48 MB, because the thread copies every query (docs/performance.md). */
const YOUNG_MB = 12
const END_MS = 2_000
/**
 * WebAssembly bytes. V8's 13 million would optimize hundreds of functions at startup: 0.7 s of CPU
 * (docs/performance.md).
 */
const OPTIMIZED_AFTER = 1_000_000_000

type Thread = { worker: Worker; opened: Promise<void> }

/** Started before its directory is known. */
let prepared: Thread | null = null

/** Loads PostgreSQL early. */
export function prepareSession(): void {
  prepared ??= startThread()
}

/** Affects only an unused thread. */
export function endPreparedSession(): void {
  prepared?.worker.postMessage({ kind: 'close' } satisfies ThreadRequest)
  prepared = null
}

function startThread(): Thread {
  // V8 in Node 24 may free WebAssembly code twice and crash (decision 0015).
  setFlagsFromString('--no-wasm-code-gc')
  setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZED_AFTER}`)
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const opened = untilOpened(worker)
  // A thread may fail before a session awaits it.
  opened.catch(() => undefined)
  return { worker, opened }
}

async function untilOpened(worker: Worker): Promise<void> {
  const waiting = new AbortController()
  const kind = await Promise.race([
    once(worker, 'message', waiting).then(([reply]) => (reply as ThreadReply).kind),
    // Without an error, a thread ends without a message.
    once(worker, 'exit', waiting).then(() => 'ended' as const),
  ])
  waiting.abort()
  if (kind !== 'ready') throw new Error('the embedded database did not start')
}

/** `pglite-connection.ts` decides whose batch is next. */
export class PgliteSession {
  readonly #worker: Worker
  readonly #pending: PromiseWithResolvers<ThreadReply>[] = []
  #death: Error | null = null
  fsyncs = 0

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (reply: ThreadReply) => {
      if (reply.kind === 'output') this.fsyncs = reply.fsyncs
      this.#pending.shift()?.resolve(reply)
    })
    worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => this.#die(new Error(`the embedded database ended with code ${code}`)))
  }

  /** Creates it if missing. */
  static async open(directory: string): Promise<PgliteSession> {
    const { worker, opened } = prepared ?? startThread()
    prepared = null
    worker.postMessage({ kind: 'open', directory } satisfies ThreadRequest)
    await opened
    return new PgliteSession(worker)
  }

  /** Later queries all fail. */
  onDeath: ((error: Error) => void) | null = null

  async exec(input: Uint8Array): Promise<Uint8Array> {
    const reply = await this.#ask({ kind: 'exec', input })
    if (reply.kind === 'output') return reply.output
    // SQL errors are output. An engine failure makes output meaningless.
    const error = new Error(reply.kind === 'failed' ? reply.message : `unexpected reply ${reply.kind}`)
    this.#die(error)
    throw error
  }

  /** Mostly left from PostgreSQL's start. */
  collectGarbage(): void {
    // Collecting takes several turns, but replies follow request order.
    if (!this.#death) this.#worker.postMessage({ kind: 'collect' } satisfies ThreadRequest)
  }

  async close(): Promise<void> {
    this.onDeath = null
    if (!this.#death) {
      const ended = once(this.#worker, 'exit')
      await this.#ask({ kind: 'close' })
      // Terminating a thread while others start can crash the process (nodejs/node#56312), so it ends by
      // itself.
      await Promise.race([ended, sleep(END_MS, undefined, { ref: false })])
    }
    await this.#worker.terminate()
  }

  #ask(request: ThreadRequest): Promise<ThreadReply> {
    if (this.#death) return Promise.reject(this.#death)
    const waiting = Promise.withResolvers<ThreadReply>()
    this.#pending.push(waiting)
    this.#worker.postMessage(request)
    return waiting.promise
  }

  #die(error: Error): void {
    if (this.#death) return
    this.#death = error
    for (const waiting of this.#pending.splice(0)) waiting.reject(error)
    this.onDeath?.(error)
  }
}
