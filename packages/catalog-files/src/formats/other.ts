import { type Format, names } from './format.ts'

const anyOf = (text: string): string => `(?:${names(text).join('|')})`

/** Words for main and further images, and for their content. */
const IMAGE = anyOf(`
  image images picture pictures photo photos img pic pics media visual visuals
  bild bilder foto fotos imagen imagenes visuel visuels immagine immagini afbeelding afbeeldingen
  zdjecie zdjecia obraz obrazy obrazek obrazki imagem imagens obrazky resim resimler gorsel gorseller
  画像 写真 图片 图像 圖片 изображение изображения фото картинка картинки εικονα εικονες 이미지 사진 صورة`)
const MAIN = anyOf(`
  main hero primary front cover featured default principal principale haupt hoofd glowne glowny hlavni ana
  メイン 主 主图 главное основное κυρια 대표 메인`)
const FURTHER = anyOf(`
  additional other extra secondary carousel gallery further more alternative
  weitere zusatz zusatzliche zusatzlicher zusatzliches autres additionnelle additionnelles secondaires galerie
  adicional adicionales adicionais galeria aggiuntive aggiuntiva galleria extra andere aanvullende
  dodatkowe dalsi 追加 その他 附加 其他 дополнительные дополнительное 추가`)
const ADDRESS = '(?:_?(?:urls?|links?|src|adresse?s?|href))?'
const LEADING = '(?:(?:urls?|links?|lien|liens|enlace|enlaces)_)?(?:d[eu]s?_)?(?:la_|l_|las_)?'
const VIEW = `(?:_?(?:${MAIN}|${FURTHER}|back|left|right|side|top|bottom|detail|lifestyle|\\d+))?`
/** Small copies, images of something else, and facts about images. */
const NO_PRODUCT = anyOf(`
  thumb thumbs thumbnail thumbnails small swatch icon logo brand category marke kategorie
  number count total has no anzahl nombre numero alt`)

/** Common names in the languages of many catalogs. */
export const OTHER: Format = {
  format: 'other',
  title: 'a file of another system',
  signature: [],
  columns: {
    id: names(`
      id sku item_sku seller_sku product_sku merchant_sku shop_sku product_id item_id article_number article_id
      item_number product_number part_number article_no item_no product_no part_no product_code item_code
      style_number style_no material_number reference code custom_label
      artikelnummer artikel_nr artikelnr art_nr produktnummer bestellnummer produkt_id
      ugs reference_produit numero_article code_article id_produit ref
      referencia codigo codigo_producto numero_articulo id_producto handle handle_id uuid mpn
      codice codice_articolo codice_prodotto riferimento artikelcode productcode referentie
      kod kod_produktu indeks numer_artykulu symbol codigo_do_produto referencia_do_produto
      stok_kodu urun_kodu artikelkod varenummer kod_zbozi katalogove_cislo
      商品コード 商品番号 品番 型番 管理番号 商品编码 商品编号 货号 商品編號 артикул код_товара код 상품코드 상품번호
      κωδικος`),
    gtin: names(`
      gtin gtin14 gtin_14 gtin13 gtin_13 gtin12 gtin_12 ean ean13 ean_13 ean_code upc upc_code upc_a product_upc
      isbn isbn13 isbn_13 barcode bar_code upc_ean ean_upc gtin_ean ean_gtin gtin_upc ean_nummer gtin_nummer ean_nr
      strichcode code_barres code_barre code_ean codigo_de_barras codigo_barras codice_a_barre codice_ean
      streepjescode kod_kreskowy kod_ean barkod jan jan_code jancode janコード 条码 条形码 国际条码 штрихкод штрих_код
      바코드`),
    asin: names('asin asin1 amazon_asin'),
    name: names(`
      name title product_name item_name product_title item_title style_name label
      produktname artikelname titel bezeichnung artikelbezeichnung produktbezeichnung produkttitel
      nom nom_produit nom_du_produit titre designation libelle
      nombre nombre_producto nombre_del_producto titulo denominacion
      nome nome_prodotto nome_del_prodotto nome_articolo titolo denominazione descrizione_breve
      naam productnaam titel artikelomschrijving nazwa nazwa_produktu tytul nome_do_produto nome_produto
      urun_adi urun_ismi baslik produktnamn varunamn produktnavn nazev nazov
      商品名 商品名称 品名 製品名 产品名称 产品名 标题 名称 商品名稱 название наименование 상품명 ονομα`),
    category: names('product_category_id category_id category kategorie categorie categoria'),
    external_category_id: names('external_category_id'),
    family: names(`
      parent parent_sku parent_id parent_asin parent_product_id item_group_id variant_group_id variant_group_code
      variant_group product_group_id vaterartikel ueberartikel uberartikel eltern_sku sku_parent articulo_padre`),
    retailer: names(`
      retailer retailer_region marketplace marketplace_id marketplaceid sales_channel storefront amazon_marketplace
      marktplatz place_de_marche mercado`),
    hero_image: [
      ...names(`
      hero_image_url hero_image hero main_image main_image_url main_picture primary_image primary_image_url
      featured_image base_image image_link packshot cover_image
      hauptbild hauptbild_url produktbild titelbild bildlink hoofdafbeelding
      image_principale photo_principale lien_image imagen_principal foto_principal enlace_imagen
      immagine_principale imagem_principal zdjecie_glowne hlavni_obrazek ana_resim メイン画像 主图 主圖 главное_фото
      основное_изображение 대표이미지`),
      new RegExp(`^(?:\\w+_)?${MAIN}_?(?:product_)?${IMAGE}${ADDRESS}$`, 'u'),
      new RegExp(`^${LEADING}${IMAGE}_?${MAIN}${ADDRESS}$`, 'u'),
    ],
  },
  lists: {
    carousel_image: [
      new RegExp(`^(?:\\w+_)?${FURTHER}_?(?:product_|produkt)?${IMAGE}${ADDRESS}_?\\d*$`, 'u'),
      /^(?:images?|imagen(?:es)?|imagens|fotos?|immagini)_(?:additionnelles?|secondaires?|adiciona(?:l|les|is)|aggiuntiv[ea])_?\d*$/,
      new RegExp(`^${FURTHER}_?\\d*$`, 'u'),
    ],
    image: [
      // `image`, `url_de_imagen`, `side_image`, `image_left`, `image_1_url`, `hosted_image_urls`.
      new RegExp(
        `^(?!(?:.*_)?${NO_PRODUCT}(?:_|$))(?:.*_)?${LEADING}(?:product|produkt|artikel)?${IMAGE}${VIEW}_?\\d*${ADDRESS}_?\\d*$`,
        'u',
      ),
    ],
    variant: names('variant color colour color_name size size_name farbe grosse couleur taille talla'),
    tags: names('tags labels schlagworte schlagworter etiquettes etiquetas'),
  },
  guessesImages: true,
}
