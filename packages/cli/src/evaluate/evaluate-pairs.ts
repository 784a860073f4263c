import { generalRubric, type ImageFacts, likenessOf, showTheSame } from '@endcap/scoring'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { analyzeTable, readTable } from './analyze-table.ts'
import { areaUnderCurve, type Figure, round, shareOf } from './figures.ts'
import { PUBLIC_PAIRS } from './public-figures.ts'

/** The things that two images may have in common. */
const SAME = ['picture', 'product', 'nothing'] as const
type Same = (typeof SAME)[number]
type Pair = { image: string; other: string; same: Same; likeness: number; isRepeat: boolean }

/** Share of pairs of one product that may be taken for two products. */
const FALSE_ALARMS = 0.02

/**
 * Compares the likeness of images with a person's judgment. The table has the columns image, other, and same: `picture`
 * for two copies of one picture, `product` for two pictures of one product, `nothing` for two products.
 */
export async function evaluatePairs(csv: string, folder: string): Promise<Figure[]> {
  const rows = readTable(csv).map((row, index) => {
    const { image = '', other = '', same: name } = row
    const same = SAME.find((each) => each === name?.toLowerCase())
    if (image === '' || other === '' || !same)
      throw new UsageError(
        say('cli.evaluate.wrong_pair', { file: csv, row: index + 1, values: SAME.join(', ') }),
      )
    return { image, other, same }
  })
  const facts = await analyzeTable(
    folder,
    rows.flatMap(({ image, other }) => [image, other]),
  )
  const pairs = rows.flatMap((row): Pair[] => {
    const [one, other] = [facts.get(row.image), facts.get(row.other)]
    return one && other ? [{ ...row, ...compare(one, other) }] : []
  })
  if (pairs.length === 0) throw new UsageError(say('cli.evaluate.no_pairs'))
  return figuresOf(pairs)
}

const compare = (one: ImageFacts, other: ImageFacts): Pick<Pair, 'likeness' | 'isRepeat'> => ({
  likeness: likenessOf(one, other),
  isRepeat: showTheSame(one, other, generalRubric.listing),
})

function figuresOf(pairs: readonly Pair[]): Figure[] {
  const of = (wanted: Same) => pairs.filter(({ same }) => same === wanted)
  const [copies, products, strangers] = SAME.map(of) as [Pair[], Pair[], Pair[]]
  const own = products.map(({ likeness }) => likeness).toSorted((one, other) => one - other)
  const foreign = strangers.map(({ likeness }) => likeness)
  const area = areaUnderCurve(own, foreign)
  const limit = own[Math.floor(FALSE_ALARMS * own.length)] ?? -1
  const repeats = (some: readonly Pair[]) => some.filter(({ isRepeat }) => isRepeat).length
  return [
    { figure: say('cli.evaluate.pairs'), yours: pairs.length, public_sets: PUBLIC_PAIRS.pairs },
    {
      figure: say('cli.evaluate.auc'),
      yours: area === null ? null : round(area),
      public_sets: PUBLIC_PAIRS.auc,
    },
    {
      figure: say('cli.evaluate.found'),
      yours: own.length === 0 ? null : shareOf(foreign.filter((each) => each < limit).length, foreign.length),
      public_sets: PUBLIC_PAIRS.found,
    },
    {
      figure: say('cli.evaluate.copies_found'),
      yours: shareOf(repeats(copies), copies.length),
      public_sets: PUBLIC_PAIRS.copiesFound,
    },
    {
      figure: say('cli.evaluate.taken_for_copies'),
      yours: shareOf(repeats([...products, ...strangers]), products.length + strangers.length),
      public_sets: PUBLIC_PAIRS.takenForCopies,
    },
  ]
}
