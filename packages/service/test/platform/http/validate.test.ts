import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { InvalidFieldsError, validatorCompiler } from '../../../src/platform/http/validate.ts'

const problemsOf = (schema: z.ZodType, value: unknown, httpPart = 'body') => {
  const result: unknown = validatorCompiler({ schema, method: 'PUT', url: '/', httpPart })(value)
  assert.ok(typeof result === 'object' && result !== null && 'error' in result)
  assert.ok(result.error instanceof InvalidFieldsError)
  return result.error.problems
}

describe('a problem of a request', () => {
  const rows: [rule: string, schema: z.ZodType, value: unknown, issue: string][] = [
    ['a value that is left out', z.string(), undefined, 'is required'],
    ['an enumerated value that is left out', z.enum(['a', 'b']), undefined, 'is required'],
    ['null in place of a string', z.string(), null, 'must be a string, not null'],
    ['a list in place of a string', z.string(), ['a'], 'must be a string, not a list'],
    ['an object in place of a number', z.number(), {}, 'must be a number, not an object'],
    ['a long text in place of a number', z.number(), 'x'.repeat(61), 'must be a number'],
    ['an empty text in place of a number', z.number(), '', 'must be a number, not empty'],
    ['a text in place of a number', z.number(), 'ten', 'must be a number, not "ten"'],
    ['a fraction', z.int(), 1.5, 'must be a whole number, not 1.5'],
    ['a text in place of a flag', z.boolean(), 'yes', 'must be true or false, not "yes"'],
    ['a text in place of an object', z.object({}), 'x', 'must be an object, not "x"'],
    ['a number above its limit', z.number().max(100), 500, 'must be at most 100, not 500'],
    ['a number below its limit', z.number().min(1), 0, 'must be at least 1, not 0'],
    ['a text above its limit', z.string().max(1), 'abc', 'must have at most 1 character'],
    ['too many entries', z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 entries, not 3'],
    ['too few entries', z.array(z.string()).min(1), [], 'must have at least 1 entry, not 0'],
    ['an unknown value', z.enum(['a', 'b']), 'c', 'must be one of a, b, not "c"'],
    ['another literal', z.literal('a'), 'c', 'must be a, not "c"'],
    [
      'a time of another form',
      z.iso.datetime({ offset: true }),
      '21.11.2026',
      'must be a time that exists, with a time zone, such as 2026-11-21T08:00:00Z, not "21.11.2026"',
    ],
    ['a text of another form', z.string().regex(/^a/), 'b', 'must have the documented form, not "b"'],
    ['a message of the schema', z.string().max(1, 'is too long'), 'ab', 'is too long'],
  ]
  for (const [rule, schema, value, issue] of rows)
    it(`a problem of a request has a plain message for ${rule}`, () => {
      assert.deepEqual(problemsOf(z.object({ field: schema }), { field: value }), [{ field: 'field', issue }])
    })

  it('a problem of a request names the path of the field, or the part of the request if the whole is wrong', () => {
    const schema = z.object({ list: z.array(z.object({ name: z.string() })) })
    const fields = problemsOf(schema, { list: [{ name: 'a' }, { name: 1 }] }).map(({ field }) => field)
    assert.deepEqual(fields, ['list[1].name'])
    assert.deepEqual(problemsOf(schema, null), [{ field: 'body', issue: 'must be an object, not null' }])
    assert.equal(problemsOf(schema, 1, 'querystring')[0]?.field, 'query')
  })

  it('a problem of a request names the values of the field that selects a form', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.enum(['b', 'c']) }),
    ])
    assert.deepEqual(problemsOf(schema, { kind: 'd' }), [
      { field: 'kind', issue: 'must be one of a, b, c, not "d"' },
    ])
    assert.deepEqual(problemsOf(schema, {}), [{ field: 'kind', issue: 'is required' }])
  })

  it('a problem of a request names the field in the form of a union whose fields were sent', () => {
    const schema = z.object({
      image: z.union([z.object({ id: z.string() }), z.object({ size: z.object({ width: z.int() }) })]),
    })
    assert.deepEqual(problemsOf(schema, { image: { size: { width: 'x' } } }), [
      { field: 'image.size.width', issue: 'must be a number, not "x"' },
    ])
    assert.deepEqual(problemsOf(schema, { image: {} }), [
      { field: 'image', issue: 'must have one of the documented forms' },
    ])
  })
})
