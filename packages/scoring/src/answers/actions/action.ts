import type { Message } from '@endcap/words/message'
import type { Composition } from '../listing-scorer.ts'

export type ActionDefinition<Code extends string = string, Change = never> = {
  code: Code
  /** Lists show only the best change per subject. */
  settles: 'main_image' | 'missing_images' | 'repeat' | null
  /** Lists show several parts of one subject. */
  isPart?: true
  needsImages: boolean
  /** `briefing` addresses a photographer. Endcap makes what `fixing` needs. */
  by: 'arranging' | 'creating' | 'fixing' | 'briefing'
  title: (change: Change) => Message
  detail: (change: Change) => Message
  apply: (images: Composition, change: Change) => Composition
}

/** Keeps the literal type of the code. */
export const defineAction = <const Code extends string, Change>(
  action: ActionDefinition<Code, Change>,
): ActionDefinition<Code, Change> => action
