/** Includes causes. Uses the code without a message, as after several failed addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const message = error.message === '' ? code : error.message
  const cause = error.cause instanceof Error ? reasonOf(error.cause) : ''
  return [message || error.name, cause].filter(Boolean).join(': ')
}

/** Omits causes. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
