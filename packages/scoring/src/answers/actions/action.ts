import type { Message } from '@endcap/words/message'
import type { Composition } from '../listing-scorer.ts'

/** One kind of change to a listing. Its texts and effect depend on `Change`. */
export type ActionDefinition<Code extends string = string, Change = never> = {
  code: Code
  /** Subject that the change settles. Lists show only the best change for each subject. */
  settles: 'main_image' | 'missing_images' | 'repeat' | null
  /** True if the change settles a part, so that lists show several of them. */
  isPart?: true
  /** True if the change needs an image that does not exist yet. */
  needsImages: boolean
  /** How a person makes the change. `briefing` means briefing a photographer. */
  by: 'arranging' | 'creating' | 'briefing'
  title: (change: Change) => Message
  detail: (change: Change) => Message
  apply: (images: Composition, change: Change) => Composition
}

/** Defines an action with the literal type of its code. */
export const defineAction = <const Code extends string, Change>(
  action: ActionDefinition<Code, Change>,
): ActionDefinition<Code, Change> => action
