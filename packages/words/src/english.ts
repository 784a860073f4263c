import en from '../en.json' with { type: 'json' }
import { createWriter } from './writer.ts'

/** Writes texts in English, the language of ids that no other language has yet. */
export const ENGLISH = createWriter('en', en)
