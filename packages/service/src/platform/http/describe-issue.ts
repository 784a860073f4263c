import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

export const REQUIRED = 'is required'

/** Longest quoted value, in characters. */
const MAX_QUOTED = 60

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a time that exists, with a time zone, such as 2026-11-21T08:00:00Z',
}

/** Describes a problem with the limit and the value that was sent. */
export function describeIssue(issue: RawIssue): string {
  const { input: sent } = issue
  switch (issue.code) {
    case 'invalid_type':
      return sent === undefined ? REQUIRED : but(`must be ${typeOf(issue.expected)}`, sent)
    case 'invalid_value':
      return sent === undefined ? REQUIRED : but(`must be ${oneOf(issue.values)}`, sent)
    case 'too_big':
      return limited(issue.origin, `at most ${issue.maximum}`, Number(issue.maximum), sent)
    case 'too_small':
      return limited(issue.origin, `at least ${issue.minimum}`, Number(issue.minimum), sent)
    case 'invalid_format':
      return but(FORMATS[issue.format] ?? 'must have the documented form', sent)
    case 'invalid_union':
      return ofUnion(issue)
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    default:
      return 'is not valid'
  }
}

const typeOf = (expected: string): string => TYPES[expected] ?? `of the type ${expected}`

function oneOf(values: readonly unknown[]): string {
  const [first, ...others] = values.map(String)
  return others.length === 0 ? String(first) : `one of ${[first, ...others].join(', ')}`
}

/** Lists the values of the field that selects a form. */
function ofUnion({ discriminator, options, input }: Extract<RawIssue, { code: 'invalid_union' }>): string {
  if (discriminator === undefined || !Array.isArray(options) || typeof input !== 'object' || input === null)
    return 'must have one of the documented forms'
  const sent: unknown = Reflect.get(input, discriminator)
  return sent === undefined ? REQUIRED : but(`must be ${oneOf(options)}`, sent)
}

/** Describes the limit of a number, text length or list size. */
function limited(origin: string, limit: string, amount: number, sent: unknown): string {
  const plural = (unit: string, many: string) => `must have ${limit} ${amount === 1 ? unit : many}`
  if (Array.isArray(sent)) return `${plural('entry', 'entries')}, not ${sent.length}`
  return origin === 'string' ? plural('character', 'characters') : but(`must be ${limit}`, sent)
}

/** Appends the value, or its kind if it is long. */
function but(rule: string, sent: unknown): string {
  if (sent === null || typeof sent === 'number' || typeof sent === 'boolean') return `${rule}, not ${sent}`
  if (Array.isArray(sent)) return `${rule}, not a list`
  if (typeof sent === 'object') return `${rule}, not an object`
  if (typeof sent !== 'string') return rule
  if (sent === '') return `${rule}, not empty`
  return sent.length <= MAX_QUOTED ? `${rule}, not ${JSON.stringify(sent)}` : rule
}
