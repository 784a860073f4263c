import { normalizeText } from '@endcap/scoring'
import words from './asset-type-words.json' with { type: 'json' }

/**
 * Storefront languages and Chinese, normalized (letters and digits, no accents). Matches anywhere, with one
 * letter in seven misread.
 */
export const ASSET_TYPE_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(words).map(([subject, list]) => [subject, list.map(normalizeText)]),
)
