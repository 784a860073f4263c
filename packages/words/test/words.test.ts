import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ENGLISH, inLanguage, say, worded } from '@endcap/words'
import { CATALOGS } from '@endcap/words/languages'
import { type Expression, type ObjectExpression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import en from '../en.json' with { type: 'json' }
import { argumentsOf, tagsOf } from './arguments-of.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TEXTS: Readonly<Record<string, string>> = en

/** A call that names texts, with the names of the values that it gives. */
type Call = { file: string; ids: string[]; given: string[]; isOpen: boolean }

const calls: Call[] = []
const literals = new Set<string>()
const patterns = new Map<string, RegExp>()
for (const file of globSync(['packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: ROOT }))
  readSource(file)

describe('texts', () => {
  it('texts are used by their ids, or by a pattern such as `factor.${name}.label`', () => {
    const unused = Object.keys(TEXTS).filter(
      (id) => !literals.has(id) && ![...patterns.values()].some((pattern) => pattern.test(id)),
    )
    assert.deepEqual(unused, [])
  })

  it('texts have ids of an area and names in lower case', () => {
    for (const id of Object.keys(TEXTS)) assert.match(id, /^[a-z_]+(\.[a-z0-9_]+)+$/)
  })

  for (const [language, load] of Object.entries(CATALOGS))
    it(`texts of ${language} parse, and have the ids, values and tags of the English ones`, async () => {
      const texts: Readonly<Record<string, string>> = (await load()).default
      assert.deepEqual(Object.keys(texts).toSorted(), Object.keys(TEXTS).toSorted())
      for (const [id, text] of Object.entries(texts))
        for (const namesOf of [argumentsOf, tagsOf])
          assert.deepEqual(namesOf(text).toSorted(), namesOf(TEXTS[id] ?? '').toSorted(), id)
    })

  it('texts get the values that they name', () => {
    const wrong = calls.flatMap(({ file, ids, given, isOpen }) =>
      ids.flatMap((id) => {
        const needed = argumentsOf(TEXTS[id] ?? '')
        const missing = isOpen ? [] : needed.filter((name) => !given.includes(name))
        const unknown = given.filter((name) => !needed.includes(name))
        return missing.length + unknown.length > 0 ? [{ file, id, missing, unknown }] : []
      }),
    )
    assert.ok(calls.length > 100)
    assert.deepEqual(wrong, [])
  })
})

describe('a result with texts', () => {
  const result = {
    score: 3,
    ...worded({
      title: say('action.fix.title', { advice: say('factor.tilt.title'), position: 2 }),
      detail: say('action.add_images.detail', {
        present: 1,
        recommended: 6,
        phrases: [say('asset_type.detail.phrase'), say('asset_type.swatch.phrase')],
        score: 80,
      }),
    }),
  }
  const title = 'Straighten the product (image 2)'
  const detail =
    'The listing has 1 of 6 recommended carousel images. Shoppers also want to see a close-up and a color swatch. The gain assumes that the new images score 80.0.'

  it('a result with texts has them in English', () =>
    assert.deepEqual([result.title, result.detail], [title, detail]))

  const { wording } = result
  const stale = {
    'its id is gone': { ...wording.title, id: 'action.gone.title' },
    'the id of a text inside it is gone': {
      ...wording.title,
      values: { advice: { id: 'factor.gone.title' }, position: 2 },
    },
    'it has another value by now': { ...wording.title, values: { position: 2 } },
  }
  for (const [how, message] of Object.entries(stale))
    it(`a result with texts keeps a sentence of another release if ${how}`, () => {
      const stored = { ...result, wording: { ...wording, title: message } }
      assert.deepEqual(inLanguage([stored], ENGLISH), [{ score: 3, title, detail }])
    })
})

/** Collects the strings and templates of a source that can be ids, and its calls with literal ids and values. */
function readSource(file: string): void {
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && Object.hasOwn(TEXTS, value)) literals.add(value)
    },
    TemplateLiteral(template) {
      const pattern = patternOf(template)
      if (pattern) patterns.set(pattern.source, pattern)
    },
    CallExpression({ callee, arguments: [id, values] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type !== 'Identifier' || !/^(say|sayWith|text|parts)$/.test(name.name)) return
      const ids = id && id.type !== 'SpreadElement' ? idsOf(id) : []
      if (ids.length === 0) return
      if (values === undefined) calls.push({ file, ids, given: [], isOpen: false })
      else if (values.type === 'ObjectExpression') calls.push({ file, ids, ...namesOf(values) })
    },
  }).visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program)
}

/** Returns the pattern of ids that a template makes, or null if it makes none. */
function patternOf({ quasis }: TemplateLiteral): RegExp | null {
  const parts = quasis.map(({ value }) => value.raw)
  if (parts.length < 2 || !/^[a-z_]+\.[a-z0-9_.]*$/.test(parts[0] ?? '')) return null
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[a-z0-9_.]+')}$`)
}

/** Returns the ids of a literal, or of both sides of a condition. */
function idsOf(expression: Expression): string[] {
  if (expression.type === 'ConditionalExpression')
    return [...idsOf(expression.consequent), ...idsOf(expression.alternate)]
  if (expression.type !== 'Literal' || typeof expression.value !== 'string') return []
  return Object.hasOwn(TEXTS, expression.value) ? [expression.value] : []
}

/** Returns the names of an object's fields. An open one has others from a spread. */
function namesOf({ properties }: ObjectExpression): Pick<Call, 'given' | 'isOpen'> {
  return {
    given: properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
    ),
    isOpen: properties.some(({ type }) => type === 'SpreadElement'),
  }
}
