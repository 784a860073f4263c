import { definitionOf } from './actions/actions.ts'
import type { Action } from './explain-listing.ts'

/**
 * Returns actions, the highest gain first, without those that are parts of an earlier one or another way to the
 * same end: single images beside all missing images, further main images, and both ways to resolve one repeat.
 */
export function distinctActions<Each extends Pick<Action, 'code' | 'position'>>(
  actions: readonly Each[],
): Each[] {
  const seen = new Set<string>()
  return actions.filter(({ code, position }) => {
    const { settles, isPart } = definitionOf(code)
    if (settles === null) return true
    const end = settles === 'repeat' ? `repeat ${position}` : settles
    const isNew = !seen.has(end)
    if (!isPart) seen.add(end)
    return isNew
  })
}
