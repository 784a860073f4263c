import type { Signal } from '@preact/signals'
import { bestOf, scoreOf, type Workbench } from '../../engine/workbench.ts'
import { gainText, scoreText } from '../../words/numbers.ts'
import {
  type Arrangement,
  arrange,
  placeAt,
  proceed,
  redo,
  type Timeline,
  toTray,
  undo,
} from './arrangement.ts'
import { nameOf } from './explain-change.ts'
import { refusalOf } from './refusal.ts'
import type { ComposerSession } from './session-store.ts'

/** A picture that is held, with the place where it would be dropped. Null while it is over no place. */
export type Held = { key: string; place: number | null }

type Deps = {
  bench: Workbench
  session: ComposerSession
  held: Signal<Held | null>
  /** Shows and announces a sentence. */
  say: (sentence: string) => void
}

/** Creates the changes of a composition. Each can be undone, and announces the score. */
export function createActions({ bench, session: { timeline }, held, say }: Deps) {
  const scoreNow = () => scoreOf(bench, timeline.peek().present.shelf)

  function change(next: Arrangement, sentence: string | null): void {
    const before = scoreNow()
    timeline.value = proceed(timeline.peek(), next)
    const after = scoreNow()
    if (sentence !== null && before !== null && after !== null)
      say(`${sentence} ${scoreSentence(before, after)}`)
  }

  function goTo(next: Timeline, what: string): void {
    timeline.value = next
    say(`${what}. Score ${scoreText(scoreNow())}.`)
  }

  return {
    undo: () => goTo(undo(timeline.peek()), 'Undone'),
    redo: () => goTo(redo(timeline.peek()), 'Done again'),

    /** Composes images with these keys. Those that do not exist any more are left out. */
    show(keys: readonly string[]): void {
      const known = [...new Set(keys)].filter((key) => bench.pieces.has(key))
      if (known.length > 0) change(arrange(known, bench.pieces.keys()), null)
    },

    /** Drops a picture at a place. A place that refuses it says why. */
    drop(key: string, place: number): void {
      held.value = null
      const { present } = timeline.peek()
      const refusal = refusalOf(bench, present, key, place)
      if (refusal !== null) {
        say(`Not placed. ${refusal}.`)
        return
      }
      const next = placeAt(present, key, Math.max(0, place))
      const at = next.shelf.indexOf(key)
      const name = nameOf(bench, key)
      change(
        next,
        at === 0 ? `${name} is the main image.` : `${name} moved to place ${at} of ${next.shelf.length - 1}.`,
      )
    },

    /** Moves a picture to the tray. The last one stays. */
    remove(key: string): void {
      const { present } = timeline.peek()
      if (present.shelf.length < 2) say('The last image stays, because a listing needs a main image.')
      else change(toTray(present, key), `${nameOf(bench, key)} moved to the tray.`)
    },

    /** Composes the best set of all pictures. */
    best(): void {
      const { present } = timeline.peek()
      const found = bestOf(bench, present.shelf, present.tray)
      if (found) change(arrange(found.keys, bench.pieces.keys()), 'Best from what you have.')
    },
  }
}

function scoreSentence(before: number, after: number): string {
  return `Score ${scoreText(after)}, ${gainText(after - before)}.`
}
