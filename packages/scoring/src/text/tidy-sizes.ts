import { wordsInPacks } from './language-patterns.ts'
import { inUsualWidth } from './similar-text.ts'

const METRIC = String.raw`(?:ml|cl|dl|l|kg|gr?)`
/** Recognition joins labels with the number. */
const LABEL = wordsInPacks(({ labels }) => labels, '\\s?')

const ESTIMATED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[e℮€©@]\s?(?=(?:\d{1,3}\s?[x×*]\s?)?\d[\d.,]*\s?(?:${METRIC}|fl|oz)(?![\p{L}]))`,
  'giu',
)
const ESTIMATED_AFTER = new RegExp(String.raw`(?<=\d\s?${METRIC})\s?[e℮€©@](?!\p{L})`, 'giu')
const LABEL_BEFORE = new RegExp(String.raw`(?<=(?<!\p{L})(?:net\s?)?(?:${LABEL})[.:]*)[e℮]?(?=\d)`, 'giu')
const LABEL_AFTER = new RegExp(String.raw`(?<=\d\s?(?:${METRIC}|oz))(?=(?:${LABEL})(?!\p{L}))`, 'giu')
/** "600 mg60 caps", "15 mlSupplement" */
const JOINED =
  /(?<=\d\s?(?:mg|ml|cl|kg|g|MG|ML|CL|KG|G|oz|OZ|L|l))(?=\d{1,2}(?!\d)|\d+\s?(?:\p{L}|\.))|(?<=(?<!\p{L})oz)(?=\d)|(?<=\d\s?(?:mg|ml|cl|kg|g|oz|[Vv]?[Cc]aps|[Cc]apsules|[Tt]ablets))(?=\p{Lu}\p{Ll})/gu

/** Normalizes spacing, dots and estimated signs. */
export function tidy(text: string): string {
  return (
    correctDigits(inUsualWidth(text).replaceAll('½', ' 1/2').replaceAll('¼', ' 1/4').replaceAll('¾', ' 3/4'))
      .replace(LABEL_BEFORE, ' ')
      .replace(/\.(?=\s|$)/g, '')
      // "12 fl.oz", "NET WT.16 OZ"
      .replace(/(?<=\d\s?fl?)\.(?=o?z)|(?<=\p{L})[.:](?=\d)/giu, ' ')
      .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
      // The estimated sign ℮ reads as an e.
      .replace(ESTIMATED_BEFORE, '')
      .replace(ESTIMATED_AFTER, ' ')
      .replace(LABEL_AFTER, ' ')
      .replace(JOINED, ' ')
      // "5G" is a mobile network.
      .replace(/(?<![\d.,])(?:[2-6][gG](?![\p{L}\p{N}])|[2-6]G(?=\p{Lo}))/gu, ' ')
      .trim()
  )
}

/** Corrects O, I, l, "0z" and "mi". */
function correctDigits(text: string): string {
  return text
    .replace(/(?<=\d)o+(?=\d|\s?(?:ml|g|kg|cl|l|oz)(?!\p{L}))/giu, (zeros) => '0'.repeat(zeros.length))
    .replace(/(?<![\p{L}\p{N}])o(?=[.,]\d)/giu, '0')
    .replace(/(?<![\p{L}\p{N}])[il](?=\s?(?:l|kg|liter|litre|litro)(?!\p{L}))/giu, '1')
    .replace(/^[il](?=\d{1,2}\s?(?:ml|g|kg|cl|oz)(?!\p{L}))/giu, '1')
    .replace(/(?<=\d)0z(?![\p{L}\p{N}])/giu, ' oz')
    .replace(/(?<=\d{2}\s?m)[i1|](?![\p{L}\p{N}])/giu, 'l')
}
