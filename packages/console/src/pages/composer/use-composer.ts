import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import {
  addUpload,
  bestOf,
  type Composed,
  compose,
  mainRuleBroken,
  type Workbench,
} from '../../engine/workbench.ts'
import { announce } from '../../frame/live.tsx'
import { showToast } from '../../parts/toast.tsx'
import { scoreText, signed } from '../../words/numbers.ts'
import { RULES } from '../../words/terms.ts'
import { type Arrangement, placeAt, proceed, redo, toTray, undo, withInTray } from './arrangement.ts'
import { nameOf } from './explain-change.ts'
import { sessionOf } from './session-store.ts'
import { storedUpload, uploadFile, uploadFromUrl } from './upload.ts'

/** A picture that is held, with the place where it would be dropped. Null while it is over no place. */
export type Held = { key: string; place: number | null }

/** State and actions of the composer. */
export type Composer = ReturnType<typeof useComposer>

/** Opens the composer of a listing. `wanted` is the composition that the address asks for. */
export function useComposer(bench: Workbench, wanted: readonly string[] | null) {
  const session = useMemo(() => sessionOf(bench), [bench])
  const { timeline } = session
  const held = useSignal<Held | null>(null)
  const line = useSignal('')
  const uploading = useSignal(0)
  useEffect(() => {
    const known = wanted?.filter((key) => bench.pieces.has(key)) ?? []
    if (known.length > 0) change({ ...timeline.value.present, ...arrangeAs(bench, known) }, null)
  }, [bench])

  const present = timeline.value.present
  const preview = previewOf(bench, present, held.value)
  const composed = compose(bench, preview.shelf)
  const now = useMemo(() => compose(bench, bench.given), [bench])

  function say(sentence: string): void {
    line.value = sentence
    announce(sentence)
  }

  /** Goes on with an arrangement, and says what has changed. */
  function change(next: Arrangement, sentence: string | null): void {
    const before = compose(bench, timeline.peek().present.shelf)
    timeline.value = proceed(timeline.peek(), next)
    const after = compose(bench, next.shelf)
    if (sentence !== null && before && after) say(`${sentence} ${scoreSentence(before, after)}`)
  }

  return {
    bench,
    present,
    preview,
    composed,
    now,
    held,
    line,
    say,
    change,
    uploading,
    canUndo: timeline.value.past.length > 0,
    canRedo: timeline.value.future.length > 0,
    undo: () => {
      timeline.value = undo(timeline.peek())
      say(`Undone. Score ${scoreText(compose(bench, timeline.peek().present.shelf)?.score ?? null)}.`)
    },
    redo: () => {
      timeline.value = redo(timeline.peek())
      say(`Done again. Score ${scoreText(compose(bench, timeline.peek().present.shelf)?.score ?? null)}.`)
    },
    /** Drops a picture at a place. Returns false if the place refuses it. */
    drop(key: string, place: number): boolean {
      held.value = null
      const refusal = refusalOf(bench, timeline.peek().present, key, place)
      if (refusal !== null) {
        say(`Not placed. ${refusal}.`)
        return false
      }
      const next = placeAt(timeline.peek().present, key, place)
      const at = next.shelf.indexOf(key)
      const name = nameOf(bench, key)
      change(
        next,
        at === 0 ? `${name} is the main image.` : `${name} moved to place ${at} of ${next.shelf.length - 1}.`,
      )
      return true
    },
    remove(key: string): void {
      const { present: current } = timeline.peek()
      if (current.shelf.length < 2) say('The last image stays, because a listing needs a main image.')
      else change(toTray(current, key), `${nameOf(bench, key)} moved to the tray.`)
    },
    best(): void {
      const { present: current } = timeline.peek()
      const found = bestOf(bench, current.shelf, current.tray)
      if (found) change(arrangeAs(bench, found.keys), 'Best from what you have.')
    },
    async addFiles(files: readonly File[]): Promise<void> {
      await addAll(files.map((file) => () => uploadFile(bench, file)))
    },
    async addStored(uploadId: string): Promise<void> {
      if (!bench.pieces.has(uploadId)) await addAll([() => storedUpload(bench, uploadId)])
    },
    async addUrl(url: string): Promise<void> {
      await addAll([() => uploadFromUrl(bench, url)])
    },
  }

  async function addAll(uploads: readonly (() => ReturnType<typeof uploadFile>)[]): Promise<void> {
    uploading.value += uploads.length
    for (const upload of uploads) {
      try {
        const { state, name } = await upload()
        const piece = addUpload(bench, state, name)
        session.uploads.push(piece)
        timeline.value = withInTray(timeline.peek(), piece.key)
        say(`${name} is in the tray.`)
      } finally {
        uploading.value -= 1
      }
    }
    showToast(
      uploads.length === 1 ? 'The picture is in the tray.' : `${uploads.length} pictures are in the tray.`,
    )
  }
}

const arrangeAs = (bench: Workbench, shelf: readonly string[]): Arrangement => ({
  shelf,
  tray: [...bench.pieces.keys()].filter((key) => !shelf.includes(key)),
})

/** Returns the arrangement as it would be if the held picture were dropped. */
function previewOf(bench: Workbench, present: Arrangement, held: Held | null): Arrangement {
  if (held === null || held.place === null) return present
  return refusalOf(bench, present, held.key, held.place) === null
    ? placeAt(present, held.key, held.place)
    : present
}

/** Returns why a place does not take a picture, or null if it does. */
export function refusalOf(
  bench: Workbench,
  { shelf }: Arrangement,
  key: string,
  place: number,
): string | null {
  // The picture that is the main image of the stored listing may always go back.
  if (place !== 0 || key === shelf[0] || key === bench.given[0]) return null
  const broken = mainRuleBroken(bench, shelf, key)
  if (broken === null) return null
  return broken === 'type'
    ? 'It cannot be the main image'
    : `Breaks a rule: ${(RULES[broken] ?? broken).toLowerCase()}`
}

function scoreSentence(before: Composed, after: Composed): string {
  const gain = after.score - before.score
  if (Math.abs(gain) < 0.05) return `Score ${scoreText(after.score)}, as before.`
  return `Score ${scoreText(after.score)}, ${gain > 0 ? 'up' : 'down'} ${signed(gain).slice(1)}.`
}
