import { type Format, names } from './format.ts'

const IMAGES = names('image_urls url_des_images urls_d_images url_immagini url_de_imagenes bild_urls')

/**
 * Columns with explanations in parentheses.
 * https://docs.prestashop-project.org/v.8-documentation/user-guide/configuring-shop/advanced-parameters/import
 */
export const PRESTASHOP: Format = {
  format: 'prestashop',
  title: 'a PrestaShop product file',
  signature: [
    names('product_id id id_product id_produit'),
    names('active actif activo attivo aktiv'),
    names('name nom nombre nome'),
    [...names('reference reference_no referencia riferimento'), ...IMAGES],
  ],
  columns: {
    id: names('reference reference_no reference_n referencia riferimento artikelnummer'),
    fallback_id: names('product_id id id_product id_produit'),
    gtin: names('ean13 ean upc isbn'),
    name: names('name nom nombre nome'),
  },
  lists: {
    image: IMAGES,
    alt_text: names(
      'image_alt_texts textes_alternatifs_des_images testo_alternativo_immagini textos_alternativos_de_las_imagenes',
    ),
    tags: names('tags etiquettes etiquetas'),
  },
}
