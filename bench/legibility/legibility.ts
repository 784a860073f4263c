// Measures whether the legibility verdict is true, on drawn packs whose text has a known size and contrast: the truth
// is WCAG's contrast of the drawn colors, and letters of at least 5 minutes of arc on a tile of 16 mm. Prints precision
// and recall of both verdicts, and how often it is not sure.
// usage: npm run bench -- legibility [STEP] [--list]
import { type LegibilityVerdict, lineLegibility, normalizeText, similarityWithin } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import { drawPack } from './draw-pack.ts'
import { type DrawnPack, PACKS } from './packs.ts'

type Truth = 'pass' | 'fail'
type Row = { truth: Truth; verdict: LegibilityVerdict | 'not found'; pack: DrawnPack }

/** 5 minutes of arc at 30 cm, as a share of 16 mm. */
const MIN_X_HEIGHT = 0.436 / 16
const MIN_RATIO = 4.5

/** Every n-th pack, 1 for all. */
const STEP = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 1)

const truthOf = ({ xHeight, ratio }: DrawnPack): Truth =>
  xHeight >= MIN_X_HEIGHT && ratio >= MIN_RATIO ? 'pass' : 'fail'

const pool = createVisionPool({ threads: 2 })
const rows = await Promise.all(
  PACKS.filter((_, index) => index % STEP === 0).map(async (pack): Promise<Row> => {
    const { text } = await pool.analyze(await drawPack(pack))
    const wanted = normalizeText(pack.text)
    const line = text.lines.find((each) => similarityWithin(normalizeText(each.text ?? ''), wanted) >= 0.75)
    return { truth: truthOf(pack), verdict: line ? lineLegibility(line).verdict : 'not found', pack }
  }),
)
await pool.close()

for (const verdict of ['pass', 'fail'] as const) {
  const given = rows.filter((row) => row.verdict === verdict)
  const right = given.filter(({ truth }) => truth === verdict).length
  const all = rows.filter(({ truth }) => truth === verdict).length
  console.log(
    `${verdict}: precision ${percent(right, given.length)} of ${given.length}, recall ${percent(right, all)} of ${all}`,
  )
}
for (const verdict of ['not_sure', 'not found'] as const)
  console.log(
    `${verdict}: ${percent(rows.filter((row) => row.verdict === verdict).length, rows.length)} of ${rows.length}`,
  )
if (process.argv.includes('--list'))
  for (const { truth, verdict, pack } of rows)
    if (verdict !== truth)
      console.log(
        `${verdict} instead of ${truth}: “${pack.text}” ${pack.font}, ${pack.ink} on ${pack.ground}, contrast ${pack.ratio.toFixed(1)}, x-height ${(202 * pack.xHeight).toFixed(1)} px`,
      )

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`
}
