import type { Format } from './format.ts'

/** Words for images, for the main one, and for what an image shows. */
const IMAGE = '(?:images?|pictures?|photos?|img|bild(?:er)?|fotos?|imagen(?:es)?)'
const MAIN = '(?:main|hero|primary|front|cover|featured|default|principale?)'
const ADDRESS = '(?:_(?:urls?|links?|src))?'
const VIEW = `(?:_(?:${MAIN}|additional|back|left|right|side|top|bottom|detail|lifestyle|additionnelles?|adicional(?:es)?|\\d+))?`
/** Words of small copies, of images of something else, and of facts about images. */
const NO_PRODUCT = words(`
  thumb thumbs thumbnail thumbnails small swatch icon logo brand category marke kategorie
  number count total has no anzahl nombre numero`).join('|')

/** Any other file. Columns are found by common names in English, German, French and Spanish. */
export const OTHER: Format = {
  format: 'other',
  title: 'a file of another system',
  signature: [],
  columns: {
    id: words(`
      id sku item_sku seller_sku product_sku merchant_sku product_id item_id article_number article_id
      item_number product_number part_number article_no item_no product_no part_no product_code item_code
      style_number style_no material_number reference code
      artikelnummer artikel_nr artikelnr art_nr produktnummer bestellnummer produkt_id
      ugs reference_produit numero_article code_article id_produit ref
      referencia codigo codigo_producto numero_articulo id_producto handle uuid mpn`),
    gtin: words(`
      gtin gtin14 gtin_14 gtin13 gtin_13 gtin12 gtin_12 ean ean13 ean_13 ean_code upc upc_code upc_a
      isbn isbn13 isbn_13 barcode bar_code upc_ean ean_upc gtin_ean ean_gtin gtin_upc ean_nummer gtin_nummer ean_nr
      strichcode code_barres code_barre code_ean codigo_de_barras codigo_barras`),
    asin: words('asin asin1 amazon_asin'),
    name: words(`
      name title product_name item_name product_title item_title style_name label
      produktname artikelname titel bezeichnung artikelbezeichnung produktbezeichnung produkttitel
      nom nom_produit nom_du_produit titre designation libelle
      nombre nombre_producto nombre_del_producto titulo denominacion`),
    category: words('product_category_id category_id category kategorie categorie categoria'),
    external_category_id: words('external_category_id'),
    retailer: words('retailer retailer_region'),
    hero_image: [
      ...words(`
      hero_image_url hero_image hero main_image main_image_url main_picture primary_image primary_image_url
      featured_image base_image image_link packshot cover_image
      hauptbild hauptbild_url produktbild titelbild bildlink
      image_principale photo_principale lien_image imagen_principal foto_principal enlace_imagen`),
      new RegExp(`^${MAIN}_(?:product_)?${IMAGE}${ADDRESS}$`),
      new RegExp(`^(?:(?:url|link|lien|enlace)_)?${IMAGE}_${MAIN}${ADDRESS}$`),
    ],
  },
  lists: {
    carousel_image: [
      /^(?:additional|other|extra|secondary|carousel|gallery)_?(?:product_)?(?:images?|pictures?|photos?)(?:_(?:urls?|links?))?_?\d*$/,
      /^(?:weitere|zusatz|zusatzliche[rs]?)_?(?:produkt)?(?:bild(?:er)?|fotos?|bildlinks?)(?:_(?:urls?|links?))?_?\d*$/,
      /^(?:autres_(?:images|photos)|images?_(?:additionnelles?|secondaires?)|galerie|gallery|galeria)_?\d*$/,
      /^(?:imagen(?:es)?|fotos?)_adicional(?:es)?_?\d*$/,
    ],
    image: [
      /^(?:product_|produkt_|artikel_)?(?:images?|pictures?|photos?|img|bild(?:er)?|fotos?|imagen(?:es)?)(?:_?(?:urls?|links?|src))?_?\d*$/,
      /^(?:urls?|links?|lien|enlace)_(?:de_)?(?:la_|l_)?(?:images?|pictures?|photos?|img|bild(?:er)?|foto|imagen)_?\d*$/,
      // Such as `side_image`, `image_left` and `image_1_url`.
      new RegExp(`^(?!(?:.*_)?(?:${NO_PRODUCT})_)(?:.*_)?${IMAGE}${VIEW}_?\\d*${ADDRESS}$`),
    ],
    tags: words('tags labels schlagworte schlagworter etiquettes etiquetas'),
  },
  guessesImages: true,
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
