import en from '../en.json' with { type: 'json' }
import { createWriter } from './writer.ts'

/** Complete, so it covers ids that other languages lack. */
export const ENGLISH = createWriter('en', en)
