// Checks the language of the repository against STYLE.md and docs/glossary.md. Fails when
// - more than 0.1 % of the comments open with an elliptical phrase,
// - a comment, test title or document contains a term that the glossary bans (in backticks there), or British spelling,
// - the packages have more than 75 words of comment in 100 lines,
// - the title of a test begins with a verb that only the title of its suite gives a subject,
// - an exported function has no doc comment.
// usage: node scripts/prose.ts [--list] [PATH…]
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Program, parseSync } from 'oxc-parser'

const MAX_ELLIPTICAL_SHARE = 0.001
const OPENINGS =
  /^(?:What|Who|Whom|Whose|Whoever|Whatever|Whether|Where|Wherever|That|Of|Those|As|Else|Not|Only|Said|Told|Beside)\b(?!-)/
/** Words of comment in 100 lines of packages that are not blank. */
const MAX_COMMENT_WORDS = 75
const BRITISH =
  /\b(?:colours?|coloured|behaviours?|favourites?|neighbours?|honour|(?:normal|organ|recogn|optim|serial|summar|categor|initial|author|custom|minim|maxim|standard|penal|synchron)is(?:e|es|ed|ing|ation)|analys(?:e|ed|ing)|catalogues?|centres?|centred|grey|licence|labelled|modelled|travelled|learnt|whilst|artefacts?)\b/i
/** Titles that need the title of their suite to have a subject. */
const WITHOUT_SUBJECT =
  /^(?:\[[A-Z]+-\d+\] )?(?:is|are|was|were|has|have|does|do|can|cannot|may|must|stays?|keeps?|gets?|returns?|refuses?|rejects?|accepts?|fails?|reports?)\s/
/** Documents that quote banned terms or the specification. */
const QUOTING = new Set(['STYLE.md', 'docs/glossary.md', 'docs/conformance.md'])
/** Names of the field's data and of licenses, which are spelled as they are. */
const QUOTED_SPELLING = /other-colour-first|packshot-coloured|, colour$/
const TITLED = /\b(?:it|test|describe|describeOnBothStores)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

type Problem = { place: string; problem: string }
type Comment = { line: number; text: string; isElliptical: boolean }

const banned = readBannedTerms()
const [paths, flags] = partition(process.argv.slice(2), (argument) => !argument.startsWith('--'))
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
  {
    encoding: 'utf8',
  },
).split('\n')
const problems: Problem[] = []
const elliptical: Problem[] = []
let commentCount = 0
const density = { words: 0, lines: 0 }

for (const file of files) {
  if (/\.tsx?$/.test(file)) checkSource(file)
  else if (file.endsWith('.md') && !QUOTING.has(file)) checkTerms(file, linesOf(readFileSync(file, 'utf8')))
}

const share = elliptical.length / Math.max(1, commentCount)
if (share > MAX_ELLIPTICAL_SHARE || flags.includes('--list'))
  for (const { place, problem } of elliptical) console.error(`${place}: ${problem}`)
for (const { place, problem } of problems) console.error(`${place}: ${problem}`)
console.log(
  `${commentCount} comments, ${elliptical.length} elliptical (${(100 * share).toFixed(1)} %), ${problems.length} other problems`,
)
const perHundred = (100 * density.words) / Math.max(1, density.lines)
console.log(`${perHundred.toFixed(1)} words of comment in 100 lines of the packages`)
process.exitCode =
  share > MAX_ELLIPTICAL_SHARE ||
  problems.length > 0 ||
  (paths.length === 0 && perHundred > MAX_COMMENT_WORDS)
    ? 1
    : 0

function checkSource(file: string): void {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  const lineAt = lineCounter(source)
  const blocks = joinLineComments(comments, source).map(({ start, text }) => ({
    line: lineAt(start),
    text,
    isElliptical: OPENINGS.test(text),
  }))
  commentCount += blocks.length
  if (/^packages\/[^/]+\/src\//.test(file)) {
    density.words += comments.flatMap(({ value }) => value.match(/\S*\w\S*/g) ?? []).length
    density.lines += source.split('\n').filter((line) => line.trim() !== '').length
  }
  for (const block of blocks) {
    if (block.isElliptical)
      elliptical.push({ place: `${file}:${block.line}`, problem: block.text.slice(0, 90) })
  }
  const titles = file.endsWith('.test.ts')
    ? [...source.matchAll(TITLED)].map((match) => ({ line: lineAt(match.index), text: match[2] ?? '' }))
    : []
  checkTerms(file, [...blocks, ...titles])
  for (const { line, text } of titles)
    if (WITHOUT_SUBJECT.test(text))
      problems.push({ place: `${file}:${line}`, problem: `"${text}" has no subject` })
  if (/^packages\/[^/]+\/src\//.test(file)) checkDocComments(file, program, comments, { source, lineAt })
}

function checkTerms(file: string, texts: readonly Pick<Comment, 'line' | 'text'>[]): void {
  for (const { line, text } of texts) {
    const words = text.replaceAll(/`[^`]*`/g, '')
    const term = banned.exec(words)?.[0]
    if (term !== undefined)
      problems.push({ place: `${file}:${line}`, problem: `"${term}" is not a term of docs/glossary.md` })
    const british = QUOTED_SPELLING.test(text) ? undefined : BRITISH.exec(words)?.[0]
    if (british !== undefined)
      problems.push({ place: `${file}:${line}`, problem: `"${british}" is British spelling` })
  }
}

function checkDocComments(
  file: string,
  program: Program,
  comments: readonly { type: string; value: string; end: number }[],
  { source, lineAt }: { source: string; lineAt: (offset: number) => number },
): void {
  let documented = ''
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue
    const { declaration } = statement
    const name =
      declaration.type === 'FunctionDeclaration' || declaration.type === 'TSDeclareFunction'
        ? declaration.id?.name
        : declaration.type === 'VariableDeclaration'
          ? declaration.declarations.find(({ init }) => init?.type === 'ArrowFunctionExpression')?.id
          : undefined
    if (name === undefined) continue
    const label = typeof name === 'string' ? name : 'name' in name ? name.name : ''
    const hasComment = comments.some(
      ({ type, value, end }) =>
        type === 'Block' &&
        value.startsWith('*') &&
        end <= statement.start &&
        source.slice(end, statement.start).trim() === '',
    )
    // Overloads share one doc comment.
    if (!hasComment && label !== documented)
      problems.push({ place: `${file}:${lineAt(statement.start)}`, problem: `${label} has no doc comment` })
    documented = label
  }
}

/** Joins consecutive line comments and strips block markers. */
function joinLineComments(
  comments: readonly { type: string; value: string; start: number; end: number }[],
  source: string,
): { start: number; text: string }[] {
  const joined: { start: number; end: number; isLine: boolean; text: string }[] = []
  for (const { type, value, start, end } of comments) {
    const isLine = type === 'Line'
    const text = value.replaceAll(/^\s*\*+ ?/gm, '').trim()
    const last = joined.at(-1)
    if (last?.isLine && isLine && /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${text}`
      last.end = end
    } else joined.push({ start, end, isLine, text })
  }
  return joined
}

/** Reads backticked terms in the last column of the glossary's tables. */
function readBannedTerms(): RegExp {
  const rows = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8').split('\n')
  const terms = rows
    .filter((row) => row.startsWith('| '))
    .flatMap((row) =>
      [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, term = '']) => term),
    )
  return new RegExp(`\\b(?:${terms.join('|')})\\b`, 'i')
}

function linesOf(text: string): { line: number; text: string }[] {
  return text.split('\n').map((each, index) => ({ line: index + 1, text: each }))
}

function lineCounter(source: string): (offset: number) => number {
  return (offset) => source.slice(0, offset).split('\n').length
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
