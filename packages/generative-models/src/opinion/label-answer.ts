/** Longer answers are more than a label. */
const MAX_ANSWER_CHARACTERS = 1_000
/** An object with the key `label` alone, and once. */
const OBJECT = /^\{\s*"label"\s*:\s*("(?:[^"\\]|\\.)*")\s*\}$/
/** Small models often wrap JSON in a block of Markdown. */
const BLOCK = /^```(?:json)?\s*([\s\S]*?)\s*```$/

/**
 * Returns the label that an answer consists of: `{"label": "…"}` or the bare label, in any case. Null for
 * everything else, such as several labels, unknown ones, and sentences.
 */
export function labelOf(answer: string, labels: readonly string[]): string | null {
  if (answer.length > MAX_ANSWER_CHARACTERS) return null
  const text = answer.trim()
  const given = unquoted(BLOCK.exec(text)?.[1] ?? text)
  return labels.find((label) => folded(label) === folded(given)) ?? null
}

function unquoted(text: string): string {
  const literal = OBJECT.exec(text)?.[1] ?? (/^"(?:[^"\\]|\\.)*"$/.test(text) ? text : null)
  if (literal === null) return text
  try {
    return String(JSON.parse(literal))
  } catch {
    return text
  }
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
