import { setTimeout as pause } from 'node:timers/promises'
import { NoObjectGeneratedError } from 'ai'
import { handleType, retry } from 'cockatiel'
import { abortable } from '../../concurrency/abortable.ts'
import type { Logger } from '../../log.ts'
import { ModelError } from './model-error.ts'
import type { ModelConfig } from './model-config.ts'

type Deps = { config: Pick<ModelConfig, 'attempts' | 'timeoutMs'>; log: Logger }
type Options = {
  model: string
  signal: AbortSignal
  /** Asked before each attempt, as each may be billed; where it says no, none is made. */
  mayAsk: () => Promise<boolean>
}

/** Between attempts, each twice the one before, where the API does not say how long. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 4_000
/** An API that wants to be left alone for longer is: the caller hears of it instead of waiting. */
const MAX_RETRY_AFTER_MS = 10_000

/**
 * Calls a model, again after a pause where that may help, each attempt within its time. When the caller's
 * signal is aborted the call ends at once, in the middle of an attempt or of a pause, with its reason.
 *
 * @throws ModelError
 */
export function createCallWithRetries({ config, log }: Deps) {
  return async function callWithRetries<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    { model, signal, mayAsk }: Options,
  ): Promise<Answer> {
    let failure: ModelError | null = null

    async function attempt({ attempt: earlier }: { attempt: number }): Promise<Answer> {
      // cockatiel's own pause does not end with the signal.
      if (failure) await pause(pauseMs(failure, earlier), undefined, { signal })
      signal.throwIfAborted()
      if (!(await mayAsk())) throw new ModelError('refused', 'the budget of the day is spent')
      const timeout = AbortSignal.timeout(config.timeoutMs)
      const ending = AbortSignal.any([signal, timeout])
      try {
        return await abortable(call(ending), ending)
      } catch (error) {
        signal.throwIfAborted()
        failure = timeout.aborted
          ? new ModelError('timeout', `the model did not answer within ${config.timeoutMs} ms`)
          : modelErrorOf(error)
        log.info({ why: failure.message, model }, 'an attempt at a model failed')
        throw failure
      }
    }

    const policy = retry(handleType(ModelError, isWorthRetrying), { maxAttempts: config.attempts - 1 })
    try {
      return await policy.execute(attempt, signal)
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  }
}

export type CallWithRetries = ReturnType<typeof createCallWithRetries>

const isWorthRetrying = ({ mayPass, retryAfterMs }: ModelError) =>
  mayPass && (retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS

function pauseMs({ retryAfterMs }: ModelError, earlier: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (earlier - 1))
  // Those who were refused together shall not come back together.
  return (retryAfterMs ?? full / 2) + (Math.random() * full) / 2
}

/**
 * What the SDK makes of a failure. Our own error stands somewhere among the causes; everything else is
 * about an answer that it could not read, whatever it throws: it meets a wrong character with a
 * DOMException, and brackets that are too deep to be put into its message with a RangeError.
 */
function modelErrorOf(error: unknown): ModelError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelError) return cause
  if (NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter')
    return new ModelError('refused', 'the model declined to answer')
  // Only the name: the message may hold the whole answer.
  return new ModelError(
    'garbage',
    `the model’s answer is not one: ${error instanceof Error ? error.name : typeof error}`,
  )
}
