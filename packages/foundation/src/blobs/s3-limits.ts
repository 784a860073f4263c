import type { S3Config } from './s3-config.ts'
import { explainFailure, explainSigningFailure } from './s3-failure.ts'

/** With all attempts. A put includes waiting for others. */
const LIMITS_MS = { put: 60_000, get: 20_000, save: 120_000, remove: 15_000, sign: 5_000, check: 2_500 }
/** For cleaning up after an abort. */
const GRACE_MS = 5_000

/** Also explains failures. */
export function createLimitedCall(config: S3Config) {
  return async function limited<Result>(
    call: keyof typeof LIMITS_MS,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted()
    const timeout = AbortSignal.timeout(LIMITS_MS[call])
    try {
      return await settled(run, signal ? AbortSignal.any([signal, timeout]) : timeout)
    } catch (error) {
      signal?.throwIfAborted()
      const explain = call === 'sign' ? explainSigningFailure : explainFailure
      throw explain(timeout.aborted ? timeout.reason : error, config)
    }
  }
}

/** The SDK ignores aborts while it loads credentials or backs off. */
async function settled<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const graceOver = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const onAbort = () => (timer = setTimeout(() => graceOver.reject(signal.reason), GRACE_MS))
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([run(signal), graceOver.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
    clearTimeout(timer)
  }
}
