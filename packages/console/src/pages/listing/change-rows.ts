import type { Action, GainSplit, ListingExplanation } from '@endcap/client'
import { definitionOf, distinctActions } from '@endcap/scoring'
import { say } from '../../words/say.ts'
import { factorName, heading, placeName } from '../../words/terms.ts'

/** One or more changes against the same fault. */
export type ChangeRow = {
  key: string
  title: string
  detail: string
  gains: GainSplit
  /** Images that change, by id. */
  imageIds: string[]
  actions: readonly [Action, ...Action[]]
}

/** Returns the steps of the plan by fault, the highest gain of each purse first. Their gains add up to `can_win`. */
export function plannedRows(listing: ListingExplanation): ChangeRow[] {
  const groups = Map.groupBy(listing.plan, faultOf)
  return [...groups]
    .flatMap(([key, [first, ...further]]) => (first ? [rowOf(key, [first, ...further], listing)] : []))
    .toSorted(
      ({ gains: one }, { gains: other }) =>
        other.today - one.today || other.with_spark - one.with_spark || other.with_shoot - one.with_shoot,
    )
}

/** Returns changes outside of the plan, each counted alone. */
export function otherRows(listing: ListingExplanation): ChangeRow[] {
  const titles = new Set(listing.plan.map(({ title }) => title))
  return distinctActions(listing.actions)
    .filter(({ title }) => !titles.has(title))
    .map((action) => rowOf(`${action.code} ${action.position} ${action.title}`, [action], listing))
}

/** Advice on a factor is one fault, as are new images. */
function faultOf({ code, factor, image_id: id }: Action): string {
  if (factor !== null) return `${code} ${factor}`
  const { settles } = definitionOf(code)
  return settles === 'missing_images' || settles === 'repeat' ? settles : `${code} ${id}`
}

function rowOf(
  key: string,
  actions: readonly [Action, ...Action[]],
  { images, plan }: ListingExplanation,
): ChangeRow {
  const [first] = actions
  const ids = [...new Set(actions.flatMap(({ image_id: id }) => id ?? []))]
  const places = images.filter(({ image_id: id }) => ids.includes(id)).map(({ position }) => position)
  const isOne = actions.length === 1
  return {
    key,
    title: isOne ? heading(first.title) : titleOf(actions, plan),
    detail:
      isOne || places.length === 0 ? first.detail : `${places.map(placeName).join(', ')}. ${first.detail}`,
    gains: gainsOf(actions),
    imageIds: ids,
    actions,
  }
}

function titleOf(actions: readonly [Action, ...Action[]], plan: readonly Action[]): string {
  const [{ factor, code }] = actions
  if (factor !== null)
    return say('console.gain.fault_of_images', { fault: factorName(factor), count: actions.length })
  if (definitionOf(code).settles === 'repeat')
    return say('console.gain.resolve_repeats', { count: actions.length })
  const added = actions.reduce((sum, action) => {
    const before = plan[plan.indexOf(action) - 1]
    return sum + plannedIn(action) - (before ? plannedIn(before) : 0)
  }, 0)
  return say('action.add_images.title', { count: added })
}

const plannedIn = ({ change }: Action): number =>
  change.carousel.filter((reference) => 'planned' in reference).length

function gainsOf(actions: readonly Action[]): GainSplit {
  const gains: GainSplit = { today: 0, with_spark: 0, with_shoot: 0 }
  for (const { purse, gain_listing: gain } of actions) gains[purse] += gain
  return gains
}
