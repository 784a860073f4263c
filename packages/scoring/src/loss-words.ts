import type { MessageId } from '@endcap/words/message'

/**
 * How texts and charts show a cause by which a listing loses points. `loss.<cause>.label` is its name, and `short` a shorter
 * one for a narrow legend.
 */
export type LossWords = {
  /** States that the cause costs nothing. */
  fine?: MessageId
  /**
   * Place among the causes in charts. Shares of the loss are counted in this order: each penalty applies to what the
   * ones before it have left.
   */
  order: number
  /** CSS background of the cause in charts, in the colors `--loss-fill` and `--loss-soft`. */
  pattern: string
  /** Shortens the English title of the cause for the legend of a chart. Titles in other languages stay as they are. */
  shorten?: (title: string) => string
}
