import type { MessageId } from '@endcap/words/message'

/** How to show a cause of lost points. `loss.<cause>.label` is its name, `short` fits a narrow legend. */
export type LossWords = {
  /** States that the cause costs nothing. */
  fine?: MessageId
  /** Place in charts and in the computation: each penalty applies to what is left. */
  order: number
  /** CSS background, in the colors `--loss-fill` and `--loss-soft`. */
  pattern: string
  /** Shortens the English title for a chart's legend. Other languages keep theirs. */
  shorten?: (title: string) => string
}
