import type en from '../en.json'

/** Id of a text. `en.json` has all of them, and every language has the same. */
export type MessageId = keyof typeof en

/** What a text names: numbers, words that stay as they are (from an image, a file, a name), other texts, and lists of them. */
export type Values = { readonly [name: string]: number | string | Message | readonly Message[] }

/** A text that people read, by its id. It becomes a sentence when it is written in a language. */
export type Message = { readonly id: MessageId; readonly values?: Values }

/** Returns a text by its id, with what it names. */
export const say = (id: MessageId, values?: Values): Message => (values ? { id, values } : { id })
