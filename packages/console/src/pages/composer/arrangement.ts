import { MAX_LISTING_IMAGES } from '@endcap/scoring'

/** Images by their keys: those on the shelf in order, the main image first, and those in the tray. */
export type Arrangement = { shelf: readonly string[]; tray: readonly string[] }

/** An arrangement with those before it, and those that were undone. */
export type Timeline = {
  past: readonly Arrangement[]
  present: Arrangement
  future: readonly Arrangement[]
}

/** Returns the arrangement of a listing and of further images. */
export const arrange = (shelf: readonly string[], all: Iterable<string>): Arrangement => ({
  shelf,
  tray: [...all].filter((key) => !shelf.includes(key)),
})

/**
 * Puts an image at a place. On the shelf it moves there, or changes places with the main image. From the tray it
 * replaces what stands there, which goes to the tray, or is added at the end. The main image stays if the place is
 * free, because something has to replace it.
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

/** Takes an image off the shelf. The last image stays, because a listing has a main image. */
export function toTray({ shelf, tray }: Arrangement, key: string): Arrangement {
  if (shelf.length < 2 || !shelf.includes(key)) return { shelf, tray }
  return { shelf: shelf.filter((each) => each !== key), tray: [key, ...tray] }
}

/** Adds an image to the tray, such as an upload. */
const addToTray = ({ shelf, tray }: Arrangement, key: string): Arrangement =>
  shelf.includes(key) || tray.includes(key) ? { shelf, tray } : { shelf, tray: [key, ...tray] }

/** Most arrangements that can be undone. */
const MAX_PAST = 100

/** Starts a timeline without a past. */
export const startTimeline = (present: Arrangement): Timeline => ({ past: [], present, future: [] })

/** Goes on with another arrangement. An equal one changes nothing. */
export function proceed({ past, present, future }: Timeline, next: Arrangement): Timeline {
  if (isSameOrder(present.shelf, next.shelf)) return { past, present, future }
  return { past: [...past, present].slice(-MAX_PAST), present: next, future: [] }
}

/** Changes the tray of all arrangements, which nobody would want to undo. */
export function withInTray(timeline: Timeline, key: string): Timeline {
  const add = (each: Arrangement) => addToTray(each, key)
  return {
    past: timeline.past.map(add),
    present: add(timeline.present),
    future: timeline.future.map(add),
  }
}

/** Goes back to the arrangement before. */
export function undo({ past, present, future }: Timeline): Timeline {
  const before = past.at(-1)
  if (!before) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Goes on to the arrangement that was undone last. */
export function redo({ past, present, future }: Timeline): Timeline {
  const [next, ...rest] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

/** Returns whether two lists have the same keys in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])
