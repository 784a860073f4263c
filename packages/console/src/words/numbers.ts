/** Returns a score with one decimal, or a dash for an unknown one. */
export const scoreText = (score: number | null): string => (score === null ? '–' : score.toFixed(1))

/** Returns points with their sign, such as `+9.3` or `−10.8`, with a true minus. */
export function signed(points: number): string {
  const rounded = Math.abs(points).toFixed(1)
  if (Number(rounded) === 0) return '0.0'
  return (points < 0 ? '−' : '+') + rounded
}

/** Returns a change of points in a sentence, such as `up 1.9`. */
export const gainText = (points: number): string =>
  Math.abs(points) < 0.05 ? 'as before' : `${points > 0 ? 'up' : 'down'} ${Math.abs(points).toFixed(1)}`

/** Returns points as a screen reader should say them. */
export const spokenPoints = (points: number): string =>
  Math.abs(points) < 0.05
    ? 'no points'
    : `${points < 0 ? 'minus' : 'plus'} ${Math.abs(points).toFixed(1)} points`

const whole = new Intl.NumberFormat('en-US')

/** Returns a whole number with grouped digits. */
export const count = (value: number): string => whole.format(value)

/** Returns a number with its noun, such as `1 image` or `3 images`. */
export const counted = (value: number, noun: string, plural = `${noun}s`): string =>
  `${count(value)} ${value === 1 ? noun : plural}`

/** Returns a share of 0–1 as whole percent. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`

const MINUTE = 60_000
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Returns how long ago a time was, or its day if that is more than a day ago. */
export function ago(timestamp: string, now = Date.now()): string {
  const time = new Date(timestamp)
  const minutes = Math.floor((now - time.getTime()) / MINUTE)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return (time.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(time)
}

/** Returns the day of a time, such as `Oct 12`. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp))

/** Returns a time in full. */
export const exactTime = (timestamp: string): string => exact.format(new Date(timestamp))

/** Returns a size in bytes as kB, MB or GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1e6) return `${count(Math.ceil(bytes / 1e3))} kB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
