import { LANGUAGE_DATA, type LanguageData, patternOf, wordsOf } from '@endcap/catalog/languages'

/** Byline in Chinese, which has no language file. */
const CHINESE_BYLINE = /^访问\s*(.+?)\s*(?:店铺|品牌店|旗舰店)$/u

/** Builds patterns from language data. */
export function phrasesOf(languages: readonly LanguageData[]) {
  const any = (read: (pages: LanguageData['pages']) => string): RegExp =>
    new RegExp(
      patternOf(languages, ({ pages }) => read(pages)),
      'iu',
    )
  const brandLabel = any((pages) => pages.brandLabel).source
  const brandWords = any((pages) => pages.brandWords).source
  const rankLinks = wordsOf(languages, ({ pages }) => pages.rankLinks).join('|')
  return {
    notFound: any((pages) => pages.notFound),
    robotCheck: any((pages) => pages.robotCheck),
    continueShopping: any((pages) => pages.continueShopping),
    apology: any((pages) => pages.apology),
    unavailable: any((pages) => pages.unavailable),
    brandLabel: new RegExp(`^(?:${brandLabel})$`, 'iu'),
    /** "Visit the X Store", "Brand: X". */
    bylines: [
      ...languages.map(({ pages }) => new RegExp(pages.byline, 'iu')),
      CHINESE_BYLINE,
      new RegExp(`^(?:${brandWords})\\s*[:：]\\s*(.+)$`, 'iu'),
    ],
    rankLabel: any((pages) => pages.rankLabel),
    /** Plain-text rank with its list path: "#12 in Pet Supplies > Dogs". */
    rankInText: new RegExp(`\\d\\s*(?:${rankLinks})\\s+([^\\d(#]{2,120})`, 'gu'),
  }
}

export const PHRASES = phrasesOf(LANGUAGE_DATA)
