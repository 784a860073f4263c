// Checks docs/conformance.md: every test id exists once, and every statement of the specification (if available)
// has a row. With --write, adds missing rows and regenerates the index of tests.
// usage: node scripts/conformance.ts [--write]
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../docs/conformance.md', import.meta.url)
const PACKAGES = new URL('../packages/', import.meta.url)
/** Present on development machines. */
const SPECIFICATION = new URL('../../shared/spec.md', import.meta.url)
const UNFILLED = 'TODO'
const INDEX_HEADING = '# Index of tests'
/** Replaces test ids of untestable statements. */
const REASON = /^(Not testable|Explains|Later): .+/
const TEST_ID = /^[A-Z]+-\d+$/

type Row = { statement: string; shownBy: string }
type Section = { title: string; rows: Row[] }
type TestTitle = { id: string; title: string; file: string }

const tests = findTests()
const current = readFileSync(FILE, 'utf8')
const [table = ''] = current.split(`${INDEX_HEADING}\n`)
const [prose = '', ...parts] = table.split(/^## /m)
const sections = parts.map(readSection)
const problems: string[] = []

for (const { title, rows } of sections) {
  for (const { statement, shownBy } of rows) {
    const problem = problemOf(shownBy)
    if (problem !== null) problems.push(`${title}: "${statement.slice(0, 80)}": ${problem}`)
  }
}
for (const [index, { id, file }] of tests.entries())
  if (tests.findIndex((test) => test.id === id) < index)
    problems.push(`${file}: the id ${id} is already in use`)

const written = existsSync(SPECIFICATION)
  ? compareWithSpecification(readFileSync(SPECIFICATION, 'utf8'))
  : prose + sections.map(renderSection).join('\n')
if (!existsSync(SPECIFICATION))
  console.log('The specification is not available: did not check that every statement has a row')
const document = `${written}\n${renderIndex()}`
if (process.argv.includes('--write')) writeFileSync(FILE, document)
else if (document !== current)
  problems.push('docs/conformance.md is out of date: run node scripts/conformance.ts --write')

for (const problem of problems) console.error(problem)
const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
console.log(`${count} statements, ${tests.length} test ids, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Finds test titles and table rows with an id such as `[PDP-12]`. */
function findTests(): TestTitle[] {
  return globSync('*/test/**/*.test.ts', { cwd: PACKAGES.pathname })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(new URL(file, PACKAGES), 'utf8').matchAll(/(['"`])\[([A-Z]+-\d+)\] (.+?)\1/g)].map(
        ([, , id = '', title = '']) => ({ id, title, file }),
      ),
    )
}

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

/** Returns the fault of a cell such as `PDP-1, PDP-2`, or null. */
function problemOf(shownBy: string): string | null {
  if (REASON.test(shownBy)) return null
  for (const id of shownBy.split(', ')) {
    if (!TEST_ID.test(id)) return `"${id}" is not a test id`
    if (!tests.some((test) => test.id === id)) return `no test has the id ${id}`
  }
  return null
}

function renderSection({ title, rows }: Section): string {
  const lines = rows.map(({ statement, shownBy }) => `| ${statement} | ${shownBy} |`)
  return `## ${title}\n\n| Specification | Shown by |\n|---|---|\n${lines.join('\n')}\n`
}

function renderIndex(): string {
  const lines = tests
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
    .map(({ id, title, file }) => `| ${id} | ${title.replaceAll('|', '\\|')} | \`${file}\` |`)
  return `${INDEX_HEADING}\n\n| Id | Test | File below \`packages/\` |\n|---|---|---|\n${lines.join('\n')}\n`
}

/** Reports different statements. Returns the document with a row for each. */
function compareWithSpecification(specification: string): string {
  const wanted = statementsOf(specification)
  const keyed = (all: { title: string; rows: string[] }[]) =>
    new Set(all.flatMap(({ title, rows }) => rows.map((row) => `${title}: ${row}`)))
  const inDocument = keyed(
    sections.map(({ title, rows }) => ({ title, rows: rows.map(({ statement }) => statement) })),
  )
  const inSpecification = keyed(wanted)
  for (const each of inSpecification) if (!inDocument.has(each)) problems.push(`the document lacks "${each}"`)
  for (const each of inDocument)
    if (!inSpecification.has(each)) problems.push(`the specification does not contain "${each}"`)
  const shownBy = (title: string, statement: string): string =>
    sections.find((section) => section.title === title)?.rows.find((row) => row.statement === statement)
      ?.shownBy ?? UNFILLED
  const complete = wanted.map(({ title, rows }) => ({
    title,
    rows: rows.map((statement) => ({ statement, shownBy: shownBy(title, statement) })),
  }))
  return prose + complete.map(renderSection).join('\n')
}

/** Returns table rows and sentences by heading. */
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
