import type { LossWords } from './loss-words.ts'
import { PENALTIES, type PenaltyName } from './penalties/penalties.ts'

export type LossCause = 'main_image' | 'carousel_image' | PenaltyName

export const LOSS_WORDS: Record<LossCause, LossWords> = {
  main_image: {
    order: 0,
    pattern: 'var(--loss-fill)',
    shorten: (title) => title.replace('The main image', 'Main image'),
  },
  carousel_image: {
    order: 2,
    pattern: 'repeating-linear-gradient(0deg, var(--loss-fill) 0 3px, var(--loss-soft) 3px 6px)',
  },
  ...PENALTIES,
}

export const LOSS_CAUSES = Object.keys(LOSS_WORDS) as [LossCause, ...LossCause[]]

/** In the order of charts. */
export const CHARTED_CAUSES: readonly LossCause[] = LOSS_CAUSES.toSorted(
  (one, other) => LOSS_WORDS[one].order - LOSS_WORDS[other].order,
)
