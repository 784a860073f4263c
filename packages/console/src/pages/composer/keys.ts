import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { say } from '../../words/say.ts'
import { nameOf } from './explain-change.ts'
import { refocus } from './refocus.ts'
import type { Composer } from './use-composer.ts'
import { whatDropDoes } from './what-drop-does.ts'

/**
 * Handles picture keys: Space picks up and drops, arrows move, Escape puts back, Alt with an arrow moves at once,
 * M makes it the main image, Delete sends it to the tray. `place` is null in the tray.
 */
export function onPictureKey(
  event: KeyboardEvent,
  composer: Composer,
  key: string,
  place: number | null,
): void {
  if (event.metaKey || event.ctrlKey) return
  const handled = handlers[event.key]?.({ event, composer, key, place }) ?? false
  if (!handled) return
  event.preventDefault()
  event.stopPropagation()
}

type Context = { event: KeyboardEvent; composer: Composer; key: string; place: number | null }

const handlers: Record<string, (context: Context) => boolean> = {
  ' ': pickUpOrDrop,
  Enter: pickUpOrDrop,
  Escape: putBack,
  ArrowLeft: (context) => move(context, -1),
  ArrowRight: (context) => move(context, 1),
  m: makeMain,
  M: makeMain,
  Delete: remove,
  Backspace: remove,
}

function pickUpOrDrop({ composer, key, place }: Context): boolean {
  const { held, present } = composer
  if (held.value === null) {
    held.value = { key, place: place ?? Math.min(present.shelf.length, MAX_LISTING_IMAGES - 1) }
    composer.report(say('console.composer.picked_up_by_key', { name: nameOf(composer.bench, key) }))
    refocus(key)
    return true
  }
  const target = held.value.place
  if (target === null) held.value = null
  else composer.drop(held.value.key, target)
  refocus(key)
  return true
}

function putBack({ composer }: Context): boolean {
  if (composer.held.value === null) return false
  composer.putBack()
  return true
}

function move({ event, composer, key, place }: Context, step: number): boolean {
  const { held, present } = composer
  const { value } = held
  if (value !== null) {
    const isOnShelf = present.shelf.includes(value.key)
    const last = Math.min(present.shelf.length - (isOnShelf ? 1 : 0), MAX_LISTING_IMAGES - 1)
    const target = Math.min(last, Math.max(0, (value.place ?? place ?? last) + step))
    held.value = { key: value.key, place: target }
    composer.report(whatDropDoes(composer, value.key, target))
    refocus(key)
    return true
  }
  if (event.altKey) {
    if (place === null) return false
    composer.drop(key, Math.max(0, place + step))
    refocus(key)
    return true
  }
  const grips = [...document.querySelectorAll<HTMLElement>('.grip[data-key]')]
  const index = grips.findIndex((grip) => grip.dataset['key'] === key)
  grips[index + step]?.focus()
  return true
}

function makeMain({ composer, key }: Context): boolean {
  composer.drop(key, 0)
  refocus(key)
  return true
}

function remove({ composer, key, place }: Context): boolean {
  if (place === null) return false
  composer.remove(key)
  refocus(key)
  return true
}

/** Prevents a click by the key that moved the picture: Firefox clicks on key release. */
export function stopSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault()
}
