// Writes the paths of measured facts into docs/custom-factors.md. With --check, fails if out of date.
// usage: npm run docs [-- --check]
import { readFileSync } from 'node:fs'
import { BUILT_IN_FACTS } from '@endcap/scoring'
import { withParts } from './parts.ts'
import { writeOrCheck } from './write-or-check.ts'

const FILE = new URL('../../docs/custom-factors.md', import.meta.url)

const pathsOf = (kind: 'number' | 'flag'): string =>
  Object.entries(BUILT_IN_FACTS)
    .flatMap(([path, each]) => (each === kind ? [`\`${path}\``] : []))
    .join(', ')

const facts = `Numbers: ${pathsOf('number')}.\n\nFlags: ${pathsOf('flag')}.`
writeOrCheck(FILE, withParts(readFileSync(FILE, 'utf8'), { 'measured-facts': facts }))
