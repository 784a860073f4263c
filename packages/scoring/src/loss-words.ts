/** How texts and charts show a cause by which a listing loses points. */
export type LossWords = {
  /** Name in texts for merchandisers. */
  label: string
  /** Shorter name for a narrow legend. */
  short?: string
  /** States that the cause costs nothing. */
  fine?: string
  /**
   * Place among the causes in charts. Shares of the loss are counted in this order: each penalty applies to what the
   * ones before it have left.
   */
  order: number
  /** CSS background of the cause in charts, in the colors `--loss-fill` and `--loss-soft`. */
  pattern: string
  /** Shortens the title of the cause for the legend of a chart. */
  shorten?: (title: string) => string
}
