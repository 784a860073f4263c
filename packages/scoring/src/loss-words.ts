import type { MessageId } from '@endcap/words/message'

/** Text ids `loss.<cause>.`: `label`, and `short` for narrow legends. */
export type LossWords = {
  /** States that the cause costs nothing. */
  fine?: MessageId
  /** Penalties apply in this order to what is left. */
  order: number
  /** CSS, in the colors `--loss-fill` and `--loss-soft`. */
  pattern: string
  /** For legends, in English only. */
  shorten?: (title: string) => string
}
