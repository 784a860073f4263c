import { type Format, names } from './format.ts'

export const BOL: Format = {
  format: 'bol',
  title: 'a bol product file',
  signature: [
    ['ean'],
    names('interne_referentie internal_reference referentie'),
    [
      /^(?:hoofdafbeelding|afbeelding|productafbeelding|main_image|image)(?:_|$)/,
      ...names('levertijd deliverycode delivery_code conditie'),
    ],
  ],
  columns: {
    id: names('interne_referentie internal_reference referentie reference'),
    gtin: ['ean'],
    name: names('titel naam productnaam title name product_name'),
    family: names('family_key familiesleutel'),
    hero_image: names('hoofdafbeelding hoofdafbeelding_url main_image main_image_url afbeelding_voorkant'),
  },
  lists: {
    variant: names('kleur maat colour color size'),
    image: [/^(?:product)?afbeelding(?:en)?(?:_|\d|$)/, /^(?:product_)?images?(?:_|\d|$)/],
  },
}
