import type { Attributes } from '../html/html-tags.ts'
import type { Mark } from './page-parts.ts'

const STOREFRONT_IDS =
  /^(?:nav-main|navbar|nav-belt|nav-logo|nav-search|navFooter|dp|dp-container|ppd|a-page)$/
const STOREFRONT_SCRIPT = /\bue_(?:t0|sid|mid|csm|id)\b|AmazonUI|\bP\.when\(|aPageStart/
const CHALLENGE_SCRIPT = /awsWafCookieDomainList|gokuProps|token\.awswaf\.com|opfcaptcha/
const SEARCH_RESULT = /\b(?:s-result-item|s-main-slot|s-no-results)\b/

/** Returns marks from an element's attributes. */
export function marksOfElement(
  name: string,
  { id = '', class: classes = '', action = '', href = '', src = '', ...rest }: Attributes,
): Mark[] {
  const marks: [Mark, boolean][] = [
    ['storefront', STOREFRONT_IDS.test(id) || (name === 'html' && /\ba-(?:no-)?js\b/.test(classes))],
    [
      'captcha',
      /\/errors\/validateCaptcha/i.test(action) ||
        /captchacharacters/i.test(`${id} ${rest['name'] ?? ''}`) ||
        (name === 'img' && /\/captcha\//i.test(src)),
    ],
    ['challenge', name === 'script' && CHALLENGE_SCRIPT.test(src)],
    ['not-found', /cs_404_|ref=404/i.test(href) || /\/errors?\/(?:404|title\._TTD_)/i.test(src)],
    [
      'search-results',
      rest['data-component-type'] === 's-search-result' ||
        SEARCH_RESULT.test(classes) ||
        id === 's-results-list-atf',
    ],
    ['out-of-stock', id === 'outOfStock'],
  ]
  return marks.flatMap(([mark, isSet]) => (isSet ? [mark] : []))
}

/** Returns marks from a script's text. */
export function marksOfScript(script: string): Mark[] {
  return [
    ...(STOREFRONT_SCRIPT.test(script) ? (['storefront'] as const) : []),
    ...(CHALLENGE_SCRIPT.test(script) ? (['challenge'] as const) : []),
  ]
}
