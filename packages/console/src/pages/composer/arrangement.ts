import { MAX_LISTING_IMAGES } from '@endcap/scoring'

/** Image keys on the shelf in order, main image first, and in the tray. */
export type Arrangement = { shelf: readonly string[]; tray: readonly string[] }

/** An arrangement with its past and undone ones. */
export type Timeline = {
  past: readonly Arrangement[]
  present: Arrangement
  future: readonly Arrangement[]
}

/** Arranges a listing and further images. */
export const arrange = (shelf: readonly string[], all: Iterable<string>): Arrangement => ({
  shelf,
  tray: [...all].filter((key) => !shelf.includes(key)),
})

/**
 * Puts an image at a place. On the shelf, it moves there, or swaps with the main image. From the tray, it replaces
 * the image there, which goes to the tray, or is appended. The main image cannot move to a free place, because
 * something must replace it.
 */
export function placeAt(arrangement: Arrangement, key: string, place: number): Arrangement {
  const { shelf, tray } = arrangement
  const from = shelf.indexOf(key)
  const to = Math.min(place, from < 0 ? shelf.length : shelf.length - 1)
  if (from === to || (from === 0 && place >= shelf.length)) return arrangement
  if (from < 0) return putFromTray(arrangement, key, to)
  if (from === 0 || to === 0) return { shelf: swapped(shelf, from, to), tray }
  const others = shelf.filter((each) => each !== key)
  return { shelf: others.toSpliced(to, 0, key), tray }
}

function putFromTray({ shelf, tray }: Arrangement, key: string, to: number): Arrangement {
  const replaced = shelf[to]
  const rest = tray.filter((each) => each !== key)
  if (replaced === undefined) {
    return shelf.length >= MAX_LISTING_IMAGES ? { shelf, tray } : { shelf: [...shelf, key], tray: rest }
  }
  return { shelf: shelf.with(to, key), tray: [replaced, ...rest] }
}

function swapped(shelf: readonly string[], one: number, other: number): string[] {
  const [first, second] = [shelf[one], shelf[other]]
  if (first === undefined || second === undefined) return [...shelf]
  return shelf.with(one, second).with(other, first)
}

/** Takes an image off the shelf. The last one stays as the main image. */
export function toTray({ shelf, tray }: Arrangement, key: string): Arrangement {
  if (shelf.length < 2 || !shelf.includes(key)) return { shelf, tray }
  return { shelf: shelf.filter((each) => each !== key), tray: [key, ...tray] }
}

/** Adds an image to the tray, such as an upload. */
const addToTray = ({ shelf, tray }: Arrangement, key: string): Arrangement =>
  shelf.includes(key) || tray.includes(key) ? { shelf, tray } : { shelf, tray: [key, ...tray] }

/** Maximum undo steps. */
const MAX_PAST = 100

/** Starts a timeline without a past. */
export const startTimeline = (present: Arrangement): Timeline => ({ past: [], present, future: [] })

/** Continues with another arrangement. Ignores an equal one. */
export function proceed({ past, present, future }: Timeline, next: Arrangement): Timeline {
  if (isSameOrder(present.shelf, next.shelf)) return { past, present, future }
  return { past: [...past, present].slice(-MAX_PAST), present: next, future: [] }
}

/** Changes the tray of all arrangements, which is not undoable. */
export function withInTray(timeline: Timeline, key: string): Timeline {
  const add = (each: Arrangement) => addToTray(each, key)
  return {
    past: timeline.past.map(add),
    present: add(timeline.present),
    future: timeline.future.map(add),
  }
}

/** Returns to the previous arrangement. */
export function undo({ past, present, future }: Timeline): Timeline {
  const before = past.at(-1)
  if (!before) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Restores the last undone arrangement. */
export function redo({ past, present, future }: Timeline): Timeline {
  const [next, ...rest] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

/** Returns true for equal keys in equal order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])
