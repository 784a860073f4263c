import { type Format, names } from './format.ts'

const TYPE = names('type typ tipo rodzaj typologia produkttyp 商品タイプ タイプ 種類')
const NAME = names('name nom nombre nome naam nazwa namn navn 名前 名称 商品名')

/**
 * Columns are in the shop's language, the main image first. Variations appear on their product's page, which often
 * has no SKU. https://woocommerce.com/document/product-csv-importer-exporter/
 */
export const WOOCOMMERCE: Format = {
  format: 'woocommerce',
  title: 'a WooCommerce product export',
  // Other systems also have type, SKU, name and images, so one name must be WooCommerce's alone.
  signature: [
    TYPE,
    names('sku artikelnummer artikelnummer_sku ugs ref id'),
    NAME,
    [
      /^(?:is_featured|ist_hervorgehoben|mis_en_avant|esta_destacado|in_primo_piano|is_uitgelicht|wyrozniony|em_destaque|e_destaque)/,
      /^(?:visibility|sichtbarkeit|visibilite|visibilidade?|visibilita|zichtbaarheid|widocznosc|synlighet)_.*[ck]atalog/,
      // Japanese "catalog" without accents.
      /カタロク/,
    ],
  ],
  columns: {
    id: names('sku artikelnummer artikelnummer_sku ugs ref'),
    fallback_id: ['id'],
    name: NAME,
    gtin: [/^gtin_upc_ean_.*isbn$/, /^meta_.*(?:gtin|ean|barcode|upc)/],
  },
  lists: {
    own_category: names(
      'categories category kategorien kategorie categorias categorie categorieen kategorie kategorier カテコリ カテゴリー',
    ),
    image: names('images bilder imagenes immagini afbeeldingen obrazki imagens 画像'),
    tags: names('tags tag schlagworter etiquettes etiquetas tagi znaczniki タグ'),
  },
  skip: [
    {
      columns: TYPE,
      equals: [
        'variation',
        'variation, downloadable',
        'variation, virtual',
        'variation, downloadable, virtual',
      ],
      reason: 'The row is a variation, which the page of its product shows.',
    },
  ],
}
