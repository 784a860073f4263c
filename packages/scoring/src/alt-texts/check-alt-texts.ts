import { type Message, say } from '@endcap/words/message'
import type { ImageFacts } from '../facts.ts'
import type { TypeInListing } from '../listing-types.ts'
import { normalizeText } from '../text/similar-text.ts'
import type { AltTexts } from './alt-texts.ts'
import { claimsOtherColor } from './other-color.ts'
import type { IsOtherProduct } from './other-product.ts'
import { claimsOtherText } from './other-text.ts'
import { claimsOtherType } from './other-type.ts'

const PROBLEMS = {
  MISSING: 'alt_text.missing',
  FILE_NAME: 'alt_text.file_name',
  REPEATED: 'alt_text.repeated',
  TOO_LONG: 'alt_text.too_long',
  OTHER_TYPE: 'alt_text.other_type',
  OTHER_PRODUCT: 'alt_text.other_product',
  OTHER_COLOR: 'alt_text.other_color',
  OTHER_TEXT: 'alt_text.other_text',
} as const

export type AltTextProblemCode = keyof typeof PROBLEMS

export const ALT_TEXT_PROBLEMS = Object.keys(PROBLEMS) as [AltTextProblemCode, ...AltTextProblemCode[]]

export type AltTextProblem = { code: AltTextProblemCode; message: Message }

export type DescribedImage = {
  altTexts: AltTexts
  filename: string
  /** Null if not analyzed: the text is compared with nothing. */
  seen: { facts: ImageFacts; type: TypeInListing } | null
}

/** Characters that screen readers read in one piece. JAWS pauses after 125, and marketplaces cut later. */
export const MAX_GOOD_LENGTH = 125

const FILE_SUFFIX = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i
const CAMERA_NAME = /^(?:img|dsc[fn]?|image|photo|picture|pic|bild|foto|imagen)[\s_-]*\d+$/i

/**
 * Checks the texts of a language, in the order of the images. A contradiction is reported only if the facts are
 * sure of it.
 */
export function checkAltTexts(
  images: readonly DescribedImage[],
  language: string,
  isOtherProduct: IsOtherProduct,
): AltTextProblem[][] {
  const texts = images.map(({ altTexts }) => altTexts[language] ?? '')
  const folded = texts.map(normalizeText)
  return images.map((image, index) => {
    const text = texts[index] ?? ''
    if (text === '') return [problem('MISSING')]
    const codes: AltTextProblemCode[] = []
    if (isFileName(text, image.filename)) codes.push('FILE_NAME')
    if (folded.some((other, at) => at !== index && other === folded[index])) codes.push('REPEATED')
    if (Array.from(text).length > MAX_GOOD_LENGTH) codes.push('TOO_LONG')
    if (isOtherProduct(text)) codes.push('OTHER_PRODUCT')
    const { seen } = image
    if (seen && claimsOtherType(text, seen.type)) codes.push('OTHER_TYPE')
    if (seen && claimsOtherColor(text, seen.facts)) codes.push('OTHER_COLOR')
    if (seen && claimsOtherText(text, seen.facts, seen.type.type)) codes.push('OTHER_TEXT')
    return codes.map(problem)
  })
}

const problem = (code: AltTextProblemCode): AltTextProblem => ({
  code,
  message: say(PROBLEMS[code], code === 'TOO_LONG' ? { characters: MAX_GOOD_LENGTH } : undefined),
})

function isFileName(text: string, filename: string): boolean {
  const name = filename.split(/[/?]/).find((part) => FILE_SUFFIX.test(part)) ?? filename
  const stem = normalizeText(name.replace(FILE_SUFFIX, ''))
  const bare = text.trim().replace(FILE_SUFFIX, '')
  return FILE_SUFFIX.test(text.trim()) || CAMERA_NAME.test(bare) || normalizeText(bare) === stem
}
