import { say } from '@endcap/words/message'
import { type Classification, keyOf } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'

export const addImage = defineAction({
  code: 'ADD_IMAGE',
  settles: 'missing_images',
  isPart: true,
  needsImages: true,
  by: 'creating',
  title: ({ type }: NewImages & { type: Classification }) =>
    say('action.add_image.title', { phrase: say(`asset_type.${keyOf(type)}.phrase`) }),
  detail: ({ score }) => say('action.add_image.detail', { score }),
  apply: (images, change) => insertPlanned(images, [change.type], change),
})
