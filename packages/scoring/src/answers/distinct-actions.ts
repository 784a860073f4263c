import type { Action } from './explain-listing.ts'

/**
 * Returns actions, the highest gain first, without those that are parts of an earlier one or another way to the
 * same end: single images beside all missing images, further main images, and both ways to resolve one repeat.
 */
export function distinctActions<Each extends Pick<Action, 'code' | 'position'>>(
  actions: readonly Each[],
): Each[] {
  const seen = new Set<string>()
  return actions.filter((action) => {
    const end = endOf(action)
    const isNew = end === null || !seen.has(end)
    if (end !== null && action.code !== 'ADD_IMAGE') seen.add(end)
    return isNew
  })
}

/** Returns the end that an action shares with others, or null for an action of its own. */
function endOf({ code, position }: Pick<Action, 'code' | 'position'>): string | null {
  switch (code) {
    case 'MAKE_MAIN':
    case 'SWAP_MAIN':
      return 'main image'
    case 'ADD_IMAGES':
    case 'ADD_IMAGE':
      return 'missing images'
    case 'REMOVE_REPEAT':
    case 'REPLACE_REPEAT':
      return `repeat ${position}`
    case 'REORDER':
    case 'FIX':
    default:
      return null
  }
}
