import { isApproved } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import type { Signal } from '@preact/signals'
import { bestOf, scoreOf, type Workbench } from '../../engine/workbench.ts'
import { gainText, scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
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
import { refocus } from './refocus.ts'
import { refusalOf } from './refusal.ts'
import type { ComposerSession } from './session-store.ts'

/** A held picture and its drop place, null over no place. */
export type Held = { key: string; place: number | null }

type Deps = {
  bench: Workbench
  session: ComposerSession
  held: Signal<Held | null>
  /** Shows and announces a sentence. */
  report: (sentence: string) => void
}

/** Creates undoable changes that announce the score. */
export function createActions({ bench, session: { timeline }, held, report }: Deps) {
  const scoreNow = () => scoreOf(bench, timeline.peek().present.shelf)

  function change(next: Arrangement, sentence: string | null): void {
    const before = scoreNow()
    timeline.value = proceed(timeline.peek(), next)
    const after = scoreNow()
    if (sentence !== null && before !== null && after !== null)
      report(`${sentence} ${scoreSentence(before, after)}`)
  }

  function goTo(next: Timeline, id: MessageId): void {
    timeline.value = next
    report(say(id, { score: scoreText(scoreNow()) }))
  }

  return {
    undo: () => goTo(undo(timeline.peek()), 'console.composer.undone'),
    redo: () => goTo(redo(timeline.peek()), 'console.composer.done_again'),

    /** Composes images by key, ignoring missing ones. */
    show(keys: readonly string[]): void {
      const known = [...new Set(keys)].filter((key) => bench.pieces.has(key))
      if (known.length > 0) change(arrange(known, bench.pieces.keys()), null)
    },

    /** Drops a picture. Reports why a place refuses it. */
    drop(key: string, place: number): void {
      held.value = null
      const { present } = timeline.peek()
      const refusal = refusalOf(bench, present, key, place)
      if (refusal !== null) {
        report(say('console.composer.not_placed', { reason: refusal }))
        return
      }
      const next = placeAt(present, key, Math.max(0, place))
      const at = next.shelf.indexOf(key)
      const name = nameOf(bench, key)
      change(
        next,
        at === 0
          ? say('console.composer.is_main', { name })
          : say('console.composer.moved', { name, place: at, places: next.shelf.length - 1 }),
      )
    },

    /** Returns a held picture to where it was. */
    putBack(): void {
      const { value } = held
      if (value === null) return
      held.value = null
      report(say('console.composer.put_back', { name: nameOf(bench, value.key) }))
      refocus(value.key)
    },

    /** Moves a picture to the tray, except the last one. */
    remove(key: string): void {
      const { present } = timeline.peek()
      if (present.shelf.length < 2) report(say('console.composer.last_stays'))
      else change(toTray(present, key), say('console.composer.moved_to_tray', { name: nameOf(bench, key) }))
    },

    best(): void {
      const { present } = timeline.peek()
      const found = bestOf(bench, present.shelf, present.tray)
      if (!found) return
      const done = isApproved(found.judged)
        ? 'console.composer.best_done'
        : 'console.composer.best_not_accepted'
      change(arrange(found.keys, bench.pieces.keys()), say(done))
    },
  }
}

const scoreSentence = (before: number, after: number): string =>
  say('console.composer.score_change', { score: scoreText(after), gain: gainText(after - before) })
