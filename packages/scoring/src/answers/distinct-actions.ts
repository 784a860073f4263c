import { definitionOf } from './actions/actions.ts'
import type { Action } from './explain-listing.ts'

/** Drops parts of an earlier action and other ways to the same end. */
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
