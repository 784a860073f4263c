import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { RequestedPage } from '@endcap/storefront-pages'
import { extractListing } from '@endcap/storefront-pages/extract-listing'
import {
  entry,
  galleryScript,
  image,
  original,
  type StorefrontPage,
  storefrontPage,
} from '@endcap/storefront-pages/testing'
import fc from 'fast-check'

const requested = { asin: 'B000000001', region: 'us' }
const extract = (page: StorefrontPage = {}, request: RequestedPage = requested) =>
  extractListing(storefrontPage(page), request)
const kindOf = (html: string) => extractListing(html, requested).kind

describe('a product page', () => {
  it('a product page contains ASIN, title, brand, breadcrumbs and gallery', () => {
    assert.deepEqual(extract(), {
      kind: 'product',
      asin: 'B000000001',
      title: 'Steel Frying Pan, 28 cm',
      brand: 'Panco',
      breadcrumbs: ['Home & Kitchen', 'Kitchen & Dining', 'Cookware', 'Frying Pans'],
      images: [original('front'), original('side')],
      flags: [],
      ranks: [],
      departments: [],
      language: 'en',
    })
  })

  it('a product page returns and flags an ASIN that differs from the requested one', () => {
    const { kind, asin, flags } = extract({ asin: 'B000000002' })
    assert.deepEqual([kind, asin, flags], ['product', 'B000000002', ['other_asin']])
    const noForm = storefrontPage({ asin: 'B000000003' }).replace(/<form>.*<\/form>/, '')
    assert.equal(extractListing(noForm, requested).asin, 'B000000003')
  })

  it('a product page is flagged if it belongs to another storefront', () => {
    const head = '<link rel="canonical" href="https://www.amazon.de/x/dp/B000000001">'
    assert.deepEqual(extract({ head }).flags, ['other_storefront'])
    assert.deepEqual(extract({ head }, { ...requested, region: 'de' }).flags, [])
  })

  it('a product page is foreign if it declares the address of another site', () => {
    for (const address of ['https://shop.example/p/1', 'https://www.amazon.com.evil.example/dp/B000000001']) {
      const head = `<link rel="canonical" href="${address}">`
      assert.equal(extract({ head }).kind, 'foreign')
    }
    // Stand-ins for storefronts have local addresses.
    for (const address of [
      '/dp/B000000001',
      'http://127.0.0.1:8090/dp/B000000001',
      'http://shop:80/dp/B000000001',
    ])
      assert.equal(extract({ head: `<link rel="canonical" href="${address}">` }).kind, 'product')
  })

  it('a product page gets the requested ASIN if it names none', () => {
    const page = storefrontPage({ head: '' }).replace(/<form>.*<\/form>/, '')
    const { kind, asin, flags } = extractListing(page, requested)
    assert.deepEqual([kind, asin, flags], ['product', requested.asin, []])
  })

  it('a product page resolves image addresses relative to its own address', () => {
    const gallery = galleryScript(JSON.stringify([{ hiRes: '/images/I/a._SL1500_.jpg' }]))
    const { images } = extract(
      { gallery, head: '' },
      { ...requested, address: 'http://127.0.0.1:8090/dp/B000000001' },
    )
    assert.deepEqual(images, ['http://127.0.0.1:8090/images/I/a.jpg'])
  })

  it('a product page is flagged if it has no images', () => {
    assert.deepEqual([extract({ gallery: '' }).images, extract({ gallery: '' }).flags], [[], ['no_images']])
  })
})

describe('the gallery', () => {
  const entries = [entry('a'), entry('b', null), entry('c')]
  const json = JSON.stringify(entries)
  const expected = [original('a'), original('b'), original('c')]
  const forms: Record<string, string> = {
    'a bare array': galleryScript(json),
    'JSON in a string': galleryScript(`A.$.parseJSON('${json}')`),
    'JSON in a string with escaped quotes': galleryScript(
      `jQuery.parseJSON("${json.replaceAll('"', '\\"')}")`,
    ),
    'a JavaScript literal': galleryScript(
      `[${entries.map(({ hiRes, large }) => `{hiRes: ${hiRes === null ? 'null' : `'${hiRes}'`}, large: '${large}',}`).join()},]`,
    ),
    'the landing color of several': `<script>var obj = jQuery.parseJSON('${JSON.stringify({
      title: "Men's",
      landingAsinColor: 'Black',
      colorImages: { White: [entry('w')], Black: entries },
      colorToAsin: { White: { asin: 'B000000009' }, Black: { asin: 'B000000001' } },
    }).replaceAll("'", "\\'")}');</script>`,
    'the color of the ASIN if there is no landing color': `<script>var data = {"colorImages":${JSON.stringify({ White: [entry('w')], Black: entries })},"colorToAsin":{"White":{"asin":"B000000009"},"Black":{"asin":"B000000001"}}};</script>`,
    'the form of books': `<script>var data = { 'imageGalleryData' : ${JSON.stringify(
      ['a', 'b', 'c'].map((name) => ({
        mainUrl: image(name, '_SL500_'),
        dimensions: [333, 500],
        thumbUrl: image(name, '_SX75_'),
      })),
    )}, 'centerColMargin' : 44 };</script>`,
    'a cover behind a hidden picture of another color': `<div id="main-image-container"><ul><li class="a-hidden"><img data-a-image-name="swatchHoverImage" data-old-hires="${image('other')}"></li><li><img data-old-hires="${image('third')}"></li><li><img id="landingImage" data-old-hires="${image('a')}"></li></ul></div><div id="altImages"><img src="${image('a', '_AC_US40_')}"><img src="${image('b', '_AC_US40_')}"><img src="${image('c', '_AC_US40_')}"></div>`,
    'thumbnails if no script has it': `<img id="landingImage" data-old-hires="${image('a')}"><div id="altImages"><ul><li><img src="${image('a', '_AC_US40_')}"></li><li><img src="${image('b', '_AC_US40_')}"></li><li><img src="https://m.media-amazon.com/images/I/v1.SS40_BG85,85,85_BR-120_PKdp-play-icon-overlay__.jpg"></li><li><img src="${image('c', '_SX38_SY50_CR,0,0,38,50_')}"></li></ul></div>`,
  }
  for (const [form, gallery] of Object.entries(forms))
    it(`the gallery is read from ${form}`, () => assert.deepEqual(extract({ gallery }).images, expected))

  const covers: Record<string, string> = {
    'data-old-hires': `<img id="landingImage" data-old-hires="${image('a')}" src="data:image/gif;base64,x">`,
    'data-a-dynamic-image': `<img id="imgBlkFront" data-a-dynamic-image="{&quot;${image('s', '_SX218_')}&quot;:[218,218],&quot;${image('a', '_SX466_')}&quot;:[466,466]}">`,
    'the cover of an e-book': `<div id="ebooks-img-canvas"><img class="frontImage" src="${image('a', '_SY346_')}"></div>`,
  }
  const sticker = 'https://m.media-amazon.com/images/G/01/digital/sitb/sticker/sitb-sticker._V1_.png'
  Object.assign(covers, {
    'a cover after a sticker': `<div id="ebooks-img-canvas"><img src="${sticker}"><img src="${image('a', '_SY346_')}"></div>`,
    'a cover after a pixel': `<div id="img-canvas"><img src="https://m.media-amazon.com/images/G/01/x/transparent-pixel.gif"><img id="imgBlkFront" src="${image('a', '_SX300_BO1,204,203,200_')}"></div>`,
    'a cover without a scheme': `<img id="ebooksImgBlkFront" src="//m.media-amazon.com/images/I/a._SY346_.jpg">`,
    'a cover beside a gallery of stickers': `${galleryScript(JSON.stringify([{ hiRes: sticker }]))}<img id="landingImage" src="${image('a')}">`,
    'the only thumbnail without a cover': `<div id="altImages"><img src="${image('a', '_AC_US40_')}"></div>`,
  })
  for (const [form, cover] of Object.entries(covers))
    it(`the gallery is read from a single image: ${form}`, () =>
      assert.deepEqual(extract({ cover, gallery: '' }).images, [original('a')]))

  it('the gallery excludes sibling variants if the product has its own gallery', () => {
    const siblings = `<script>var obj = {"landingAsinColor":"initial","colorImages":{"White":${JSON.stringify([entry('w')])}}}</script>`
    assert.deepEqual(extract({ gallery: siblings + galleryScript(json) }).images, expected)
  })

  it('the gallery contains the original of each image once, and no images of the storefront itself', () => {
    const gallery = galleryScript(
      JSON.stringify([
        entry('a'),
        entry('a'),
        { hiRes: null, large: 'https://m.media-amazon.com/images/G/01/x-site/icons/no-img-lg.jpg' },
        { hiRes: 'javascript:alert(1)', large: null },
        { hiRes: '//m.media-amazon.com/images/I/71+b%2Bc._SL1500_.jpg' },
      ]),
    )
    assert.deepEqual(extract({ gallery }).images, [
      original('a'),
      'https://m.media-amazon.com/images/I/71+b%2Bc.jpg',
    ])
  })

  it('the gallery keeps the token of a print that is composed onto a product', () => {
    const print =
      'https://m.media-amazon.com/images/I/B1pp._CLa%7C2140%2C2000%7C71aa.png%7C0%2C0%2B0.0_AC_SL1500_.png'
    const gallery = galleryScript(
      JSON.stringify([entry('x', print), entry('x', print.replace('71aa', '71bb'))]),
    )
    const composed = print.replace('_AC_SL1500_', '_')
    assert.deepEqual(extract({ gallery }).images, [composed, composed.replace('71aa', '71bb')])
  })

  for (const [token, name] of [
    ['_AC_SX679_PIbundle-2,TopRight,0,0_SH20_', 'badge'],
    ['_SX38_SY50_CR,0,0,38,50_', 'crop'],
    ['_AC_UL160_SR160,160_', 'carousel'],
    ['SS40', 'bare'],
    ['_SL1500_QL70_FMwebp_', 'format'],
  ] as const)
    it(`the gallery reduces ${token} to the original`, () =>
      assert.deepEqual(
        extract({ gallery: galleryScript(JSON.stringify([entry(name, image(name, token))])) }).images,
        [original(name)],
      ))
})

describe('the category', () => {
  const rank = (label: string, slug: string) =>
    `<table><tr><th>Best Sellers Rank</th><td><span>#280 in Home (<a href="/gp/bestsellers/${slug}/ref=pd_zg_ts_${slug}">See Top 100 in Home</a>)</span><span>#3 in <a href="/gp/bestsellers/${slug}/256160011/ref=pd_zg_hrsr_${slug}">${label}</a></span></td></tr></table>`

  it('the category is read from the best-seller rank if the breadcrumbs lead back to search results', () => {
    const breadcrumbs =
      '<div id="wayfinding-breadcrumbs_feature_div"><ul><li><span><a id="breadcrumb-back-link" href="/s?k=pan&amp;i=kitchen">Back to results</a></span></li></ul></div>'
    const {
      breadcrumbs: found,
      ranks,
      departments,
    } = extract({ breadcrumbs, details: rank('Woks', 'kitchen') })
    assert.deepEqual(found, [])
    assert.deepEqual(ranks, [
      { slug: 'kitchen', label: null },
      { slug: 'kitchen', label: 'Woks' },
    ])
    assert.deepEqual(departments, ['kitchen'])
  })

  it('the category is read from the plain text rank of older pages', () => {
    const details =
      '<div id="detailBullets_feature_div"><ul><li><span class="a-list-item"><span class="a-text-bold">Best Sellers Rank:</span> #1,280 in Pet Supplies &gt; Dogs &gt; Beds (See Top 100)</span></li></ul></div>'
    assert.deepEqual(
      extract({ breadcrumbs: '', details }).ranks.map(({ label }) => label),
      ['Pet Supplies', 'Dogs', 'Beds'],
    )
  })

  it('the category ignores the best-seller links of the navigation', () => {
    const details =
      '<a href="/gp/bestsellers/?ref_=nav_cs">Best</a><a href="/gp/bestsellers/hi/?ref_=sv_b_1">Best</a>'
    assert.deepEqual(extract({ details }).ranks, [])
  })

  it('the category is read from breadcrumbs that are no list', () => {
    const breadcrumbs =
      '<div class="a-breadcrumb"><a href="/b">Tools</a> › <a href="/b">Saws</a> › Circular</div>'
    assert.deepEqual(extract({ breadcrumbs }).breadcrumbs, ['Tools', 'Saws', 'Circular'])
  })
})

describe('the brand', () => {
  for (const [byline, language] of [
    ['Visit the Panco Store', 'en'],
    ['Brand: Panco', 'en'],
    ['Besuche den Panco-Store', 'de'],
    ['Visiter la boutique Panco', 'fr'],
    ['Visita la tienda de Panco', 'es'],
    ['Visita lo Store di Panco', 'it'],
    ['Visite a loja Panco', 'pt'],
    ['Bezoek de Panco-store', 'nl'],
    ['Besök Panco-butiken', 'sv'],
    ['Odwiedź sklep Panco', 'pl'],
    ["Panco Store'u ziyaret edin", 'tr'],
    ['قم بزيارة متجر Panco', 'ar'],
    ['Pancoのストアを表示', 'ja'],
    ['ブランド: Panco', 'ja'],
  ] as const)
    it(`the brand is read from "${byline}" (${language})`, () =>
      assert.equal(extract({ byline: `<a id="bylineInfo" href="#">${byline}</a>` }).brand, 'Panco'))

  it('the brand is read from the details', () => {
    const details = '<table><tr class="po-brand"><td>Ürün Markası</td><td>Panco</td></tr></table>'
    assert.equal(extract({ byline: '', details }).brand, 'Panco')
  })

  it('the brand is not the author of a book', () => {
    const byline =
      '<div id="bylineInfo">by <span class="author"><a href="/e/B1">Jane Doe</a> (Author)</span></div>'
    assert.equal(extract({ byline }).brand, null)
  })
})

describe('an unavailable product', () => {
  for (const text of [
    'Currently unavailable.',
    'Derzeit nicht verfügbar.',
    'Actuellement indisponible.',
    'No disponible por el momento.',
    'Attualmente non disponibile.',
    'Não disponível.',
    'Momenteel niet verkrijgbaar. Niet op voorraad.',
    'För närvarande inte tillgänglig.',
    'Obecnie niedostępny.',
    'Şu anda mevcut değil.',
    'غير متوفر حالياً.',
    '現在在庫切れです。',
  ])
    it(`an unavailable product is flagged: ${text}`, () =>
      assert.deepEqual(extract({ availability: `<div id="availability">${text}</div>` }).flags, [
        'out_of_stock',
      ]))
})

describe('the kind of page', () => {
  const shop = (title: string, body: string) =>
    `<!doctype html><html class="a-no-js"><head><title>${title}</title></head><body>${body}</body></html>`
  const kinds: [string, string, string][] = [
    [
      'robot_check',
      'the classic captcha',
      shop(
        'Robot Check',
        '<form action="/errors/validateCaptcha"><h4>Type the characters you see in this image:</h4><img src="https://images-na.ssl-images-amazon.com/captcha/abc/Captcha_x.jpg"><input id="captchacharacters"></form>',
      ),
    ],
    [
      'robot_check',
      'the page with a button to continue shopping',
      shop(
        'Amazon.com',
        '<form method="get" action="/errors/validateCaptcha"><h4>Click the button below to continue shopping</h4><button>Continue shopping</button></form>',
      ),
    ],
    [
      'robot_check',
      'the same page in German, with another form address',
      shop('Amazon.de', '<form action="/x"><button>Weiter shoppen</button></form>'),
    ],
    [
      'robot_check',
      'a script challenge',
      '<html><head><script>window.awsWafCookieDomainList = []; window.gokuProps = {}</script></head><body></body></html>',
    ],
    ['robot_check', 'an apology', shop('Sorry! Something went wrong!', '<a href="/ref=cs_503_link">x</a>')],
    [
      'not_found',
      'a "not found" page',
      shop(
        'Page Not Found',
        '<a href="/ref=cs_404_logo">logo</a><img src="https://images-na.ssl-images-amazon.com/images/G/01/error/title._TTD_.png" alt="Sorry! We couldn\'t find that page.">',
      ),
    ],
    [
      'not_found',
      'a "not found" page without links',
      shop('Seite wurde nicht gefunden', '<h1>Tut uns Leid!</h1>'),
    ],
    ['not_found', 'a "not found" page in Japanese', shop('ページが見つかりません', '<p>-</p>')],
    [
      'search_results',
      'search results',
      shop(
        'Amazon.com : pan',
        '<div id="search"><div data-component-type="s-search-result" data-asin="B000000001"><h2>Pan</h2></div></div>',
      ),
    ],
    ['truncated', 'an empty page', ''],
    [
      'truncated',
      'a page of the storefront without a product',
      shop('Amazon.com', '<div id="nav-main"></div><p>Hello</p>'),
    ],
    [
      'foreign',
      'a page of another site',
      '<!doctype html><html><title>Hotel</title><body>Sign in to the network</body></html>',
    ],
    [
      'foreign',
      'a page of another shop',
      '<html><head><link rel="canonical" href="https://shop.example/p/1"></head><body><h1 id="title">Pan</h1><img src="https://m.media-amazon.com/images/I/a.jpg"></body></html>',
    ],
    [
      'not_found',
      'a bare "not found" page',
      '<html><head><title>Page Not Found</title></head><body><h1>Sorry! We couldn’t find that page</h1></body></html>',
    ],
    [
      'not_found',
      'a "not found" page with much other text',
      shop('Page Not Found', `<h1>Sorry</h1><p>${'Other things that we sell. '.repeat(150)}</p>`),
    ],
    [
      'foreign',
      'a page of another shop with a link to continue shopping',
      `<html><head><title>Pans</title></head><body><h1>Pan</h1><p>${'A pan of steel. '.repeat(40)}</p><a href="/">Continue shopping</a></body></html>`,
    ],
    ['foreign', 'JSON instead of HTML', '{"error": "not here"}'],
  ]
  for (const [kind, description, html] of kinds)
    it(`the kind of page is ${kind} for ${description}`, () => assert.equal(kindOf(html), kind))

  it('the kind of page is truncated for a product page cut at any position', () => {
    const page = storefrontPage()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: page.indexOf('</html>') - 1 }), (length) => {
        const kind = kindOf(page.slice(0, length))
        assert.equal(kind, length < '<!doctype html><html '.length ? kind : 'truncated', `at ${length}`)
      }),
    )
  })
})

describe('an arbitrary page', () => {
  it('an arbitrary page is read without an exception', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<div id="bylineInfo">',
        '<ul class="a-breadcrumb">',
        '<li>',
        '</li>',
        '<script>',
        '</script>',
        "'colorImages': {",
        "'initial': [",
        'A.$.parseJSON(',
        "'",
        '"',
        '}',
        ']',
        '<a href="/gp/bestsellers/x/1">',
        '</a>',
        '<tr><th>',
        '<!--',
        '<input id="ASIN" value="B000000001">',
        '&#xD83D;',
        '<img id="landingImage" data-a-dynamic-image="{',
        '">',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { images } = extractListing(pieces.join(''), requested)
        for (const url of images) assert.match(url, /^https?:/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('an arbitrary page yields its listing despite 50,000 nested elements', () => {
    const nested = `${'<div>'.repeat(50_000)}x${'</div>'.repeat(50_000)}`
    assert.deepEqual(extract({ cover: nested }), extract())
  })
})

const CASES = new URL('../../../../shared/cases/', import.meta.url)

it('other-colour-first.html of the shared cases: the landing image comes first', {
  skip: existsSync(CASES) ? false : 'needs ../shared/cases',
}, () => {
  const html = readFileSync(new URL('other-colour-first.html', CASES), 'utf8')
  const { images } = extractListing(html, { ...requested, asin: 'B0TESTAAA1' })
  assert.match(images[0] ?? '', /71rightL\.jpg$/)
})
