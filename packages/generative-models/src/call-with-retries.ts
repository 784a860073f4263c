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
  /** Each attempt may be billed. False prevents it. */
  reserveBudget: () => Promise<boolean>
}

/** Without `Retry-After`, each pause doubles. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 4_000
/** Longer pauses fail at once. */
const MAX_RETRY_AFTER_MS = 10_000

/**
 * Limits each attempt. An abort ends even a pause.
 * @throws ModelError
 */
export function createCallWithRetries({ config, log }: Deps) {
  return async function callWithRetries<Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    { model, signal, reserveBudget }: Options,
  ): Promise<Answer> {
    let failure: ModelError | null = null

    async function attempt({ attempt: previousAttempts }: { attempt: number }): Promise<Answer> {
      // cockatiel's pause ignores the signal.
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
  // Jitter separates callers that were rejected together.
  return (retryAfterMs ?? full / 2) + (Math.random() * full) / 2
}

/**
 * Finds our error among the causes. Others mean an unreadable answer, such as a DOMException (wrong
 * character) or RangeError (deep brackets).
 */
function modelErrorOf(error: unknown): ModelError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelError) return cause
  if (NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter')
    return new ModelError('refused', 'the model declined to answer')
  // The message may contain the whole answer.
  return new ModelError(
    'garbage',
    `the model’s answer is unusable: ${error instanceof Error ? error.name : typeof error}`,
  )
}
