/** Statements of a file about itself, in fields of IPTC Photo Metadata 2025.1. Null if not stated. */
export type Statement = {
  /** Term of the vocabulary `http://cv.iptc.org/newscodes/digitalsourcetype/`. */
  sourceType: string | null
  /** Generative model or its service. */
  system: string | null
  systemVersion: string | null
  creator: string | null
  credit: string | null
  copyright: string | null
}

/** An image that another was made of. `sha256` is null if unknown. */
export type Ingredient = Statement & { sha256: string | null }

export type Origin = Statement & {
  /** The file has a C2PA manifest, whose signature was not verified. */
  hasCredentials: boolean
  ingredients: Ingredient[]
}

/** An image to make another of. */
export type Source = Origin & { sha256: string | null }

export const NOTHING_STATED: Statement = {
  sourceType: null,
  system: null,
  systemVersion: null,
  creator: null,
  credit: null,
  copyright: null,
}

export const NO_ORIGIN: Origin = { ...NOTHING_STATED, hasCredentials: false, ingredients: [] }

export const MAX_INGREDIENTS = 24

const GENERATED = 'trainedAlgorithmicMedia'
const PARTLY_GENERATED = 'compositeWithTrainedAlgorithmicMedia'

/** From the most artificial on, to join several statements about one picture. */
const BY_ARTIFICE = [
  GENERATED,
  PARTLY_GENERATED,
  'compositeSynthetic',
  'algorithmicMedia',
  'composite',
  'virtualRecording',
  'dataDrivenMedia',
  'digitalCreation',
  'compositeCapture',
  'algorithmicallyEnhanced',
]

/** A correction of such pictures is one of a photograph. */
const CAPTURED = new Set<string | null>([
  null,
  'digitalCapture',
  'computationalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'humanEdits',
  'minorHumanEdits',
  'algorithmicallyEnhanced',
])

/** Returns the most artificial of several source types, or null without any. */
export function mostArtificial(types: readonly (string | null)[]): string | null {
  const stated = types.filter((type) => type !== null)
  return BY_ARTIFICE.find((type) => stated.includes(type)) ?? stated[0] ?? null
}

/** Another size or format states what its source states. */
export const copied = (source: Origin): Origin => ({ ...source, hasCredentials: false })

/** A crop or a whitened ground is an altered photograph, or remains what a more artificial source was. */
export const enhanced = (source: Source): Origin => ({
  ...copied(source),
  sourceType: CAPTURED.has(source.sourceType) ? 'algorithmicallyEnhanced' : source.sourceType,
  ingredients: ingredientsOf([source]),
})

/** A picture put together from others and drawn parts. */
export const composed = (sources: readonly Source[]): Origin => madeOf('compositeSynthetic', sources)

/** A drawing of scores, which may show pictures. */
export const drawn = (sources: readonly Source[]): Origin => madeOf('dataDrivenMedia', sources)

/** A model's edit of `root`. The model's own statement counts, but never for less than an edit. */
export function edited(root: Source, answer: Origin, model: string): Origin {
  const ofEdit = root.sourceType === GENERATED ? GENERATED : PARTLY_GENERATED
  return {
    ...copied(answer),
    sourceType: mostArtificial([ofEdit, answer.sourceType]),
    system: answer.system ?? model,
    systemVersion: answer.systemVersion ?? versionIn(model),
    ingredients: ingredientsOf([root, ...answer.ingredients.map(asSource)]),
  }
}

/** Model names end in their version: `gpt-image-1`. */
const versionIn = (model: string): string | null => /\d.*$/.exec(model)?.[0] ?? null

function madeOf(type: string, sources: readonly Source[]): Origin {
  const isGenerated = sources.some(({ sourceType }) =>
    [GENERATED, PARTLY_GENERATED].includes(sourceType ?? ''),
  )
  return {
    ...NOTHING_STATED,
    sourceType: isGenerated ? PARTLY_GENERATED : type,
    hasCredentials: false,
    ingredients: ingredientsOf(sources),
  }
}

/** Lists the ingredients of ingredients after them. */
function ingredientsOf(sources: readonly Source[]): Ingredient[] {
  const own = sources.map(
    ({ hasCredentials: _credentials, ingredients: _theirs, ...ingredient }) => ingredient,
  )
  return [...own, ...sources.flatMap(({ ingredients }) => ingredients)].slice(0, MAX_INGREDIENTS)
}

const asSource = (ingredient: Ingredient): Source => ({
  ...ingredient,
  hasCredentials: false,
  ingredients: [],
})
