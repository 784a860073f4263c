// Measures asset types on the gallery images in training/asset-types/held-out.json: macro-F1, shares of right and
// accepted types, calibration error and F1 by type, for single images and listings. The shipped networks were
// trained on these sources too, so the figures only show effects of code changes. docs/learned/asset-types.md
// quotes training/asset-types/fit.py for unseen sources. Listings are the galleries of `kinds-2`. Those of `kinds`
// are simulated: each unique packshot of a source is a hero, joined by its most similar images. A second type is
// accepted if two independent labelers named it (labels/accepted-types.csv).
import { readFileSync } from 'node:fs'
import {
  assetTypesInListing,
  CLASSIFICATIONS,
  type Classification,
  certainty,
  classify,
  generalRubric,
  type ImageFacts,
  likenessOf,
} from '@endcap/scoring'
import { calibrationOf, f1ByType, macroF1 } from '../../packages/cli/src/evaluate/type-agreement.ts'
import { sharedFolder } from '../support.ts'
import { type Figure, type Part, type PartContext, percent } from './part.ts'
import { sharedBytes } from './shared-images.ts'

type Row = { name: string; label: Classification; source: string; listing: string }
type Labeled = Row & { facts: ImageFacts }
type Verdict = { name: string; label: Classification; guess: Classification }

/** Minimum cosine of two packshots in one listing. */
const ONE_LISTING = 0.6

export const types: Part = async (context) => {
  const images = await analyzeHeldOut(context)
  const alone = images.map((image) => ({ ...image, guess: classify(image.facts, 'carousel') }))
  const listed = [...Map.groupBy(images, ({ source, listing }) => `${source} ${listing}`).values()].flatMap(
    inListings,
  )
  const accepted = acceptedTypes()
  return {
    figures: [
      ...overall('single images', alone, { f1: 75, right: 80 }),
      ...overall('in listings', listed, { f1: 82, right: 82 }),
      acceptedShare('single images', alone, accepted),
      acceptedShare('in listings', listed, accepted),
      ...certaintyOf(alone),
      ...f1ByType(alone).map(({ type, count, f1 }) => ({ name: `${type}: F1 %`, value: 100 * f1, n: count })),
    ],
    failures: alone
      .filter(({ label, guess }) => label !== guess)
      .map(({ name, label, guess }) => ({
        name,
        reason: `${label}: ${guess}`,
        draw: () => sharedBytes(name),
      })),
  }
}

async function analyzeHeldOut({ analyzer, sample }: PartContext): Promise<Labeled[]> {
  const sources = new Set(
    JSON.parse(
      readFileSync(new URL('../../training/asset-types/held-out.json', import.meta.url), 'utf8'),
    ) as string[],
  )
  const rows = (['kinds', 'kinds-2'] as const).flatMap(readLabels).filter(({ source }) => sources.has(source))
  return Promise.all(
    sample(rows).map(async (row) => ({ ...row, facts: await analyzer.analyzeShared(row.name) })),
  )
}

/** Reads a set's labels, with listing images in order. */
function readLabels(set: 'kinds' | 'kinds-2'): Row[] {
  const [header = '', ...lines] = readFileSync(new URL('labels.csv', sharedFolder(set)), 'utf8')
    .trim()
    .split('\n')
  const columns = header.trim().split(',')
  return lines.flatMap((line) => {
    const cells = line.trim().split(',')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const label = CLASSIFICATIONS.find((type) => type === cell('label'))
    return label ? [{ name: cell('file'), label, source: cell('source'), listing: cell('listing') }] : []
  })
}

/** Returns the accepted second type by image. */
function acceptedTypes(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(new URL('labels/accepted-types.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(lines.map((line): [string, string] => [line.split(',')[0] ?? '', line.split(',')[1] ?? '']))
}

/** Returns the share of accepted types among images with a second opinion. */
function acceptedShare(
  title: string,
  verdicts: readonly Verdict[],
  accepted: ReadonlyMap<string, string>,
): Figure {
  const judged = verdicts.filter(({ name }) => accepted.has(name))
  const right = judged.filter(({ name, label, guess }) => guess === label || guess === accepted.get(name))
  return {
    name: `${title}: accepted %`,
    value: percent(right.length, judged.length),
    n: judged.length,
    wanted: { atLeast: 90 },
  }
}

function inListings(own: readonly Labeled[]): Verdict[] {
  const listings: Labeled[][] = []
  if (own[0]?.listing) return typedInListing(own)
  const likeness = (image: Labeled, [hero]: Labeled[]) => (hero ? likenessOf(image.facts, hero.facts) : -1)
  for (const image of own)
    if (image.label === 'Packshot' && listings.every((listing) => likeness(image, listing) < ONE_LISTING))
      listings.push([image])
  if (listings.length === 0) listings.push(own.slice(0, 1))
  for (const image of own) {
    if (listings.some(([hero]) => hero === image)) continue
    listings.toSorted((one, other) => likeness(image, other) - likeness(image, one))[0]?.push(image)
  }
  return listings.flatMap(typedInListing)
}

function typedInListing(listing: readonly Labeled[]): Verdict[] {
  const typed = listing.map(({ facts }, at) => ({
    facts,
    classification: classify(facts, at === 0 ? 'hero' : 'carousel'),
  }))
  const guesses = assetTypesInListing(typed, generalRubric.listing)
  return listing.map(({ name, label }, at) => ({ name, label, guess: guesses[at] ?? 'Other' }))
}

function overall(
  title: string,
  verdicts: readonly Verdict[],
  wanted: { f1: number; right: number },
): Figure[] {
  const n = verdicts.length
  const right = verdicts.filter(({ label, guess }) => label === guess).length
  return [
    { name: `${title}: macro-F1 %`, value: 100 * macroF1(verdicts), n, wanted: { atLeast: wanted.f1 } },
    { name: `${title}: right %`, value: percent(right, n), n, wanted: { atLeast: wanted.right } },
  ]
}

function certaintyOf(alone: readonly (Labeled & Verdict)[]): Figure[] {
  const { error, sure, sureAndRight } = calibrationOf(
    alone.map((image) => ({ ...image, certain: certainty(image.facts, 'carousel') })),
  )
  return [
    { name: 'expected calibration error %', value: 100 * error, n: alone.length },
    { name: 'sure of the type %', value: percent(sure, alone.length), n: alone.length },
    { name: 'right where sure %', value: percent(sureAndRight, sure), n: sure },
  ]
}
