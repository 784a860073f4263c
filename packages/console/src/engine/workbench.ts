import type { ComposerImage, PdpComposer, Renditions } from '@endcap/client'
import {
  assetTypesInListing,
  type BreakdownStep,
  bestListing,
  breakDown,
  type Candidate,
  type Classification,
  type Composition,
  checkMainImageRules,
  createCandidate,
  createListingScorer,
  FIXES,
  type ImageFacts,
  type ImageRole,
  type ListingScorer,
  listingImages,
  MAX_CANDIDATES,
  type MainImageRules,
  mayBeMain,
  missingImages,
  type Rubric,
  type RuleName,
} from '@endcap/scoring'
import { inLanguage } from '@endcap/words/worded'
import { writer } from '../words/say.ts'
import { acceptsPiece, type Judge, type JudgedComposition, judgeComposition, judgesOf } from './acceptance.ts'

/** An available image for the composition. */
export type Piece = {
  /** Id of the image or upload. */
  key: string
  origin: 'listing' | 'spark' | 'upload'
  /** True if Spark made more of it than a crop or a white ground. */
  isGenerated: boolean
  /** Displayed name: its content or file name. */
  name: string
  renditions: Renditions
  width: number
  height: number
  filename: string
  candidate: Candidate
}

/** A listing's pieces and rules. Scores here equal the service's. */
export type Workbench = {
  data: PdpComposer
  scorer: ListingScorer
  pieces: Map<string, Piece>
  /** Targets that judge the listing. */
  judges: Judge[]
  /** Keys of the stored listing, main image first. */
  given: readonly string[]
}

/** A composition with all that the page shows of it. */
export type Composed = {
  keys: readonly string[]
  score: number
  breakdown: BreakdownStep[]
  /** Asset types in context, in order. */
  types: Classification[]
  scores: number[]
  /** Pairs of positions with the same picture. */
  repeats: [number, number][]
  /** Asset types missing from the recommended mix. */
  missing: Classification[]
  /** Verdicts of the targets that judge the listing. */
  judged: JudgedComposition[]
}

/** Opens composer data. Engine fields are passed as the service stores them. */
export function openWorkbench(data: PdpComposer): Workbench {
  const rubric = data.rubric as unknown as Rubric
  const mainImage: MainImageRules | null = data.main_image_rules
  const scorer = createListingScorer({
    rubric,
    recommendedCarouselImages: data.recommended_carousel_images,
    mainImage,
  })
  const pieces = new Map<string, Piece>()
  const given = data.images.map(({ image_id: id }) => id)
  const bench: Workbench = { data, scorer, pieces, judges: judgesOf(data), given }
  for (const image of [...data.images, ...data.further]) pieces.set(image.image_id, pieceOf(image, rubric))
  return bench
}

function pieceOf(image: ComposerImage, rubric: Rubric): Piece {
  const { image_id: id, origin, renditions, width, height, filename, asset_id: assetId } = image
  return {
    key: id,
    origin,
    isGenerated: origin === 'spark' && !FIXES.some((fix) => fix === image.composition),
    name: filename,
    renditions,
    width,
    height,
    filename,
    candidate: createCandidate(
      { reference: { image_id: id }, assetId, facts: image.facts as unknown as ImageFacts },
      rubric,
    ),
  }
}

/** Adds a stored image of another listing to the pieces. */
export function addImage(bench: Workbench, image: ComposerImage): Piece {
  const piece = pieceOf(image, bench.scorer.rules.rubric)
  bench.pieces.set(piece.key, piece)
  return piece
}

export type UploadedImage = {
  upload_id: string
  width: number
  height: number
  facts: unknown
  renditions: Renditions
}

/** Adds an analyzed upload to the pieces. */
export function addUpload(bench: Workbench, upload: UploadedImage, name: string): Piece {
  const { upload_id: id, renditions, width, height } = upload
  const piece: Piece = {
    key: id,
    origin: 'upload',
    isGenerated: false,
    name,
    renditions,
    width,
    height,
    filename: name,
    candidate: createCandidate(
      { reference: { upload_id: id }, facts: upload.facts as ImageFacts },
      bench.scorer.rules.rubric,
    ),
  }
  bench.pieces.set(id, piece)
  return piece
}

/** Returns the piece of the same file. */
export function samePicture(bench: Workbench, facts: unknown): Piece | undefined {
  const { file, similarity } = facts as ImageFacts
  return [...bench.pieces.values()].find(({ candidate: { facts: known } }) => {
    if (!known) return false
    const isSameFile = known.file.byteLength === file.byteLength && known.file.widthPx === file.widthPx
    return isSameFile && known.similarity.embedding === similarity.embedding
  })
}

/** Returns null for no keys. */
function compositionOf(bench: Workbench, keys: readonly string[]): Composition | null {
  const [main, ...carousel] = keys.flatMap((key) => bench.pieces.get(key)?.candidate ?? [])
  return main ? [main, ...carousel] : null
}

/** Returns null without a main image. */
export function compose(bench: Workbench, keys: readonly string[]): Composed | null {
  const images = compositionOf(bench, keys)
  if (!images) return null
  const { scorer } = bench
  const { rubric } = scorer.rules
  return {
    keys,
    score: scorer.score(images),
    breakdown: inLanguage(breakDown(images, scorer), writer()),
    types: assetTypesInListing(listingImages(images), rubric.listing),
    scores: images.map((image, position) => image.as(position === 0 ? 'hero' : 'carousel').service_score),
    repeats: repeatsIn(images, scorer),
    missing: missingImages(images, scorer),
    judged: bench.judges.map((target) => judgeComposition(bench, keys, target)),
  }
}

/** Finds repeats. The scorer compares each pair only once. */
const repeatsIn = (images: Composition, scorer: ListingScorer): [number, number][] =>
  images.flatMap((image, first) =>
    images
      .slice(first + 1)
      .flatMap((other, offset): [number, number][] =>
        scorer.repeats(image, other) ? [[first, first + 1 + offset]] : [],
      ),
  )

/** Scores a composition, null without a main image. */
export function scoreOf(bench: Workbench, keys: readonly string[]): number | null {
  const images = compositionOf(bench, keys)
  return images && bench.scorer.score(images)
}

export type Best = { keys: string[]; score: number; judged: JudgedComposition[] }

/** Finds the best selection and order of pieces. Its main image is accepted, if any is. */
export function bestOf(bench: Workbench, keys: readonly string[], further: readonly string[]): Best | null {
  const given = compositionOf(bench, keys)
  if (!given) return null
  const others = further.flatMap((key) => bench.pieces.get(key)?.candidate ?? [])
  const accepts = (image: Candidate, role: ImageRole) =>
    acceptsPiece(bench, bench.pieces.get(keyOf(bench, image)), role)
  const { images, score } = bestListing(
    given,
    others.slice(0, MAX_CANDIDATES - given.length),
    'selection',
    bench.scorer,
    accepts,
  )
  const found = images.map((image) => keyOf(bench, image))
  return {
    keys: found,
    score,
    judged: bench.judges.map((target) => judgeComposition(bench, found, target)),
  }
}

function keyOf(bench: Workbench, candidate: Candidate): string {
  for (const [key, piece] of bench.pieces) if (piece.candidate === candidate) return key
  throw new Error('the search returned an image that it was not given')
}

const brokenRules = (facts: ImageFacts | null | undefined, rules: MainImageRules): RuleName[] =>
  facts
    ? checkMainImageRules(facts, rules).flatMap(({ rule, passed }) => (passed === false ? [rule] : []))
    : []

/** Returns the retailer's rule against a piece as the main image, or null. */
export function mainRuleBroken(
  bench: Workbench,
  keys: readonly string[],
  key: string,
): RuleName | 'type' | null {
  const current = bench.pieces.get(keys[0] ?? '')?.candidate
  const piece = bench.pieces.get(key)?.candidate
  const { mainImage } = bench.scorer.rules
  if (!current || !piece?.facts || !mainImage || mayBeMain(piece, current, bench.scorer.rules)) return null
  // A rule that the current main image also breaks does not count.
  const tolerated = brokenRules(current.facts, mainImage)
  return brokenRules(piece.facts, mainImage).find((rule) => !tolerated.includes(rule)) ?? 'type'
}
