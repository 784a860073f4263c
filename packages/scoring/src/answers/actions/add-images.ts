import { ASSET_TYPES, type Classification } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'

type MissingImages = NewImages & { types: readonly Classification[]; present: number; recommended: number }

/** Adds all images that are missing from the recommended number. */
export const addImages = defineAction({
  code: 'ADD_IMAGES',
  settles: 'missing_images',
  needsImages: true,
  by: 'creating',
  title: ({ types }: MissingImages) => `Add ${types.length} images`,
  detail: ({ types, score, present, recommended }) =>
    `The listing has ${present} of ${recommended} recommended carousel images. Shoppers also want to see ${listOf(types)}. The gain assumes that the new images score ${score.toFixed(1)}.`,
  apply: (images, change) => insertPlanned(images, change.types, change),
})

const LIST = new Intl.ListFormat('en-US')

const listOf = (types: readonly Classification[]): string =>
  LIST.format([...new Set(types)].map((type) => ASSET_TYPES[type].phrase))
