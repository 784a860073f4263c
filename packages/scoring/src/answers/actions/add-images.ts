import { say } from '@endcap/words/message'
import { type Classification, keyOf } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'

type MissingImages = NewImages & { types: readonly Classification[]; present: number; recommended: number }

export const addImages = defineAction({
  code: 'ADD_IMAGES',
  settles: 'missing_images',
  needsImages: true,
  by: 'creating',
  title: ({ types }: MissingImages) => say('action.add_images.title', { count: types.length }),
  detail: ({ types, score, present, recommended }) =>
    say('action.add_images.detail', {
      present,
      recommended,
      phrases: [...new Set(types)].map((type) => say(`asset_type.${keyOf(type)}.phrase`)),
      score,
    }),
  apply: (images, change) => insertPlanned(images, change.types, change),
})
