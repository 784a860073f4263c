import type { Message, MessageId, Values } from '@endcap/words/message'
import type { Writer } from '@endcap/words/writer'
import { decimalsOf } from '../terminal/decimals.ts'

/** Texts and numbers of a report in its language. */
export type ReportWords = ReturnType<typeof reportWords>

/** Returns what writes a report in a language. */
export function reportWords({ language, text, write }: Writer) {
  const decimal = decimalsOf(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent' })
  const wholes = new Intl.NumberFormat(language)
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    language,
    say: (id: MessageId, values?: Values): string => text(id, values),
    write: (message: Message): string => write(message),
    /** Returns a score with one decimal, or a dash without one. */
    score: (value: number | null): string => (value === null ? '–' : decimal(value)),
    /** Returns points that can be won, with a sign. */
    gain: (points: number): string => `+${decimal(points)}`,
    /** Returns lost points, with a true minus sign. */
    loss: (points: number): string => `−${decimal(points)}`,
    count: (number: number): string => wholes.format(number),
    percent: (number: number): string => percents.format(number / 100),
    date: (date: Date): string => dates.format(date),
  }
}
