import { z } from 'zod'

/** Sources of a listing's category. The last five are guesses until a person confirms them. */
export const CATEGORY_SOURCES = [
  'submission',
  'person',
  'code',
  'file',
  'storefront',
  'name',
  'model',
] as const
export type CategorySource = (typeof CATEGORY_SOURCES)[number]

const GUESSED: ReadonlySet<string | null> = new Set(['code', 'file', 'storefront', 'name', 'model'])

/** Returns true for sources that a person may have to correct. */
export const isGuessed = (source: CategorySource | null): boolean => GUESSED.has(source)

export const categorySource = z.enum(CATEGORY_SOURCES).meta({
  description:
    'How the category is known: from the `submission` itself, from a `person` who set it, or as a guess from the `code` of a known product, from the categories in an imported `file`, from the page of the `storefront`, from the `name`, or by the `model` of second opinions',
})

export const categoryConfidence = z.number().nullable().meta({
  description:
    'Certainty of a guessed category, from 0 to 1. Null for one that was given, and where it is not known',
})
