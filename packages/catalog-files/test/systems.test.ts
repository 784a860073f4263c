import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type CatalogFormat, detectCatalog } from '@endcap/catalog-files'
import { readAll, utf8 } from './support.ts'

const A = 'https://cdn.example.com'
/** A line for each product: its key, its name, the names of its images in order, and its GTIN. */
type System = { format: CatalogFormat; file: string; products: string[] }

const GTIN = '4006381333931'
const SYSTEMS: Record<string, System> = {
  'WooCommerce in Dutch': {
    format: 'woocommerce',
    file: `ID,Type,SKU,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,"Is uitgelicht?","Zichtbaarheid in catalogus",Categorieën,Tags,Afbeeldingen,Hoofd
7,variable,,${GTIN},Mok,1,0,visible,Keuken,thee,"${A}/a.jpg, ${A}/b.jpg",
8,variation,M-1,,Mok rood,1,0,visible,,,${A}/c.jpg,id:7`,
    products: [`id:7 Mok a.jpg b.jpg 0${GTIN}`],
  },
  'WooCommerce in Polish': {
    format: 'woocommerce',
    file: `ID,Rodzaj,SKU,Nazwa,Opublikowano,"Wyróżniony?","Widoczność w katalogu",Kategorie,Tagi,Obrazki
1,simple,K-1,Kubek żółty,1,0,visible,Kuchnia,,"${A}/a.jpg, ${A}/b.jpg"`,
    products: ['id:K-1 Kubek żółty a.jpg b.jpg'],
  },
  'WooCommerce in Portuguese': {
    format: 'woocommerce',
    file: `ID,Tipo,SKU,Nome,Publicado,"Em destaque?","Visibilidade no catálogo",Categorias,Tags,Imagens
1,simple,C-1,Caneca,1,0,visible,Cozinha,,"${A}/a.jpg, ${A}/b.jpg"`,
    products: ['id:C-1 Caneca a.jpg b.jpg'],
  },
  'WooCommerce in Japanese': {
    format: 'woocommerce',
    file: `ID,商品タイプ,SKU,名前,公開済み,おすすめ商品ですか ?,カタログでの表示,カテゴリー,タグ,画像
1,grouped,,湯呑み,1,0,visible,台所,,"${A}/a.jpg, ${A}/b.jpg"`,
    products: ['id:1 湯呑み a.jpg b.jpg'],
  },
  'Wix of before 2024': {
    format: 'wix',
    file: `handleId,fieldType,name,description,productImageUrl,collection,sku,price
product_1,Product,Oak Bowl,<p>x</p>,aa11_01~mv2.jpg;aa11_02~mv2.png,Kitchen,,30
product_1,Variant,,,,,V-1,31`,
    products: ['id:product_1 Oak Bowl aa11_01~mv2.jpg aa11_02~mv2.png'],
  },
  'Wix since 2024': {
    format: 'wix',
    file: `handle,fieldType,name,visible,media,price
oak-bowl,PRODUCT,Oak Bowl,TRUE,${A}/a.jpg,30
oak-bowl,MEDIA,,,${A}/b.jpg,
oak-bowl,VARIANT,,,,31`,
    products: ['id:oak-bowl Oak Bowl a.jpg b.jpg'],
  },
  'Magento 2': {
    format: 'magento',
    file: `sku,store_view_code,attribute_set_code,product_type,categories,name,base_image,small_image,thumbnail_image,additional_images
WB-1,,Bag,simple,Default/Bags,Duffle,${A}/media/w/b/wb-1.jpg,${A}/media/w/b/wb-1.jpg,${A}/media/w/b/wb-1.jpg,"${A}/media/w/b/wb-1-b.jpg,/w/b/wb-1-c.jpg"
WB-1,de,,,,Reisetasche,,,,`,
    products: ['id:WB-1 Duffle wb-1.jpg wb-1-b.jpg wb-1-c.jpg'],
  },
  'Magento 1': {
    format: 'magento',
    file: `sku,_store,_attribute_set,_type,name,image,small_image,thumbnail,_media_image
OLD-1,,Default,simple,Tray,${A}/m/a.jpg,,,${A}/m/b.jpg
,,,,,,,,${A}/m/c.jpg`,
    products: ['id:OLD-1 Tray a.jpg b.jpg c.jpg'],
  },
  OpenCart: {
    format: 'opencart',
    file: `product_id,name(en-gb),categories,sku,upc,ean,jan,quantity,model,manufacturer,image_name,additional_images
42,Tray,20,OC-1,,${GTIN},,5,T-1,Nova,${A}/image/catalog/tray.jpg,catalog/tray-2.jpg
43,Bowl,20,,,,,5,T-2,Nova,${A}/image/catalog/bowl.jpg,`,
    products: [`id:OC-1 Tray tray.jpg tray-2.jpg 0${GTIN}`, 'id:43 Bowl bowl.jpg'],
  },
  'Amazon all listings report': {
    format: 'amazon_listings',
    file: `item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\titem-is-marketplace\tproduct-id-type\tasin1\tproduct-id\tstatus
Flask\tSteel\tL1\tAM-1\t12\t5\t2024\t\ty\t1\tB0TEST1234\tB0TEST1234\tActive
Cup\tSteel\tL2\tAM-2\t12\t5\t2024\t${A}/cup.jpg\ty\t1\tB0TEST1235\tB0TEST1235\tActive`,
    products: ['asin:B0TEST1234 Flask', 'id:AM-2 Cup cup.jpg'],
  },
  'eBay File Exchange': {
    format: 'ebay',
    file: `*Action(SiteID=US|Country=US|Currency=USD|Version=1193),CustomLabel,*Category,*Title,PicURL,*Quantity,Product:EAN,*Format
Add,EB-1,12345,Flask,${A}/AAA/s.jpg|${A}/BBB/s2.jpg,5,${GTIN},FixedPrice`,
    products: [`id:EB-1 Flask s.jpg s2.jpg 0${GTIN}`],
  },
  'eBay Seller Hub': {
    format: 'ebay',
    file: `#INFO,Version=1.0.0,,,,,,,
*Action(SiteID=UK),Custom label (SKU),Category ID,Title,Relationship,P:UPC,Start price,Item photo URL,Format
Draft,SH-1,1234,Tray,,Does not apply,9,${A}/a.jpg|${A}/b.jpg,FixedPrice
,SH-1-L,,,Variation,,9,${A}/l.jpg,`,
    products: ['id:SH-1 Tray a.jpg b.jpg'],
  },
  Squarespace: {
    format: 'squarespace',
    file: `Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Price,Tags,Hosted Image URLs
5fa1,5fb1,PHYSICAL,shop,vase,Vase,x,SQ1,30,"clay, vase","${A}/a.jpg ${A}/b.jpg"
,5fb2,PHYSICAL,,,,,SQ2,30,,`,
    products: ['id:5fa1 Vase a.jpg b.jpg'],
  },
  PrestaShop: {
    format: 'prestashop',
    file: `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;EAN13;Image URLs (x,y,z...);Delete existing images (0 = No, 1 = Yes)
10;1;Lamp;Home;"12,50";LB-10;${GTIN};${A}/a.jpg,${A}/b.jpg;0
11;1;Shade;Home;"8,50";;;${A}/c.jpg;0`,
    products: [`id:LB-10 Lamp a.jpg b.jpg 0${GTIN}`, 'id:11 Shade c.jpg'],
  },
  'BigCommerce version 2': {
    format: 'bigcommerce',
    file: `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Product Image ID - 1,Product Image File - 1,Product Image URL - 1,Product Image Sort - 1,Product Image URL - 2,Product UPC/EAN
Product,77,Mug,P,MUG,Nova,1,,${A}/a.jpg,0,${A}/b.jpg,${GTIN}
  SKU,78,[S]Color=Red,,MUG-R,,,,,,,`,
    products: [`id:MUG Mug a.jpg b.jpg 0${GTIN}`],
  },
  'BigCommerce version 3': {
    format: 'bigcommerce',
    file: `Item,ID,Name,Type,SKU,Price,Internal Image URL (Export),Image URL (Import),Image Sort Order,UPC/EAN
Product,77,Mug,physical,,9,,,,${GTIN}
Image,301,,,,,${A}/b.jpg,,1,
Image,302,,,,,${A}/a.jpg,,0,
Variant,88,,,MUG-L,9,,,,
Product,90,Cup,physical,CUP,9,,,,`,
    products: [`id:77 Mug a.jpg b.jpg 0${GTIN}`, 'id:CUP Cup'],
  },
  'Shopware 6': {
    format: 'shopware',
    file: `id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_id;cover_media_id;cover_media_url;manufacturer_name;categories;ean;media
0a;;SW-1;1;5;Tasse;x;1;2;t;m;${A}/a.jpg;Nova;c;${GTIN};${A}/b.jpg|${A}/c.jpg
0b;0a;SW-1.1;1;5;;;;;;;;;;;`,
    products: [`id:SW-1 Tasse a.jpg b.jpg c.jpg 0${GTIN}`],
  },
  Ecwid: {
    format: 'ecwid',
    file: `type,product_internal_id,product_sku,product_name,product_media_main_image_url,product_media_main_image_alt,product_media_gallery_image_url_1,product_media_gallery_image_url_2,product_upc
product,1001,EC-1,Tray,${A}/m.jpg,,${A}/1.jpg,${A}/2.jpg,036000291452
product_option,1001,,,,,,,
product_variation,1001,EC-1-L,,${A}/l.jpg,,,,
product,1002,,Bowl,${A}/b.jpg,,,,`,
    products: ['id:EC-1 Tray m.jpg 1.jpg 2.jpg 00036000291452', 'id:1002 Bowl b.jpg'],
  },
  'YML vendor.model': {
    format: 'yml',
    file: `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2024-01-01"><shop><offers>
<offer id="12" type="vendor.model" available="true"><url>${A}/p/12</url><price>1</price><currencyId>RUR</currencyId><categoryId>6</categoryId><picture>${A}/a.jpg</picture><picture>${A}/b.jpg</picture><typePrefix>Принтер</typePrefix><vendor>Nova</vendor><model>N-100</model><barcode>${GTIN}</barcode></offer>
<offer id="13"><categoryId>6</categoryId><picture>${A}/c.jpg</picture><name>Кружка</name><vendor>Nova</vendor></offer></offers></shop></yml_catalog>`,
    products: [`id:12 Принтер Nova N-100 a.jpg b.jpg 0${GTIN}`, 'id:13 Кружка c.jpg'],
  },
  Mirakl: {
    format: 'mirakl',
    file: `category;shop_sku;product-id;product-id-type;title-fr_FR;description-fr_FR;main_image;image_2;image_3
home;MK-1;${GTIN};EAN;Lampe;x;${A}/a.jpg;${A}/b.jpg;${A}/c.jpg`,
    products: [`id:MK-1 Lampe a.jpg b.jpg c.jpg 0${GTIN}`],
  },
  'bol in Dutch': {
    format: 'bol',
    file: `EAN;Interne referentie;Titel;Beschrijving;Hoofdafbeelding;Afbeelding 2;Afbeelding 3
${GTIN};BOL-1;Mok;x;${A}/a.jpg;${A}/b.jpg;${A}/c.jpg`,
    products: [`id:BOL-1 Mok a.jpg b.jpg c.jpg 0${GTIN}`],
  },
  'price comparison': {
    format: 'price_comparison',
    file: `<SHOP><SHOPITEM><ITEM_ID>HE-1</ITEM_ID><PRODUCTNAME>Konvice</PRODUCTNAME><IMGURL>${A}/a.jpg</IMGURL><IMGURL_ALTERNATIVE>${A}/b.jpg</IMGURL_ALTERNATIVE><IMGURL_ALTERNATIVE>${A}/c.jpg</IMGURL_ALTERNATIVE></SHOPITEM></SHOP>`,
    products: ['id:HE-1 Konvice a.jpg b.jpg c.jpg'],
  },
  'Bagisto, which is unknown': {
    format: 'other',
    file: `channel,locale,attribute_family_code,parent_sku,type,sku,product_number,name,status,visible_individually,categories,images
default,en,default,,simple,BG-1,1,Tray,1,1,Home,"${A}/a.jpg, ${A}/b.jpg"`,
    products: ['id:BG-1 Tray a.jpg b.jpg'],
  },
  'an Amazon file of offers, which is unknown': {
    format: 'other',
    file: `sku\tproduct-id\tproduct-id-type\tprice\titem-condition\tquantity\tmain-image-url
OF-1\tB0TEST1234\t1\t9\t11\t5\t${A}/a.jpg`,
    products: ['id:OF-1 a.jpg'],
  },
  'a shop with Polish columns': {
    format: 'other',
    file: `Kod produktu;Nazwa produktu;Kod kreskowy;Zdjęcie główne;Dodatkowe zdjęcia
PL-1;Kubek;${GTIN};${A}/a.jpg;${A}/b.jpg,${A}/c.jpg`,
    products: [`id:PL-1 Kubek a.jpg b.jpg c.jpg 0${GTIN}`],
  },
  'a shop with Turkish columns': {
    format: 'other',
    file: `Stok Kodu;Ürün Adı;Barkod;Ana Resim;Resim 2
TR-1;Kupa;${GTIN};${A}/a.jpg;${A}/b.jpg`,
    products: [`id:TR-1 Kupa a.jpg b.jpg 0${GTIN}`],
  },
  'a shop with Dutch columns': {
    format: 'other',
    file: `Artikelcode,Productnaam,Hoofdafbeelding,Afbeelding 2
NL-1,Mok,${A}/a.jpg,${A}/b.jpg`,
    products: ['id:NL-1 Mok a.jpg b.jpg'],
  },
  'a shop with Portuguese columns': {
    format: 'other',
    file: `Código do produto;Nome do produto;Código de barras;Imagem principal;Imagens adicionais
BR-1;Caneca;${GTIN};${A}/a.jpg;${A}/b.jpg`,
    products: [`id:BR-1 Caneca a.jpg b.jpg 0${GTIN}`],
  },
  'a shop with Russian columns': {
    format: 'other',
    file: `Артикул;Название;Штрихкод;Изображение;Дополнительные изображения
RU-1;Кружка;${GTIN};${A}/a.jpg;${A}/b.jpg`,
    products: [`id:RU-1 Кружка a.jpg b.jpg 0${GTIN}`],
  },
  'a shop with Chinese columns': {
    format: 'other',
    file: `商品编码,商品名称,条码,主图,图片2
ZH-1,杯子,${GTIN},${A}/a.jpg,${A}/b.jpg`,
    products: [`id:ZH-1 杯子 a.jpg b.jpg 0${GTIN}`],
  },
  'a shop with Korean columns': {
    format: 'other',
    file: `상품코드,상품명,바코드,대표이미지,추가이미지1
KO-1,머그컵,${GTIN},${A}/a.jpg,${A}/b.jpg`,
    products: [`id:KO-1 머그컵 a.jpg b.jpg 0${GTIN}`],
  },
  'a shop with Italian columns': {
    format: 'other',
    file: `Codice prodotto;Nome prodotto;Codice a barre;Immagine principale;Immagini aggiuntive
IT-1;Tazza;${GTIN};${A}/a.jpg;${A}/b.jpg,${A}/c.jpg`,
    products: [`id:IT-1 Tazza a.jpg b.jpg c.jpg 0${GTIN}`],
  },
  'a shop with Japanese columns': {
    format: 'other',
    file: `商品コード,商品名,JANコード,メイン画像,追加画像1,追加画像2
JP-1,湯呑み,4901234567894,${A}/a.jpg,${A}/b.jpg,${A}/c.jpg`,
    products: ['id:JP-1 湯呑み a.jpg b.jpg c.jpg 04901234567894'],
  },
}

const nameOf = (url: string): string => url.split('/').at(-1) ?? ''

async function productsOf(file: string): Promise<string[]> {
  const records = await readAll(file, { requireImages: false })
  return records
    .filter(({ outcome }) => outcome !== 'skipped')
    .map(({ key, submission, problems }) => {
      if (!submission) return `${key?.value ?? ''} ${problems.map(({ code }) => code).join(' ')}`
      const { name, hero_image_url: hero, carousel_image_urls: carousel = [], gtin } = submission
      const images = [...(hero === undefined ? [] : [hero]), ...carousel].map(nameOf)
      return [
        `${key?.type}:${key?.value}`,
        ...(name === undefined ? [] : [name]),
        ...images,
        ...(gtin === undefined ? [] : [gtin]),
      ].join(' ')
    })
}

describe('a file of another system', () => {
  for (const [title, { format, file, products }] of Object.entries(SYSTEMS))
    it(`a file of another system gives keys, names and all pictures: ${title}`, async () => {
      const { format: found, missing, confidence } = detectCatalog(utf8(file))
      assert.deepEqual([found, missing], [format, []])
      assert.ok(confidence >= 0.5, String(confidence))
      assert.deepEqual(await productsOf(file), products)
    })
})

describe('a column with pictures that is not imported', () => {
  const file = `sku,name,image,zoom view\nA,Cup,${A}/a.jpg,${A}/a-zoom.jpg\nB,Mug,${A}/b.jpg,${A}/b-zoom.jpg`

  it('a column with pictures that is not imported is remarked once, and lowers the confidence', async () => {
    assert.ok(detectCatalog(utf8(file)).confidence < 0.5)
    const problems = (await readAll(file)).map(({ problems: each }) =>
      each.map(({ code, column }) => [code, column]),
    )
    assert.deepEqual(problems, [[['IMAGES_IGNORED', 'zoom view']], []])
  })

  it('a column with pictures that is not imported is not remarked if the product has the pictures anyway, or if it is imported', async () => {
    const copy = `sku,name,image,zoom view\nA,Cup,${A}/a.jpg,${A}/a.jpg`
    assert.equal(detectCatalog(utf8(copy)).confidence, 0.6)
    assert.deepEqual((await readAll(copy))[0]?.problems, [])
    const { mapping } = detectCatalog(utf8(file))
    const all = { ...mapping, columns: { ...mapping.columns, 'zoom view': 'carousel_image' as const } }
    assert.ok((await readAll(file, { mapping: all })).every(({ problems }) => problems.length === 0))
  })
})

describe('paths of pictures', () => {
  const file = 'sku,name,image\nA,Cup,/m/c/cup.jpg\nB,Mug,m/u/mug 1.jpg'

  it('paths of pictures are addresses below the base address, if there is one', async () => {
    const { mapping } = detectCatalog(utf8(file))
    const given = { ...mapping, image_base_url: `${A}/media/catalog/product/` }
    const urls = (await readAll(file, { mapping: given })).map(({ submission }) => submission?.hero_image_url)
    assert.deepEqual(urls, [
      `${A}/media/catalog/product/m/c/cup.jpg`,
      `${A}/media/catalog/product/m/u/mug%201.jpg`,
    ])
  })

  it('paths of pictures are an error without one, which says what to give', async () => {
    const [record] = await readAll(file)
    assert.equal(record?.outcome, 'failed')
    assert.match(record?.problems[0]?.message ?? '', /image_base_url/)
  })
})

describe('alt texts of files', () => {
  const image = (name: string) => `${A}/${name}.jpg`
  const FILES: Record<string, { file: string; texts: Record<string, Record<string, string>> }> = {
    'Shopify, whose variant images have none': {
      file: `Handle,Title,Body (HTML),Image Src,Image Position,Image Alt Text,Variant Image
shirt,Linen Shirt,,${image('a')},1,Front of the shirt,${image('m')}
shirt,,,${image('b')},2,Back of the shirt,`,
      texts: { [image('a')]: { en: 'Front of the shirt' }, [image('b')]: { en: 'Back of the shirt' } },
    },
    'Magento, with labels in lists': {
      file: `sku,store_view_code,product_type,name,base_image,base_image_label,additional_images,additional_image_labels
M-1,,simple,Mug,${image('a')},Mug,"${image('b')},${image('c')}","Handle,Inside"`,
      texts: { [image('a')]: { en: 'Mug' }, [image('b')]: { en: 'Handle' }, [image('c')]: { en: 'Inside' } },
    },
    'PrestaShop, in lists': {
      file: `Product ID;Active (0/1);Name *;Reference #;Image URLs (x,y,z...);Image alt texts (x,y,z...)
1;1;Mug;M-1;${image('a')},${image('b')};Mug,Handle`,
      texts: { [image('a')]: { en: 'Mug' }, [image('b')]: { en: 'Handle' } },
    },
    'Ecwid, in columns': {
      file: `type,product_internal_id,product_sku,product_name,product_media_main_image_url,product_media_main_image_alt,product_media_gallery_image_url_1,product_media_gallery_image_alt_1
product,7,M-1,Mug,${image('a')},Mug,${image('b')},Handle`,
      texts: { [image('a')]: { en: 'Mug' }, [image('b')]: { en: 'Handle' } },
    },
    'BigCommerce 2, in numbered columns': {
      file: `Item Type,Product ID,Product Name,Product Code/SKU,Product Image File - 1,Product Image Description - 1,Product Image File - 2,Product Image Description - 2
Product,1,Mug,M-1,${image('a')},Mug,${image('b')},Handle`,
      texts: { [image('a')]: { en: 'Mug' }, [image('b')]: { en: 'Handle' } },
    },
    'Shopware, of the cover': {
      file: `id;product_number;name;cover_media_url;cover_media_alt;media
1;M-1;Mug;${image('a')};Mug;${image('b')}`,
      texts: { [image('a')]: { en: 'Mug' } },
    },
    'an Endcap export of images, by language': {
      file: `pdp_id,id_type,id,retailer,position,image_url,alt_text_en,alt_text_de
1,id,M-1,marketplace_us,0,${image('a')},Mug,Tasse
1,id,M-1,marketplace_us,1,${image('b')},,Henkel`,
      texts: { [image('a')]: { en: 'Mug', de: 'Tasse' }, [image('b')]: { de: 'Henkel' } },
    },
    'another system, in the language of the retailer': {
      file: `sku,name,retailer,image_1,image_2,alt_text_1,alt_text_2
M-1,Mug,marketplace_de,${image('a')},${image('b')},Tasse,Henkel`,
      texts: { [image('a')]: { de: 'Tasse' }, [image('b')]: { de: 'Henkel' } },
    },
  }
  for (const [system, { file, texts }] of Object.entries(FILES))
    it(`alt texts of files of ${system} are assigned to their images`, async () => {
      const [record] = await readAll(file)
      assert.deepEqual(record?.problems, [])
      assert.deepEqual(record.submission?.alt_texts, texts)
    })

  it('alt texts of files are left out with a warning if a cell has another number of them than of images', async () => {
    const [record] = await readAll(`id,hero_image_url,carousel_image_urls,hero_alt_text,carousel_alt_texts
M-1,${image('a')},${image('b')} | ${image('c')},Mug,Handle`)
    assert.deepEqual(record?.submission?.alt_texts, { [image('a')]: { en: 'Mug' } })
    assert.deepEqual(
      record?.problems.map(({ code, column }) => [code, column]),
      [['ALT_TEXTS_NOT_USED', 'carousel_alt_texts']],
    )
  })

  it('alt texts of files are cut to 1,000 characters with a warning', async () => {
    const [record] = await readAll(`id,hero_image_url,hero_alt_text\nM-1,${image('a')},${'x'.repeat(1_001)}`)
    assert.equal(record?.submission?.alt_texts?.[image('a')]?.['en']?.length, 1_000)
    assert.deepEqual(
      record?.problems.map(({ code }) => code),
      ['TEXT_TOO_LONG'],
    )
  })
})
