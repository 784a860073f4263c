import { visible } from './visible.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML and HTML. Control characters, which XML 1.0 forbids even as entities, become visible. */
export const escapeMarkup = (text: string): string =>
  visible(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
