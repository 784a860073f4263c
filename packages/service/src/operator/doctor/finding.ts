/** The result of a check. `advice` is null if the status is `ok`. */
export type Finding = {
  check: string
  status: 'ok' | 'warning' | 'failed'
  detail: string
  advice: string | null
}

/** Returns a finding without problems. */
export const ok = (check: string, detail: string): Finding => ({ check, status: 'ok', detail, advice: null })

/** Returns a finding of a problem that does not stop the service. */
export const warning = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'warning',
  detail,
  advice,
})

/** Returns a finding of a problem that stops the service or makes it unsafe. */
export const failed = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'failed',
  detail,
  advice,
})

/**
 * Returns an error and its causes as text. An error without a message, as after several failed addresses, is
 * given by its code.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const message = error.message === '' ? code : error.message
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : ''
  return [message || error.name, cause].filter(Boolean).join(': ')
}
