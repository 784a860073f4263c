import type { Colleague } from './work.ts'

/** A mention that is being typed: the letters after its `@`, which is at `start`. */
export type DraftedMention = { start: number; typed: string }

const WORD = /[\p{L}\p{N}_]/u
const MAX_TYPED = 40

/**
 * Returns the people whom a text mentions: by the whole name after `@`, or by its first word if only one person has
 * it. Case does not count.
 */
export function mentionedIn(text: string, people: readonly Colleague[]): Colleague[] {
  const found = new Set<Colleague>()
  for (const start of mentionStarts(text)) {
    const after = text.slice(start + 1)
    const whole = people.filter(({ name }) => begins(after, name))
    const [longest] = whole.toSorted((a, b) => (b.name ?? '').length - (a.name ?? '').length)
    const first = people.filter(({ name }) => begins(after, firstWord(name)))
    const person = longest ?? (first.length === 1 ? first[0] : undefined)
    if (person) found.add(person)
  }
  return [...found]
}

/** Returns the mention in front of the caret, or null. */
export function draftedMention(text: string, caret: number): DraftedMention | null {
  const start = mentionStarts(text.slice(0, caret)).at(-1)
  if (start === undefined) return null
  const typed = text.slice(start + 1, caret)
  return typed.length > MAX_TYPED || typed.includes('\n') || typed.startsWith(' ') ? null : { start, typed }
}

/** Returns the people of whose name a word begins with what is typed. Nobody for a name that is complete. */
export function peopleFor(typed: string, people: readonly Colleague[]): Colleague[] {
  const wanted = fold(typed)
  return people.filter(({ name }) => {
    const known = fold(name ?? '')
    return known !== '' && known !== wanted && ` ${known}`.includes(` ${wanted}`)
  })
}

/** Replaces a drafted mention by a name. Returns the text and the place of the caret. */
export function withMention(text: string, { start, typed }: DraftedMention, name: string): [string, number] {
  const mention = `@${name} `
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, '')
  return [text.slice(0, start) + mention + rest, start + mention.length]
}

/** An `@` within a word belongs to an address. */
const mentionStarts = (text: string): number[] =>
  Array.from(text.matchAll(/@/g), ({ index }) => index).filter((at) => !WORD.test(text[at - 1] ?? ' '))

const begins = (text: string, name: string | null): boolean =>
  name !== null &&
  name !== '' &&
  fold(text.slice(0, name.length)) === fold(name) &&
  !WORD.test(text[name.length] ?? ' ')

const firstWord = (name: string | null): string | null => name?.split(/\s/)[0] ?? null

const fold = (text: string): string => text.toLowerCase()
