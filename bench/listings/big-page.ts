import { storefrontPage } from '@endcap/storefront-pages/testing'

export const PAGE_BYTES = 2_000_000

/** Creates a long product page: a listing with two images, among scripts and widgets of other products. */
export function bigPage(asin: string, origin: string): string {
  const images = [1, 2].map((n) => ({ hiRes: `${origin}/images/I/${n}.png`, large: null, variant: 'MAIN' }))
  const gallery = `<script>P.when('A').register("ImageBlockATF", function(A){ var data = { 'colorImages': { 'initial': ${JSON.stringify(images)} } }; return data; });</script>`
  const widget = Array.from(
    { length: 20 },
    (_each, n) =>
      `<li class="a-carousel-card" data-asin="B0OTHER${String(n).padStart(3, '0')}"><div class="a-section a-spacing-mini"><a class="a-link-normal" href="/dp/B0OTHER${String(n).padStart(3, '0')}?pf_rd_r=${n}&amp;psc=1"><img alt="Another product &amp; its name" src="https://m.media-amazon.com/images/I/other${n}._AC_UL160_SR160,160_.jpg" data-a-dynamic-image="{&quot;https://m.media-amazon.com/images/I/other${n}._AC_UL320_.jpg&quot;:[320,320]}"></a><span class="a-size-small">4.6 out of 5 stars</span></div></li>`,
  ).join('')
  const script = `<script>(function(f){var _np=(window.P._namespace("Widget"));f(_np)}(function(P){var x=[${'"abcdefghij",'.repeat(400)}0];}));</script>`
  const block = `<div class="celwidget"><ul>${widget}</ul>${script}</div>`
  const page = storefrontPage({ asin, gallery, head: '' })
  const count = Math.ceil((PAGE_BYTES - page.length) / block.length)
  return page.replace('</body>', `${block.repeat(count)}</body>`)
}
