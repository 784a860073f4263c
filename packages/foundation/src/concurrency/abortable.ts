/** Rejects on abort, even if work continues. Its later outcome is ignored. */
export async function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  promise.catch(() => undefined)
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
