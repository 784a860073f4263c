import type { Brief } from '@endcap/client'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'

/** Names a shot by its type and place, such as `Lifestyle, image 4`. */
export function briefTitle({ asset_type: type, position }: Brief): string {
  const place = position === null ? say('console.brief.further') : placeName(position)
  return type === null ? place : `${typeName(type)}, ${place}`
}

/** Says how large the picture must be. */
export function sizeText({ width, height }: Brief): string {
  if (width !== null && height !== null) return say('console.brief.size', { width, height })
  const side = width ?? height
  return side === null ? say('console.brief.any_size') : say('console.brief.side', { side })
}

/** Says until when the picture is due. */
export const dueText = ({ due_on: due }: Brief): string | null =>
  due === null ? null : say('console.brief.due', { day: partialDate(due) })

/** Returns true if the day is over, in the time of the browser. */
export const isLate = ({ due_on: due, status }: Brief): boolean =>
  due !== null && status !== 'done' && new Date(`${due}T23:59:59`).getTime() < Date.now()
