import en from '../en.json' with { type: 'json' }
import { createWriter } from './writer.ts'

/** Has all ids. */
export const ENGLISH = createWriter('en', en)
