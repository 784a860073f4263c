/** What a check has found. `advice` is there unless all is well. */
export type Finding = {
  check: string
  status: 'ok' | 'warning' | 'failed'
  detail: string
  advice: string | null
}

export const ok = (check: string, detail: string): Finding => ({ check, status: 'ok', detail, advice: null })

export const warning = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'warning',
  detail,
  advice,
})

export const failed = (check: string, detail: string, advice: string): Finding => ({
  check,
  status: 'failed',
  detail,
  advice,
})

/** An error in words; one that has none of its own (several addresses were tried) by its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const message = error.message === '' ? code : error.message
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : ''
  return [message || error.name, cause].filter(Boolean).join(': ')
}
