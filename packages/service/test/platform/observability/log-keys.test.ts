import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser'

const ROOT = join(import.meta.dirname, '../../../../..')
const LEVELS = new Set(['debug', 'info', 'warn', 'error', 'fatal'])
const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

it('every key of a log line is spelled in snake_case, as in the API', () => {
  const files = globSync('packages/*/src/**/*.ts', { cwd: ROOT })
  const keys = files.flatMap((file) => keysOf(file, readFileSync(join(ROOT, file), 'utf8')))
  assert.ok(keys.some(({ key }) => key === 'run_id'))
  assert.deepEqual(
    keys.filter(({ key }) => !KEY.test(key)),
    [],
  )
})

/** Returns the keys that a file gives to calls of `log.<level>` and to the fields of a request's line. */
function keysOf(file: string, source: string): { file: string; key: string }[] {
  const keys: { file: string; key: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [fields] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!LEVELS.has(callee.property.name) || !/^log$/.test(nameOf(callee.object))) return
      if (fields?.type !== 'ObjectExpression') return
      for (const property of fields.properties)
        if (property.type === 'Property' && !property.computed) keys.push({ file, key: keyOf(property.key) })
    },
    MemberExpression({ object, property }) {
      if (nameOf(object) !== 'logFields') return
      if (property.type === 'Literal') keys.push({ file, key: String(property.value) })
    },
  }).visit(parseSync(file, source).program)
  return keys
}

/** Returns the last name of `log`, `request.log` or `deps.log`. */
function nameOf(object: Expression | Node): string {
  if (object.type === 'Identifier') return object.name
  return object.type === 'MemberExpression' && object.property.type === 'Identifier'
    ? object.property.name
    : ''
}

const keyOf = (key: Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
