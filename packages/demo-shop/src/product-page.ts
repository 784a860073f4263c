import { escapeMarkup } from '@endcap/drawing/svg'
import type { DemoProduct } from './demo-product.ts'
import { htmlPage } from './html-page.ts'
import { imagePath } from './pictures.ts'

/** Deviations of a page from the product's data. */
export type PageOptions = {
  /** ASIN on the page. Defaults to the product's ASIN. */
  asin?: string
  hasCategory?: boolean
}

/**
 * Imitates a marketplace's page: marked elements, and the gallery as JSON in a script. `origin` prefixes image
 * URLs.
 */
export function productPage(
  product: DemoProduct,
  origin: string,
  { asin = product.asin, hasCategory = true }: PageOptions = {},
): string {
  const { title, brand, breadcrumbs, department, rank, bullets, inStock } = product
  const entries = product.images.map((_picture, index) => galleryEntry(product, origin, index))
  const items = breadcrumbs.map(
    (label, depth) =>
      `<li><span class="a-list-item"><a class="a-link-normal a-color-tertiary" href="/b/?node=${depth + 1}">${escapeMarkup(label)}</a></span></li>`,
  )
  const rankRow = `<tr><th class="prodDetSectionEntry">Best Sellers Rank</th><td><span>#${rank * 40} in ${escapeMarkup(breadcrumbs[0] ?? '')} (<a href="/gp/bestsellers/${department}/ref=pd_zg_ts_${department}">See Top 100 in ${escapeMarkup(breadcrumbs[0] ?? '')}</a>)</span><br><span>#${rank} in <a href="/gp/bestsellers/${department}/1000/ref=pd_zg_hrsr_${department}">${escapeMarkup(breadcrumbs.at(-1) ?? '')}</a></span></td></tr>`
  return htmlPage({
    title: `${title} : Endcap demo shop`,
    head: `<link rel="canonical" href="/dp/${asin}">`,
    body: `
<div id="dp" class="${hasCategory ? department : ''} en_US"><div id="dp-container">
${hasCategory ? `<div id="wayfinding-breadcrumbs_feature_div" class="a-subheader a-breadcrumb"><ul class="a-unordered-list a-horizontal">${items.join('<li class="a-breadcrumb-divider"><span class="a-list-item">›</span></li>')}</ul></div>` : ''}
<div id="ppd">
<div id="imageBlock"><div id="altImages"><ul>${entries.map(({ thumb }) => `<li class="item"><img alt="" src="${thumb}"></li>`).join('')}</ul></div>
<div id="imgTagWrapperId"><img id="landingImage" alt="${escapeMarkup(title)}" src="${entries[0]?.large}" data-old-hires="${entries[0]?.hiRes ?? ''}" data-a-dynamic-image="${escapeMarkup(JSON.stringify({ [entries[0]?.large ?? '']: [500, 500] }))}"></div></div>
<div id="centerCol"><h1 id="title"><span id="productTitle"> ${escapeMarkup(title)} </span></h1>
<a id="bylineInfo" class="a-link-normal" href="/stores/${encodeURIComponent(brand)}/page/1">Visit the ${escapeMarkup(brand)} Store</a>
<div id="availability"><span>${inStock ? 'In Stock.' : 'Currently unavailable. We don’t know when or if this item will be back in stock.'}</span></div>
<ul id="feature-bullets">${bullets.map((bullet) => `<li>${escapeMarkup(bullet)}</li>`).join('')}</ul>
<form id="addToCart" method="post" action="/"><input type="hidden" id="ASIN" name="ASIN" value="${asin}"></form></div></div>
<script type="text/javascript">${galleryScript(product, entries)}</script>
<table id="productDetails_detailBullets_sections1" class="prodDetTable">
<tr><th class="prodDetSectionEntry">Brand</th><td>${escapeMarkup(brand)}</td></tr>
<tr><th class="prodDetSectionEntry">ASIN</th><td>${asin}</td></tr>
${hasCategory ? rankRow : ''}</table>
</div></div>`,
  })
}

type GalleryEntry = { hiRes: string | null; thumb: string; large: string; variant: string }

function galleryEntry({ asin, images }: DemoProduct, origin: string, index: number): GalleryEntry {
  const at = (token: string) => origin + imagePath(asin, index, token)
  return {
    // Real shops offer no high resolution of images too small for the zoom.
    hiRes: (images[index]?.sizePx ?? 1_600) > 1_000 ? at('_AC_SL1500_') : null,
    thumb: at('_AC_US40_'),
    large: at('_AC_'),
    variant: index === 0 ? 'MAIN' : `PT${String(index).padStart(2, '0')}`,
  }
}

/** Returns the gallery script for books, or as a bare array or JSON string. */
function galleryScript({ asin, department, rank }: DemoProduct, entries: readonly GalleryEntry[]): string {
  const json = JSON.stringify(entries)
  if (department === 'books') {
    const gallery = entries.map(({ large, thumb }) => ({
      mainUrl: large,
      dimensions: [500, 500],
      thumbUrl: thumb,
    }))
    return `P.when('A').register('ImageBlockATF', function(A){ var data = { 'imageGalleryData' : ${JSON.stringify(gallery)}, 'centerColMargin' : 0 }; return data; });`
  }
  const initial = rank % 2 === 0 ? `A.$.parseJSON('${json.replaceAll("'", "\\'")}')` : json
  return `P.when('A').register('ImageBlockATF', function(A){ var data = { 'colorImages': { 'initial': ${initial} }, 'colorToAsin': {'initial': {}}, "mediaAsin":"${asin}" }; return data; });`
}
