import type en from '../en.json'

/** Equal in every language. */
export type MessageId = keyof typeof en

export type Values = { readonly [name: string]: number | string | Message | readonly Message[] }

/** Becomes a sentence later, in any language. */
export type Message = { readonly id: MessageId; readonly values?: Values }

/** Creates a message. */
export const say = (id: MessageId, values?: Values): Message => (values ? { id, values } : { id })
