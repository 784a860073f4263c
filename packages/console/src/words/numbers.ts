import type { MessageId } from '@endcap/words/message'
import { say, writer } from './say.ts'

/** Creates each format of the page's language on first use. */
function keptFormat<Options, Format>(create: (options: Options) => Format): (options: Options) => Format {
  const formats = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    const format = formats.get(key) ?? create(options)
    formats.set(key, format)
    return format
  }
}

const numberFormat = keptFormat(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(writer().language, options),
)
const dateFormat = keptFormat(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(writer().language, options),
)

const listFormat = keptFormat(
  (options: Intl.ListFormatOptions) => new Intl.ListFormat(writer().language, options),
)

/** Returns this day where the reader is: `2026-11-30`. */
export function today(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}

/** Joins names: `Ann, Ben and Cy`. */
export const listed = (names: readonly string[]): string => listFormat({}).format(names)

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const

/** Returns a number with one decimal. */
export const decimal = (value: number): string => numberFormat(ONE_DECIMAL).format(value)

/** Formats a score with one decimal, or a dash if unknown. */
export const scoreText = (score: number | null): string => (score === null ? '–' : decimal(score))

/** Formats signed points with a true minus: `+9.3`, `−10.8`. */
export function signed(points: number): string {
  const rounded = decimal(Math.abs(points))
  if (Number(Math.abs(points).toFixed(1)) === 0) return rounded
  return (points < 0 ? '−' : '+') + rounded
}

/** Formats a change within a sentence, such as `up 1.9`. */
export function gainText(points: number): string {
  if (Math.abs(points) < 0.05) return say('console.numbers.as_before')
  const values = { points: decimal(Math.abs(points)) }
  return points > 0 ? say('console.numbers.up', values) : say('console.numbers.down', values)
}

/** Formats points for screen readers. */
export function spokenPoints(points: number): string {
  if (Math.abs(points) < 0.05) return say('console.numbers.no_points')
  const values = { points: decimal(Math.abs(points)) }
  return points < 0 ? say('console.numbers.minus_points', values) : say('console.numbers.plus_points', values)
}

/** Groups digits. */
export const count = (value: number): string => numberFormat({ maximumFractionDigits: 0 }).format(value)

/** Formats a number with its noun: `1 image`, `3 images`. The text has a plural of `count`. */
export const counted = (value: number, id: MessageId): string => say(id, { count: value })

/** Formats a share of 0–1 as whole percent. */
export const percent = (share: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share)

const MINUTE = 60_000
const DAY = { month: 'short', day: 'numeric' } as const

/** Returns how long ago it was, or the day after a day. */
export function ago(timestamp: string, now = Date.now()): string {
  const time = new Date(timestamp)
  const minutes = Math.floor((now - time.getTime()) / MINUTE)
  if (minutes < 1) return say('console.numbers.just_now')
  if (minutes < 60) return say('console.numbers.minutes_ago', { minutes })
  if (minutes < 24 * 60) return say('console.numbers.hours_ago', { hours: Math.floor(minutes / 60) })
  const isThisYear = time.getFullYear() === new Date(now).getFullYear()
  return dateFormat(isThisYear ? DAY : { ...DAY, year: 'numeric' }).format(time)
}

/** Formats a day, such as `Oct 12`. */
export const dayOf = (timestamp: string): string => dateFormat(DAY).format(new Date(timestamp))

/** Formats a day, a month or a year, as public pages state them: `Nov 29, 2026`, `Nov 2026`. */
export function partialDate(date: string): string {
  const [, month, day] = date.split('-')
  const parts: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month !== undefined && { month: 'short' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }
  return dateFormat(parts).format(new Date(date))
}

/** Returns a time in full. */
export const exactTime = (timestamp: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp))

/** Returns a size in bytes as kB, MB or GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1e6) return `${count(Math.ceil(bytes / 1e3))} kB`
  if (bytes < 1e9) return `${bytes < 1e7 ? decimal(bytes / 1e6) : count(bytes / 1e6)} MB`
  return `${decimal(bytes / 1e9)} GB`
}

const SIGNED = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
const trueMinus = (text: string): string => text.replace('-', '−')

/** Formats a share as whole percent with a sign: `+10%`, `−4%`. */
export const signedPercent = (share: number): string =>
  trueMinus(numberFormat({ ...SIGNED, style: 'percent' }).format(share))

/** Formats a whole number with a sign: `+900`, `−50`. */
export const signedCount = (value: number): string => trueMinus(numberFormat(SIGNED).format(value))

/** Formats a number with two digits that count, such as `0.14` or `12`. */
export const twoDigits = (value: number): string =>
  trueMinus(numberFormat({ maximumSignificantDigits: 2 }).format(value))

/** Formats an amount in its currency, without cents. */
export const moneyText = (amount: number, currency: string): string =>
  numberFormat({ style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
