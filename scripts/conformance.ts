// Keeps docs/conformance.md true: every test that it names exists, and where the specification is at
// hand, every statement of it has its row. With --write, missing rows are added for somebody to fill.
// usage: npm run check:conformance [-- --write]
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../docs/conformance.md', import.meta.url)
const TESTS = new URL('../packages/', import.meta.url)
/** Present where Endcap is developed and tested, and nowhere else. */
const SPECIFICATION = new URL('../../shared/spec.md', import.meta.url)
const UNFILLED = 'TODO'
/** Instead of a test: what cannot be shown, and what is not there yet. */
const REASON = /^(Not testable|Explains|Later): .+/

type Row = { statement: string; shownBy: string }
type Section = { title: string; rows: Row[] }

const current = readFileSync(FILE, 'utf8')
const [prose = '', ...parts] = current.split(/^## /m)
const sections = parts.map(readSection)
const problems: string[] = []

for (const { title, rows } of sections) {
  for (const { statement, shownBy } of rows) {
    const problem = problemOf(shownBy)
    if (problem !== null) problems.push(`${title}: "${statement.slice(0, 80)}": ${problem}`)
  }
}
if (existsSync(SPECIFICATION)) compareWithSpecification(readFileSync(SPECIFICATION, 'utf8'))
else console.log('the specification is not here: whether every statement has a row was not checked')

for (const problem of problems) console.error(problem)
const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
console.log(`${count} statements, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

function readSection(text: string): Section {
  const [title = '', ...lines] = text.split('\n')
  const rows = lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Specification |'))
    .map((line) => {
      const [statement = '', shownBy = ''] = line.slice(2, -2).split(' | ')
      return { statement, shownBy }
    })
  return { title, rows }
}

/** `service/pdps/errors: "an id of 513 characters", "an empty id"; …`: each file has each text. */
function problemOf(shownBy: string): string | null {
  if (REASON.test(shownBy)) return null
  const references = shownBy.split('; ')
  for (const reference of references) {
    const [, file = '', titles = ''] = /^([\w./-]+): (".+")$/.exec(reference) ?? []
    if (file === '') return `"${reference}" names no test`
    const [workspace = '', ...path] = file.split('/')
    const url = new URL(`${workspace}/test/${path.join('/')}.test.ts`, TESTS)
    if (!existsSync(url)) return `there is no ${url.pathname}`
    const texts = textsOf(readFileSync(url, 'utf8'))
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
      if (!texts.some((text) => text.includes(title))) return `${file} has no test "${title}"`
  }
  return null
}

/** The texts in a test's source that may be titles of tests, or rows of their tables; comments are none. */
function textsOf(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)"/g)])
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
}

function compareWithSpecification(specification: string): void {
  const wanted = statementsOf(specification)
  const keyed = (all: { title: string; rows: string[] }[]) =>
    new Set(all.flatMap(({ title, rows }) => rows.map((row) => `${title}: ${row}`)))
  const inDocument = keyed(
    sections.map(({ title, rows }) => ({ title, rows: rows.map(({ statement }) => statement) })),
  )
  const inSpecification = keyed(wanted)
  for (const each of inSpecification) if (!inDocument.has(each)) problems.push(`the document lacks "${each}"`)
  for (const each of inDocument)
    if (!inSpecification.has(each)) problems.push(`the specification does not say "${each}"`)
  if (!process.argv.includes('--write')) return
  const shownBy = (title: string, statement: string): string =>
    sections.find((section) => section.title === title)?.rows.find((row) => row.statement === statement)
      ?.shownBy ?? UNFILLED
  const written = wanted.map(
    ({ title, rows }) =>
      `## ${title}\n\n| Specification | Shown by |\n|---|---|\n${rows.map((statement) => `| ${statement} | ${shownBy(title, statement)} |`).join('\n')}\n`,
  )
  writeFileSync(FILE, prose + written.join('\n'))
}

/** Table rows and sentences, by heading. */
function statementsOf(specification: string): { title: string; rows: string[] }[] {
  const found: { title: string; rows: string[] }[] = []
  let isHeader = true
  for (const line of specification.split('\n')) {
    const heading = /^#{1,3} (.+)$/.exec(line)?.[1]
    if (heading !== undefined) found.push({ title: heading, rows: [] })
    else if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      if (/^[-\s|]+$/.test(line.slice(1))) isHeader = false
      else if (!isHeader) found.at(-1)?.rows.push(cells.join(' · '))
    } else {
      isHeader = true
      const text = line.replace(/^\s*(?:-|\d+\.)\s+/, '').trim()
      if (text !== '') found.at(-1)?.rows.push(...text.split(/(?<=\.)\s+(?=[A-Z`])/))
    }
  }
  return found
    .map(({ title, rows }) => ({ title, rows: [...new Set(rows.map((row) => row.replaceAll('|', '\\|')))] }))
    .filter(({ rows }) => rows.length > 0)
}
