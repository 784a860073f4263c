/** Returns a minimal listing page of a storefront. An empty string leaves a part out. */
export type StorefrontPage = {
  asin?: string
  language?: string
  head?: string
  title?: string
  byline?: string
  breadcrumbs?: string
  gallery?: string
  cover?: string
  availability?: string
  details?: string
  end?: string
}

export const image = (name: string, token = '_AC_SL1500_') =>
  `https://m.media-amazon.com/images/I/${name}${token && `.${token}`}.jpg`
/** Image address without the size suffix, as on the listing page. */
export const original = (name: string) => image(name, '')

export const entry = (name: string, hiRes: string | null = image(name)) => ({
  hiRes,
  thumb: image(name, '_AC_US40_'),
  large: image(name, '_AC_'),
  main: { [image(name, '_AC_SX355_')]: [355, 355], [image(name, '_AC_SX679_')]: [679, 679] },
  variant: 'MAIN',
})

export const galleryScript = (initial: string, more = '') =>
  `<script>P.when('A').register("ImageBlockATF", function(A){ var data = { 'colorImages': { 'initial': ${initial} }, 'colorToAsin': {'initial': {}}, 'heroImage': {'initial': []}${more} }; return data; });</script>`

const crumbs = (...labels: string[]) =>
  `<div id="wayfinding-breadcrumbs_feature_div"><ul>${labels
    .map((label) => `<li><span class="a-list-item"><a href="/b?node=1"> ${label} </a></span></li>`)
    .join('<li class="a-breadcrumb-divider"><span>&rsaquo;</span></li>')}</ul></div>`

export function storefrontPage({
  asin = 'B000000001',
  language = 'en-us',
  head = `<link rel="canonical" href="https://www.amazon.com/x/dp/${asin}">`,
  title = 'Steel Frying Pan, 28 cm',
  byline = '<a id="bylineInfo" href="/stores/Panco/page/1">Visit the Panco Store</a>',
  breadcrumbs = crumbs('Home &amp; Kitchen', 'Kitchen &amp; Dining', 'Cookware', 'Frying Pans'),
  gallery = galleryScript(JSON.stringify([entry('front'), entry('side')])),
  cover = '',
  availability = '<div id="availability"><span>In Stock.</span></div>',
  details = '',
  end = '</body></html>',
}: StorefrontPage = {}): string {
  return `<!doctype html><html class="a-no-js" lang="${language}"><head>${head}</head><body><div id="dp">${breadcrumbs}${cover}
<h1 id="title"><span id="productTitle"> ${title} </span></h1>${byline}${availability}
<form><input type="hidden" id="ASIN" name="ASIN" value="${asin}"></form>${gallery}${details}</div>${end}`
}
