/** Returns the source of a pattern that matches any of the words, the longest that fits. `space` stands for the spaces in them. */
export function alternation(words: readonly string[], space = ' '): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', space))
    .join('|')
}
