import type { AssetType } from './asset-type.ts'

/** The product worn by a person. */
export const onModel: AssetType = {
  label: 'On model',
  phrase: 'an image on a model',
  shot: 'The product worn by a person, whole and in natural light.',
  shows: 'product',
  asMainImage: {
    may: 'worn',
    why: 'Marketplaces that ask for a white background allow a person only for what people wear.',
  },
}
