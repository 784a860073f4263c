// Unpaired surrogates and noncharacters are not allowed in XML either (XML 1.0, section 2.2).
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu

/** Writes control characters as `\u001b`, so that a file name cannot control a terminal or break a report. */
export const visible = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
