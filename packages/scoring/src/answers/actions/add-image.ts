import { ASSET_TYPES, type Classification } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'

/** Adds an image of an asset type that is missing. */
export const addImage = defineAction({
  code: 'ADD_IMAGE',
  settles: 'missing_images',
  isPart: true,
  needsImages: true,
  by: 'creating',
  title: ({ type }: NewImages & { type: Classification }) => `Add ${ASSET_TYPES[type].phrase}`,
  detail: ({ score }) => `The gain assumes that the new image scores ${score.toFixed(1)}.`,
  apply: (images, change) => insertPlanned(images, [change.type], change),
})
