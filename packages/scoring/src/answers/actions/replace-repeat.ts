import { say } from '@endcap/words/message'
import { type Classification, keyOf } from '../../asset-types/asset-types.ts'
import { insertPlanned, type NewImages } from '../carousel-order.ts'
import { defineAction } from './action.ts'
import { type Repeat, removeRepeat } from './remove-repeat.ts'

export const replaceRepeat = defineAction({
  code: 'REPLACE_REPEAT',
  settles: 'repeat',
  needsImages: true,
  by: 'arranging',
  title: ({ position, type }: Repeat & NewImages & { type: Classification }) =>
    say('action.replace_repeat.title', { position, phrase: say(`asset_type.${keyOf(type)}.phrase`) }),
  detail: ({ position, repeated, score }) =>
    say('action.replace_repeat.detail', { position, repeated, score }),
  apply: (images, change) => insertPlanned(removeRepeat.apply(images, change), [change.type], change),
})
