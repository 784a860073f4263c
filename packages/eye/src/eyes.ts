import { messageOf } from '@endcap/foundation/errors/reason'
import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import type { Eye } from './eye.ts'
import { EyeError, EyesUnavailableError } from './eye-error.ts'
import { ImageError } from './image-error.ts'

/** Remote eyes by name, and the eye of this machine, which is used while none of them can analyze. */
type Options = {
  remotes: readonly { name: string; eye: Eye }[]
  /** Null if its facts are of another version than those of the remote eyes. */
  local: Eye | null
  events: EyeEvents
}

/** Outcome of a call: an image that is no image is not the eye's failure. */
export type EyeOutcome = 'analyzed' | 'unusable' | 'failed'
export type EyeEvents = {
  onStart: (call: { eye: string }) => void
  onEnd: (call: { eye: string; outcome: EyeOutcome; ms: number }) => void
  /** An eye starts or stops answering. */
  onState: (state: { eye: string; isUp: boolean; why: string | null }) => void
}

/** Name of the eye of this machine in metrics and logs. */
export const LOCAL_EYE = 'local'

const CHECK_INTERVAL_MS = 2_000
const CHECK_TIMEOUT_MS = 2_000
/** Failed calls in a row after which an eye is left alone, though it says that it is ready. */
const FAILURES_TO_BREAK = 3
const BREAK_MS = 10_000

/**
 * Creates one eye of several. A call goes to the remote eye with the least load that answers its checks. If it fails,
 * or stops answering meanwhile, the next one takes over, and the eye of this machine at last.
 */
export function createEyes({ remotes, local, events }: Options): Eye {
  const [first] = remotes
  const version = first?.eye.version ?? local?.version
  if (version === undefined) throw new Error('there is no eye')
  const watched = remotes.map(({ name, eye }) => watchEye(name, eye, events))

  async function look<Result>(call: Call<Result>, signal: AbortSignal | undefined): Promise<Result> {
    let failure: unknown = new EyesUnavailableError()
    const tried = new Set<WatchedEye>()
    for (;;) {
      const eye = leastLoaded(watched.filter((each) => !tried.has(each) && each.isUp()))
      if (!eye) break
      tried.add(eye)
      try {
        return await eye.call(call, signal)
      } catch (error) {
        if (error instanceof ImageError) throw error
        signal?.throwIfAborted()
        failure = isBrokenCircuitError(error) ? new EyesUnavailableError({ cause: error }) : error
      }
    }
    if (!local) throw failure
    return timed(LOCAL_EYE, events, () => call(local, signal))
  }

  return {
    version,
    concurrency:
      remotes.length > 0
        ? remotes.reduce((sum, { eye }) => sum + eye.concurrency, 0)
        : (local?.concurrency ?? 1),
    analyze: (bytes, signal) => look((eye, stop) => eye.analyze(bytes, stop), signal),
    findProduct: (bytes, signal) => look((eye, stop) => eye.findProduct(bytes, stop), signal),
    analyzeProduct: (bytes, signal) => look((eye, stop) => eye.analyzeProduct(bytes, stop), signal),
    async check(signal) {
      if (watched.some((eye) => eye.isUp())) return
      if (!local) throw new EyesUnavailableError()
      await local.check(signal)
    },
    async close() {
      for (const eye of watched) eye[Symbol.dispose]()
      await Promise.all([...remotes.map(({ eye }) => eye.close()), local?.close()])
    },
  }
}

type Call<Result> = (eye: Eye, signal: AbortSignal | undefined) => Promise<Result>
type WatchedEye = ReturnType<typeof watchEye>

const leastLoaded = (eyes: readonly WatchedEye[]): WatchedEye | undefined =>
  eyes.toSorted((a, b) => a.load() - b.load())[0]

/** Watches an eye by periodic checks. Calls end as soon as a check fails, so that another eye takes over. */
function watchEye(
  name: string,
  eye: Eye,
  events: EyeEvents,
): Disposable & {
  isUp: () => boolean
  load: () => number
  call: <Result>(call: Call<Result>, signal: AbortSignal | undefined) => Promise<Result>
} {
  const breaker = circuitBreaker(handleType(EyeError), {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  })
  let running = 0
  // Until the first check the eye is trusted, so that the first images do not start the models of this machine.
  let isAnswering = true
  let down = new AbortController()
  const set = (isUp: boolean, why: string | null) => {
    if (isUp === isAnswering) return
    isAnswering = isUp
    events.onState({ eye: name, isUp, why })
    if (isUp) down = new AbortController()
    else down.abort(new EyeError(`the eye does not answer: ${why ?? 'unknown'}`))
  }
  const check = () =>
    eye.check(AbortSignal.timeout(CHECK_TIMEOUT_MS)).then(
      () => set(true, null),
      (error: unknown) => set(false, messageOf(error)),
    )
  void check()
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref()
  return {
    isUp: () => isAnswering,
    load: () => running / eye.concurrency,
    async call(call, signal) {
      running += 1
      const stop = signal ? AbortSignal.any([signal, down.signal]) : down.signal
      try {
        return await breaker.execute(() => timed(name, events, () => call(eye, stop)))
      } finally {
        running -= 1
      }
    },
    [Symbol.dispose]: () => clearInterval(timer),
  }
}

/** Reports the outcome and the time of a call. */
async function timed<Result>(eye: string, events: EyeEvents, call: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  events.onStart({ eye })
  const report = (outcome: EyeOutcome) => events.onEnd({ eye, outcome, ms: performance.now() - start })
  try {
    const result = await call()
    report('analyzed')
    return result
  } catch (error) {
    report(error instanceof ImageError ? 'unusable' : 'failed')
    throw error
  }
}
