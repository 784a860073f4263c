import { setTimeout as pause } from 'node:timers/promises'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { Logger } from '@endcap/foundation/observability/log'
import { NoObjectGeneratedError } from 'ai'
import { handleType, retry } from 'cockatiel'
import type { ModelConfig } from './model-config.ts'
import { ModelError } from './model-error.ts'

type Deps = { config: Pick<ModelConfig, 'attempts' | 'timeoutMs'>; log: Logger }
type Options = {
  model: string
  signal: AbortSignal
  /** Reserves the price of an attempt, as each may be billed. No attempt is made if it returns false. */
  reserveBudget: () => Promise<boolean>
}

/** Pauses between attempts, each twice the one before, if the API sends no `Retry-After`. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 4_000
/** A call fails at once if the API requests a longer pause. */
const MAX_RETRY_AFTER_MS = 10_000

/**
 * Creates the function that calls a model with retries after a pause and a time limit for each attempt. When
 * the caller's signal is aborted, the call ends at once with the signal's reason, even during a pause.
 *
 * @throws ModelError
 */
export function createCallWithRetries({ config, log }: Deps) {
  return async function callWithRetries<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    { model, signal, reserveBudget }: Options,
  ): Promise<Answer> {
    let failure: ModelError | null = null

    async function attempt({ attempt: previousAttempts }: { attempt: number }): Promise<Answer> {
      // Pauses here, because cockatiel's pause does not end with the signal.
      if (failure) await pause(pauseMs(failure, previousAttempts), undefined, { signal })
      signal.throwIfAborted()
      if (!(await reserveBudget())) throw new ModelError('refused', 'the budget of the day is spent')
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

function pauseMs({ retryAfterMs }: ModelError, previousAttempts: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (previousAttempts - 1))
  // Jitter, so that callers that were rejected together do not retry together.
  return (retryAfterMs ?? full / 2) + (Math.random() * full) / 2
}

/**
 * Returns the ModelError of an SDK failure. Our own error is among the causes. Everything else is an answer
 * that the SDK could not read: it throws a DOMException for a wrong character, and a RangeError for brackets
 * nested too deep for its message.
 */
function modelErrorOf(error: unknown): ModelError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelError) return cause
  if (NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter')
    return new ModelError('refused', 'the model declined to answer')
  // Uses the error's name, because its message may contain the whole answer.
  return new ModelError(
    'garbage',
    `the model’s answer is unusable: ${error instanceof Error ? error.name : typeof error}`,
  )
}
