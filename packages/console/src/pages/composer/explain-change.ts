import { scoreOf, type Workbench } from '../../engine/workbench.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'

/** A step toward the composed listing, with its gain in points. */
export type ChangeStep = { id: string; text: string; gain: number }

/**
 * Splits a recomposition into steps: the main image, removed images, added images, and the order. Gains are
 * differences of rounded scores, so they add up.
 */
export function explainChange(bench: Workbench, to: readonly string[]): ChangeStep[] {
  const steps: ChangeStep[] = []
  let current = bench.given
  const take = (next: readonly string[], id: string, text: string) => {
    if (next.length === current.length && next.every((key, index) => key === current[index])) return
    const [before, after] = [scoreOf(bench, current), scoreOf(bench, next)]
    if (before !== null && after !== null) steps.push({ id, text, gain: after - before })
    current = next
  }
  const [main] = to
  if (main === undefined) return []
  if (main !== current[0])
    take(
      withMain(current, main, to),
      'main',
      say('console.composer.step_main', { name: nameOf(bench, main) }),
    )
  for (const key of current.filter((each) => !to.includes(each)))
    take(
      current.filter((each) => each !== key),
      key,
      say('console.composer.step_left_out', { name: nameOf(bench, key) }),
    )
  for (const key of to.filter((each) => !current.includes(each))) {
    const kept = to.filter((each) => current.includes(each) || each === key)
    const next = inOrderOf(current, kept, key)
    take(next, key, say('console.composer.step_fills', { name: nameOf(bench, key), place: to.indexOf(key) }))
  }
  take(to, 'order', say('console.composer.step_order'))
  return steps
}

/** Replaces the main image. The old one takes the new one's place, if kept. */
function withMain(current: readonly string[], main: string, to: readonly string[]): string[] {
  const [old] = current
  const from = current.indexOf(main)
  if (from > 0 && old !== undefined) return current.with(0, main).with(from, old)
  const others = current.slice(1)
  return old !== undefined && to.includes(old) ? [main, old, ...others] : [main, ...others]
}

/** Inserts a key in its order among the kept ones. */
function inOrderOf(current: readonly string[], kept: readonly string[], key: string): string[] {
  const before = kept[kept.indexOf(key) - 1]
  const place = before === undefined ? current.length : current.indexOf(before) + 1
  return current.toSpliced(Math.max(1, place), 0, key)
}

/** Describes a piece's content. */
export function nameOf(bench: Workbench, key: string): string {
  const piece = bench.pieces.get(key)
  return piece ? typeName(piece.candidate.as('carousel').classification) : say('console.listing.image')
}
