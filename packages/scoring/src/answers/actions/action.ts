import type { Composition } from '../listing-scorer.ts'

/** Everything about one kind of change to a listing. `Change` is what its texts and its effect depend on. */
export type ActionDefinition<Code extends string = string, Change = never> = {
  /** Name of the action, as the API reports it. */
  code: Code
  /** Subject that the change settles. Lists show only the best of the changes that settle the same. */
  settles: 'main_image' | 'missing_images' | 'repeat' | null
  /** True if the change settles a part, so that lists show several of them. */
  isPart?: true
  /** True if the change needs an image that does not exist yet. */
  needsImages: boolean
  /** How a person makes the change: by arranging images, by creating them, or by briefing a photographer. */
  by: 'arranging' | 'creating' | 'briefing'
  title: (change: Change) => string
  detail: (change: Change) => string
  /** Returns the listing after the change. */
  apply: (images: Composition, change: Change) => Composition
}

/** Defines an action with the literal type of its code. */
export const defineAction = <const Code extends string, Change>(
  action: ActionDefinition<Code, Change>,
): ActionDefinition<Code, Change> => action
