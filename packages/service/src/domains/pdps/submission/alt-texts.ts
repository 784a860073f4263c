import type { AltTextList } from '@endcap/api'
import type { AltTexts } from '@endcap/scoring'
import type { Problem } from '../../../platform/errors/domain-error.ts'

/** Returns the texts of an image by language, without empty ones. */
export const altTextsAt = (list: AltTextList, position: number): AltTexts =>
  Object.fromEntries(
    list.flatMap(({ language, texts }) => {
      const text = texts[position]?.trim() ?? ''
      return text === '' ? [] : [[language, text]]
    }),
  )

/** Returns texts in the form of a submission, without languages that no image has. */
export function altTextListOf(images: readonly { altTexts: AltTexts }[]): AltTextList {
  const languages = [...new Set(images.flatMap(({ altTexts }) => Object.keys(altTexts)))].toSorted()
  return languages.map((language) => ({
    language,
    texts: images.map(({ altTexts }) => altTexts[language] ?? null),
  }))
}

/** Checks that each language comes once and has a text for each image. */
export function altTextProblems(list: AltTextList, images: number): Problem[] {
  return list.flatMap(({ language, texts }, index) => {
    const problems: Problem[] = []
    if (texts.length !== images)
      problems.push({
        field: `alt_texts[${index}].texts`,
        issue: `must have ${images} entries: one for the main image and each carousel image`,
      })
    if (list.findIndex((other) => other.language === language) < index)
      problems.push({ field: `alt_texts[${index}].language`, issue: 'is given twice' })
    return problems
  })
}
