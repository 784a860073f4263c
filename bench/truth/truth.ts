// Measures whether scores and reasons are true: reasons against labels by eye, strict degradations, advice,
// changes that must not pay, asset types, and names. Prints each figure with the last saved one.
// usage: npm run bench -- truth [--only part,part] [--sample n] [--list] [--sheet folder] [--save]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptance } from './acceptance.ts'
import { diagnosis } from './diagnosis.ts'
import { createAnalyzer } from './facts.ts'
import { gains } from './gains.ts'
import { games } from './games.ts'
import { inversions } from './inversions.ts'
import { mos } from './mos.ts'
import { names } from './names.ts'
import type { Failure, Figure, Part } from './part.ts'
import { reasons } from './reasons.ts'
import { drawSheet, SHEET_CELLS } from './sheet.ts'
import { spread } from './spread.ts'
import { types } from './types.ts'

const PARTS: Record<string, Part> = {
  reasons,
  inversions,
  diagnosis,
  games,
  gains,
  spread,
  mos,
  types,
  names,
  acceptance,
}
/** Figures of the last `--save`, by part and name. */
const SAVED = new URL('figures.json', import.meta.url)
type Saved = Record<string, Record<string, { value: number; n: number }>>

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    save: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    sheet: { type: 'string' },
  },
})
const only = options.only?.split(',')
const unknown = only?.find((name) => !PARTS[name])
if (unknown) throw new Error(`There is no part ${unknown}. Use ${Object.keys(PARTS).join(', ')}.`)

const saved: Saved = existsSync(SAVED) ? (JSON.parse(readFileSync(SAVED, 'utf8')) as Saved) : {}
const analyzer = await createAnalyzer()
for (const [name, part] of Object.entries(PARTS)) {
  if (only && !only.includes(name)) continue
  const { figures, failures } = await part({ analyzer, sample })
  print(name, figures)
  if (options.save)
    saved[name] = Object.fromEntries(
      figures.map((one) => [one.name, { value: rounded(one.value), n: one.n }]),
    )
  if (options.list) for (const failure of failures) console.log(`  ${failure.name}: ${failure.reason}`)
  if (options.sheet) await writeSheets(options.sheet, name, failures)
}
await analyzer.close()
console.log(`\n${analyzer.analyzed()} images analyzed, the others were cached`)
if (options.save) writeFileSync(SAVED, `${JSON.stringify(saved, null, 2)}\n`)

function print(part: string, figures: readonly Figure[]): void {
  const row = (name: string, cells: readonly string[], mark = '') =>
    console.log(`${name.padEnd(52)}${cells.map((cell) => cell.padStart(8)).join(' ')} ${mark}`)
  console.log('')
  row(part, ['today', 'n', 'wanted', 'saved', 'n'])
  for (const { name, value, n, wanted } of figures) {
    const before = saved[part]?.[name]
    const bound = !wanted ? '' : 'atMost' in wanted ? `≤ ${wanted.atMost}` : `≥ ${wanted.atLeast}`
    const isMissed = wanted && n > 0 && ('atMost' in wanted ? value > wanted.atMost : value < wanted.atLeast)
    const today = n > 0 ? rounded(value).toFixed(1) : '–'
    const then = before ? [before.value.toFixed(1), String(before.n)] : ['', '']
    row(name, [today, String(n), bound, ...then], isMissed ? '!' : '')
  }
}

/** Writes contact sheets of misses, with name and reason. */
async function writeSheets(folder: string, part: string, failures: readonly Failure[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (let start = 0; start < failures.length; start += SHEET_CELLS) {
    const cells = await Promise.all(
      failures.slice(start, start + SHEET_CELLS).map(async ({ name, reason, draw }) => ({
        image: await draw(),
        caption: [name, reason],
      })),
    )
    writeFileSync(join(folder, `${part}-${1 + start / SHEET_CELLS}.png`), await drawSheet(cells))
  }
}

/** Samples as many items as `--sample`, evenly spaced. */
function sample<Item>(items: readonly Item[]): Item[] {
  const count = Math.min(items.length, Number(options.sample ?? items.length))
  return items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  )
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}
