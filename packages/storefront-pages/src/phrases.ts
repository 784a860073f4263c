import { LANGUAGE_DATA, type LanguageData, sourceOf, wordsOf } from '@endcap/catalog/languages'

/** Line under the title on pages in Chinese, which storefronts show to visitors but Endcap has no other words of. */
const CHINESE_BYLINE = /^访问\s*(.+?)\s*(?:店铺|品牌店|旗舰店)$/u

/** Returns the patterns of storefronts' phrases in these languages. */
export function phrasesOf(languages: readonly LanguageData[]) {
  const any = (read: (pages: LanguageData['pages']) => RegExp) =>
    sourceOf(languages, ({ pages }) => read(pages))
  const brandWords = any((pages) => pages.brandWords)
  const rankLinks = wordsOf(languages, ({ pages }) => pages.rankLinks).join('|')
  return {
    notFound: new RegExp(
      any((pages) => pages.notFound),
      'iu',
    ),
    robotCheck: new RegExp(
      any((pages) => pages.robotCheck),
      'iu',
    ),
    continueShopping: new RegExp(
      any((pages) => pages.continueShopping),
      'iu',
    ),
    apology: new RegExp(
      any((pages) => pages.apology),
      'iu',
    ),
    unavailable: new RegExp(
      any((pages) => pages.unavailable),
      'iu',
    ),
    brandLabel: new RegExp(`^(?:${any((pages) => pages.brandLabel)})$`, 'iu'),
    /** Forms of the line under the title, with the brand's name: "Visit the X Store", "Brand: X". */
    bylines: [
      ...languages.map(({ pages }) => pages.byline),
      CHINESE_BYLINE,
      new RegExp(`^(?:${brandWords})\\s*[:：]\\s*(.+)$`, 'iu'),
    ],
    rankLabel: new RegExp(
      any((pages) => pages.rankLabel),
      'iu',
    ),
    /** Rank in plain text, with the path of the list: "#12 in Pet Supplies > Dogs". */
    rankInText: new RegExp(`\\d\\s*(?:${rankLinks})\\s+([^\\d(#]{2,120})`, 'gu'),
  }
}

/** Patterns of storefronts' phrases in all languages. */
export const PHRASES = phrasesOf(LANGUAGE_DATA)
