import type { ImageFacts, TextLine } from '../facts.ts'
import { READ } from './thresholds.ts'

/** Returns lines that are certainly text. */
export function readLines({ text }: Pick<ImageFacts, 'text'>): TextLine[] {
  return text.lines.filter((line) => line.confidence >= READ && (line.text?.length ?? 0) > 1)
}
