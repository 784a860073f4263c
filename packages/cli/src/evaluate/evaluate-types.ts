import {
  CLASSIFICATIONS,
  type Classification,
  certainty,
  classify,
  generalRubric,
  type ImageFacts,
  typesInListing,
} from '@endcap/scoring'
import { say } from '../terminal/say.ts'
import { UsageError } from '../terminal/usage-error.ts'
import { analyzeTable, readTable } from './analyze-table.ts'
import { type Figure, round, shareOf } from './figures.ts'
import { PUBLIC_TYPES } from './public-figures.ts'
import { calibrationOf, macroF1, type TypeVerdict } from './type-agreement.ts'

type Row = {
  image: string
  label: Classification
  /** All types that count as right. */
  accepted: readonly Classification[]
  source: string
  listing: string
}
type Judged = Row & { facts: ImageFacts }
type Verdict = Row & TypeVerdict

/** Number of images from which a source is compared with others. */
const MIN_OF_SOURCE = 5

/**
 * Compares asset types with a person's. The table has the columns image and label, and optionally accept (further types
 * that count as right, separated by |), source, and listing (its images in their order, the main image first).
 */
export async function evaluateTypes(csv: string, folder: string): Promise<Figure[]> {
  const rows = readTable(csv).map((row, index) => readRow(csv, row, index))
  const facts = await analyzeTable(
    folder,
    rows.map(({ image }) => image),
  )
  const judged = rows.flatMap((row): Judged[] => {
    const found = facts.get(row.image)
    return found ? [{ ...row, facts: found }] : []
  })
  if (judged.length === 0) throw new UsageError(say('cli.evaluate.no_images'))
  const alone = judged.map((row) => ({
    ...row,
    guess: classify(row.facts, 'carousel'),
    certain: certainty(row.facts, 'carousel'),
  }))
  const { error, sure, sureAndRight } = calibrationOf(alone)
  const worst = worstSource(alone)
  return [
    { figure: say('cli.evaluate.images'), yours: alone.length, public_sets: PUBLIC_TYPES.images },
    ...agreement('alone', alone, PUBLIC_TYPES.alone),
    ...inListings(judged),
    {
      figure: say('cli.evaluate.calibration_error'),
      yours: round(error),
      public_sets: PUBLIC_TYPES.calibrationError,
    },
    { figure: say('cli.evaluate.sure'), yours: shareOf(sure, alone.length), public_sets: PUBLIC_TYPES.sure },
    {
      figure: say('cli.evaluate.right_where_sure'),
      yours: shareOf(sureAndRight, sure),
      public_sets: PUBLIC_TYPES.rightWhereSure,
    },
    {
      figure: say('cli.evaluate.right_in_worst_source'),
      yours: worst?.right ?? null,
      public_sets: PUBLIC_TYPES.worstSource,
    },
    { figure: say('cli.evaluate.worst_source'), yours: worst?.source ?? null, public_sets: null },
  ]
}

function readRow(csv: string, row: Record<string, string>, index: number): Row {
  const typeOf = (name: string): Classification => {
    const type = CLASSIFICATIONS.find((each) => each.toLowerCase() === name.trim().toLowerCase())
    if (!type)
      throw new UsageError(
        say('cli.evaluate.wrong_type', {
          file: csv,
          row: index + 1,
          name,
          types: CLASSIFICATIONS.join(', '),
        }),
      )
    return type
  }
  const { image = '', label: name = '', accept = '', source = '', listing = '' } = row
  if (image === '') throw new UsageError(say('cli.evaluate.wrong_label', { file: csv, row: index + 1 }))
  const label = typeOf(name)
  const others = accept.split('|').filter((each) => each.trim() !== '')
  return { image, label, accepted: [label, ...others.map(typeOf)], source, listing }
}

function agreement(
  where: 'alone' | 'in_listings',
  verdicts: readonly Verdict[],
  known: typeof PUBLIC_TYPES.alone,
): Figure[] {
  const share = (isRight: (verdict: Verdict) => boolean) =>
    shareOf(verdicts.filter(isRight).length, verdicts.length)
  return [
    {
      figure: say(`cli.evaluate.macro_f1_${where}`),
      yours: round(macroF1(verdicts)),
      public_sets: known.macroF1,
    },
    {
      figure: say(`cli.evaluate.right_${where}`),
      yours: share(({ label, guess }) => label === guess),
      public_sets: known.right,
    },
    {
      figure: say(`cli.evaluate.accepted_${where}`),
      yours: share(({ accepted, guess }) => accepted.includes(guess)),
      public_sets: known.accepted,
    },
  ]
}

/** Judges the rows with a listing by their place in it. Returns no figures if there are none. */
function inListings(rows: readonly Judged[]): Figure[] {
  const listings = Map.groupBy(
    rows.filter(({ listing }) => listing !== ''),
    ({ source, listing }) => `${source}\n${listing}`,
  )
  const verdicts = [...listings.values()].flatMap((listing) => {
    const images = listing.map(({ facts }, at) => ({
      facts,
      classification: classify(facts, at === 0 ? 'hero' : 'carousel'),
    }))
    const found = typesInListing(images, generalRubric.listing)
    return listing.map((row, at) => ({
      ...row,
      guess: found[at]?.type ?? 'Other',
      certain: found[at]?.certainty ?? 0,
    }))
  })
  return verdicts.length === 0 ? [] : agreement('in_listings', verdicts, PUBLIC_TYPES.inListings)
}

function worstSource(verdicts: readonly Verdict[]): { source: string; right: number } | null {
  const sources = [...Map.groupBy(verdicts, ({ source }) => source)].flatMap(([source, own]) => {
    const right = shareOf(own.filter(({ label, guess }) => label === guess).length, own.length)
    return source !== '' && own.length >= MIN_OF_SOURCE && right !== null ? [{ source, right }] : []
  })
  return sources.toSorted((one, other) => one.right - other.right)[0] ?? null
}
