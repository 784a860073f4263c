import JSON5 from 'json5'

/** What is longer is no gallery. */
const MAX_LENGTH = 2_000_000
/** JSON5 reads slowly. */
const MAX_LENGTH_JSON5 = 200_000

/** Places that are tried in a script: each may be read to its end in vain. */
const MAX_PLACES = 20

/** The values that stand in a script behind a property name: `'colorImages': {…}`, `"x" : […]`, `x: A.$.parseJSON('…')`. */
export function propertyValues(script: string, property: string): unknown[] {
  return literalsAfter(script, new RegExp(`(?:["']${property}["']|\\b${property})\\s*[:=]\\s*`, 'g'))
}

/** What the script has as JSON in a string: `jQuery.parseJSON('…')`. */
export function parsedStrings(script: string): unknown[] {
  return literalsAfter(script, /(?=\b[\w.$]{1,40}\.parse(?:JSON)?\(\s*["'])/g)
}

function literalsAfter(script: string, pattern: RegExp): unknown[] {
  const found: unknown[] = []
  let places = 0
  for (const { index, 0: match } of script.matchAll(pattern)) {
    const value = literalAt(script, index + match.length)
    if (value !== undefined) found.push(value)
    if (++places === MAX_PLACES) break
  }
  return found
}

/** `A.$.parseJSON(`, `jQuery.parseJSON(`, `JSON.parse(` */
const PARSE_CALL = /^[\w.$]{1,40}\.parse(?:JSON)?\(\s*/

/** The literal that begins at `start`, parsed; undefined where there is none. */
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
    // An object literal of JavaScript: single quotes, bare names, commas at the end.
    return JSON5.parse(text)
  } catch {
    return undefined
  }
}

/** Behind the bracket that closes the one at `start`; null where none does. */
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

/** Where the string that begins at `start` has its closing quote. */
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

/** The content of the JavaScript string at `start`. */
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
