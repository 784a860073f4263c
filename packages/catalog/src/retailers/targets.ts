/** `shop`: where listings live. Its regions are retailers. `channel` and `standard` only accept images. */
export type TargetKind = 'shop' | 'channel' | 'standard'

/** Someone who accepts or refuses images. */
export type Target = {
  id: string
  name: string
  kind: TargetKind
  /** First part of the ids of its retailer regions. Null for channels and standards. */
  retailer: string | null
  /** Domains by region, each of one region. Those of storefronts are in `retailers.ts`. */
  domains: Readonly<Record<string, string>>
}

/** Each has a file in `retailer-rules`. */
export const TARGETS: readonly Target[] = [
  { id: 'amazon', name: 'Amazon', kind: 'shop', retailer: 'marketplace', domains: {} },
  shop('walmart', 'Walmart', { us: 'www.walmart.com', ca: 'www.walmart.ca', mx: 'www.walmart.com.mx' }),
  shop('target', 'Target', { us: 'www.target.com' }),
  shop('kroger', 'Kroger', { us: 'www.kroger.com' }),
  shop('instacart', 'Instacart', { us: 'www.instacart.com' }),
  shop('ebay', 'eBay', { us: 'www.ebay.com', uk: 'www.ebay.co.uk', de: 'www.ebay.de' }),
  shop('tesco', 'Tesco', { uk: 'www.tesco.com' }),
  shop('wayfair', 'Wayfair', { us: 'www.wayfair.com' }),
  shop('etsy', 'Etsy', { us: 'www.etsy.com' }),
  shop('tiktok-shop', 'TikTok Shop', { us: 'shop.tiktok.com' }),
  shop('mercado-libre', 'Mercado Libre', {
    ar: 'www.mercadolibre.com.ar',
    mx: 'www.mercadolibre.com.mx',
    co: 'www.mercadolibre.com.co',
    cl: 'www.mercadolibre.cl',
  }),
  shop('mercado-livre', 'Mercado Livre', { br: 'www.mercadolivre.com.br' }),
  shop('temu', 'Temu', { us: 'www.temu.com' }),
  shop('shein', 'SHEIN', { us: 'us.shein.com' }),
  shop('newegg', 'Newegg', { us: 'www.newegg.com' }),
  shop('zalando', 'Zalando', {
    de: 'www.zalando.de',
    fr: 'www.zalando.fr',
    it: 'www.zalando.it',
    nl: 'www.zalando.nl',
    pl: 'www.zalando.pl',
    uk: 'www.zalando.co.uk',
  }),
  shop('otto', 'OTTO', { de: 'www.otto.de' }),
  shop('about-you', 'ABOUT YOU', { de: 'www.aboutyou.de' }),
  shop('bol', 'bol', { nl: 'www.bol.com' }),
  shop('kaufland', 'Kaufland', { de: 'www.kaufland.de' }),
  shop('galaxus', 'Galaxus', { ch: 'www.galaxus.ch', de: 'www.galaxus.de' }),
  shop('john-lewis', 'John Lewis', { uk: 'www.johnlewis.com' }),
  shop('the-range', 'The Range', { uk: 'www.therange.co.uk' }),
  shop('fnac-darty', 'Fnac Darty', { fr: 'www.fnac.com' }),
  shop('conforama', 'Conforama', { fr: 'www.conforama.fr' }),
  shop('praxis', 'Brico and Praxis', { nl: 'www.praxis.nl', be: 'www.brico.be' }),
  shop('conrad', 'Conrad', { de: 'www.conrad.de' }),
  shop('mercateo', 'Mercateo', { de: 'www.mercateo.com' }),
  shop('decathlon', 'Decathlon', { fr: 'www.decathlon.fr', de: 'www.decathlon.de' }),
  shop('worten', 'Worten', { pt: 'www.worten.pt', es: 'www.worten.es' }),
  shop('allegro', 'Allegro', { pl: 'allegro.pl' }),
  shop('media-expert', 'Media Expert', { pl: 'www.mediaexpert.pl' }),
  shop('emag', 'eMAG', { ro: 'www.emag.ro', hu: 'www.emag.hu' }),
  shop('ozon', 'Ozon', { ru: 'www.ozon.ru' }),
  shop('wildberries', 'Wildberries', { ru: 'www.wildberries.ru' }),
  shop('yandex-market', 'Yandex Market', { ru: 'market.yandex.ru' }),
  shop('sbermegamarket', 'SberMegaMarket', { ru: 'megamarket.ru' }),
  shop('rakuten', 'Rakuten Ichiba', { jp: 'item.rakuten.co.jp' }),
  shop('yahoo-shopping', 'Yahoo! Shopping', { jp: 'store.shopping.yahoo.co.jp' }),
  shop('coupang', 'Coupang', { kr: 'www.coupang.com' }),
  shop('auction', 'Auction', { kr: 'itempage3.auction.co.kr' }),
  shop('11st', '11st', { kr: 'www.11st.co.kr' }),
  shop('gmarket', 'Gmarket', { kr: 'item.gmarket.co.kr' }),
  shop('naver-smart-store', 'Naver Smart Store', { kr: 'smartstore.naver.com' }),
  shop('shopee', 'Shopee', { sg: 'shopee.sg', my: 'shopee.com.my' }),
  shop('lazada', 'Lazada', { my: 'www.lazada.com.my', sg: 'www.lazada.sg' }),
  shop('redmart', 'RedMart', { sg: 'redmart.lazada.sg' }),
  shop('zalora', 'Zalora', { sg: 'www.zalora.sg', my: 'www.zalora.com.my' }),
  shop('flipkart', 'Flipkart', { in: 'www.flipkart.com' }),
  shop('myntra', 'Myntra', { in: 'www.myntra.com' }),
  shop('ajio', 'AJIO', { in: 'www.ajio.com' }),
  shop('tata-cliq', 'Tata CLiQ', { in: 'www.tatacliq.com' }),
  shop('meesho', 'Meesho', { in: 'www.meesho.com' }),
  shop('noon', 'noon', { ae: 'www.noon.com' }),
  shop('jumia', 'Jumia', {
    ng: 'www.jumia.com.ng',
    ke: 'www.jumia.co.ke',
    eg: 'www.jumia.com.eg',
    ma: 'www.jumia.ma',
  }),
  shop('takealot', 'Takealot', { za: 'www.takealot.com' }),
  shop('catch', 'Catch', { au: 'www.catch.com.au' }),
  shop('americanas', 'Americanas', { br: 'www.americanas.com.br' }),
  shop('dafiti', 'Dafiti', { br: 'www.dafiti.com.br' }),
  shop('pinduoduo', 'Pinduoduo', { cn: 'mobile.yangkeduo.com' }),
  shop('alibaba', 'Alibaba', { cn: 'www.alibaba.com' }),
  other('channel', 'shopify', 'Shopify'),
  other('channel', 'google-merchant-center', 'Google Merchant Center'),
  other('channel', 'microsoft-merchant-center', 'Microsoft Merchant Center'),
  other('channel', 'meta-catalog', 'Meta catalog'),
  other('channel', 'pinterest-catalog', 'Pinterest catalog'),
  other('channel', 'google-structured-data', 'Google structured data'),
  other('channel', 'glami', 'Glami'),
  other('channel', 'heureka', 'Heureka'),
  other('standard', 'gs1-product-image', 'GS1 product images'),
  other('standard', 'gs1-mobile-ready-hero-image', 'GS1 mobile ready hero image'),
  other('standard', 'gs1-sweden', 'GS1 Sweden'),
  other('standard', 'gs1-austria', 'GS1 Austria'),
  other('standard', 'ai-act', 'EU AI Act, Article 50'),
]

const BY_ID = new Map(TARGETS.map((target) => [target.id, target]))
const BY_RETAILER = new Map(TARGETS.map((target) => [target.retailer, target]))

/** Finds a target by id. */
export const findTarget = (id: string): Target | null => BY_ID.get(id) ?? null

/** Finds the target of a retailer region. */
export const targetOfRetailer = ({ retailer }: { retailer: string }): Target | null =>
  BY_RETAILER.get(retailer) ?? null

function shop(id: string, name: string, domains: Target['domains']): Target {
  return { id, name, kind: 'shop', retailer: id.replaceAll('-', '_'), domains }
}

function other(kind: TargetKind, id: string, name: string): Target {
  return { id, name, kind, retailer: null, domains: {} }
}
