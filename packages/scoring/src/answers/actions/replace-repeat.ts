import { ASSET_TYPES, type Classification } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'
import { type Repeat, removeRepeat } from './remove-repeat.ts'

/** Replaces an image that repeats an earlier one with an image of a missing asset type. */
export const replaceRepeat = defineAction({
  code: 'REPLACE_REPEAT',
  settles: 'repeat',
  needsImages: true,
  by: 'arranging',
  title: ({ position, type }: Repeat & NewImages & { type: Classification }) =>
    `Replace image ${position} with ${ASSET_TYPES[type].phrase}`,
  detail: (change) =>
    `${removeRepeat.detail(change)} The gain assumes that the new image scores ${change.score.toFixed(1)}.`,
  apply: (images, change) => insertPlanned(removeRepeat.apply(images, change), [change.type], change),
})
