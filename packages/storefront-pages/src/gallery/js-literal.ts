import JSON5 from 'json5'

/** Galleries are shorter. */
const MAX_LENGTH = 2_000_000
/** JSON5 is slow. */
const MAX_LENGTH_JSON5 = 200_000

/** A failed match may scan to the end. */
const MAX_MATCHES = 20

/** Returns values of a property: `'colorImages': {…}`, `"x" : […]`, `x: A.$.parseJSON('…')`. */
export function propertyValues(script: string, property: string): unknown[] {
  return literalsAfter(script, new RegExp(`(?:["']${property}["']|\\b${property})\\s*[:=]\\s*`, 'g'))
}

/** Returns values of `jQuery.parseJSON('…')` and similar calls. */
export function parsedStrings(script: string): unknown[] {
  return literalsAfter(script, /(?=\b[\w.$]{1,40}\.parse(?:JSON)?\(\s*["'])/g)
}

function literalsAfter(script: string, pattern: RegExp): unknown[] {
  const found: unknown[] = []
  let matches = 0
  for (const { index, 0: match } of script.matchAll(pattern)) {
    const value = literalAt(script, index + match.length)
    if (value !== undefined) found.push(value)
    if (++matches === MAX_MATCHES) break
  }
  return found
}

/** `A.$.parseJSON(`, `jQuery.parseJSON(`, `JSON.parse(` */
const PARSE_CALL = /^[\w.$]{1,40}\.parse(?:JSON)?\(\s*/

/** Returns undefined without a literal at `start`. */
function literalAt(script: string, start: number): unknown {
  const call = PARSE_CALL.exec(script.slice(start, start + 60))
  if (call) {
    const text = stringAt(script, start + call[0].length)
    return text === null ? undefined : parse(text)
  }
  const first = script[start]
  if (first !== '{' && first !== '[') return undefined
  const end = endOfBrackets(script, start)
  return end === null ? undefined : parse(script.slice(start, end))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (text.length > MAX_LENGTH_JSON5) return undefined
  }
  try {
    // JavaScript literals may have single quotes, bare names, trailing commas.
    return JSON5.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the index after the bracket, or null. */
function endOfBrackets(script: string, start: number): number | null {
  const limit = Math.min(script.length, start + MAX_LENGTH)
  let depth = 0
  for (let at = start; at < limit; at++) {
    const character = script[at]
    if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      depth--
      if (depth === 0) return at + 1
    } else if (character === '"' || character === "'") {
      const end = endOfString(script, at)
      if (end === null) return null
      at = end
    }
  }
  return null
}

/** Returns the closing quote's index, or null. */
function endOfString(script: string, start: number): number | null {
  const quote = script[start]
  const limit = Math.min(script.length, start + MAX_LENGTH)
  for (let at = start + 1; at < limit; at++) {
    if (script[at] === '\\') at++
    else if (script[at] === quote) return at
  }
  return null
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }

/** Returns null without a string at `start`. */
function stringAt(script: string, start: number): string | null {
  if (script[start] !== "'" && script[start] !== '"') return null
  const end = endOfString(script, start)
  if (end === null) return null
  return script
    .slice(start + 1, end)
    .replace(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([^]))/g, (_whole, unicode, hex, character) =>
      unicode || hex
        ? String.fromCharCode(Number.parseInt(String(unicode ?? hex), 16))
        : (ESCAPES[String(character)] ?? String(character)),
    )
}
