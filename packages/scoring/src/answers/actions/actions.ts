import type { ActionDefinition } from './action.ts'
import { addImage } from './add-image.ts'
import { addImages } from './add-images.ts'
import { crop } from './crop.ts'
import { fix } from './fix.ts'
import { makeMain } from './make-main.ts'
import { removeRepeat } from './remove-repeat.ts'
import { reorder } from './reorder.ts'
import { replaceRepeat } from './replace-repeat.ts'
import { swapMain } from './swap-main.ts'
import { whiten } from './whiten.ts'

/** In the order of the API. */
export const ACTIONS = [
  makeMain,
  swapMain,
  reorder,
  addImage,
  addImages,
  removeRepeat,
  replaceRepeat,
  fix,
  crop,
  whiten,
] as const

export type ActionCode = (typeof ACTIONS)[number]['code']

export const ACTION_CODES = ACTIONS.map(({ code }) => code) as [ActionCode, ...ActionCode[]]

const BY_CODE = new Map<ActionCode, ActionDefinition>(ACTIONS.map((action) => [action.code, action]))

/** Returns a kind of change. */
export function definitionOf(code: ActionCode): ActionDefinition {
  const action = BY_CODE.get(code)
  if (!action) throw new RangeError(`no action ${code}`)
  return action
}
