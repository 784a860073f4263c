/** `advice` is null if the status is `ok`. */
export type Finding = {
  check: string
  status: 'ok' | 'warning' | 'failed'
  detail: string
  advice: string | null
}

/** Returns a finding without problems. */
export const ok = (check: string, detail: string): Finding => ({ check, status: 'ok', detail, advice: null })

/** Reports a problem that does not stop the service. */
export const warning = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'warning',
  detail,
  advice,
})

/** Reports a problem that stops the service or makes it unsafe. */
export const failed = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'failed',
  detail,
  advice,
})
