// Writes the table of concepts of CONTRIBUTING.md from scripts/concepts, whose fakes a slow test adds. With --check,
// fails if it is out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import type { Concept } from '../concepts/concept.ts'
import { CONCEPTS } from '../concepts/concepts.ts'
import { withParts } from './parts.ts'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../CONTRIBUTING.md', import.meta.url)

const code = (path: string): string => `\`${path.replaceAll('fake', '<name>')}\``

const row = ({ name, adds, changes, texts, note }: Concept): string => {
  const cells = [
    name,
    adds.map(({ path }) => code(path)).join(', '),
    [
      ...changes.map(({ path, what }) => `${code(path)}: ${what}`),
      ...(texts ? ['`packages/words/*.json`: its texts'] : []),
    ].join('<br>'),
    note ?? '',
  ]
  return `| ${cells.map((cell) => cell || '–').join(' | ')} |`
}

const concepts = ['| Add | New files | Files to change | Also |', '|---|---|---|---|', ...CONCEPTS.map(row)]
writeOrCheck(FILE, withParts(readFileSync(FILE, 'utf8'), { concepts: concepts.join('\n') }))
