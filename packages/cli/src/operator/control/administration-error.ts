import type { Message } from '@endcap/words/message'
import { say } from '../../terminal/say.ts'

/** Reason of a refusal. The use cases of the service give sentences. */
export type Refusal = Message | string

/** An administrative operation is not possible. The message gives the reason in the language of the terminal. */
export class AdministrationError extends Error {
  /** The reason, which a command may write in another language than the service. */
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(typeof refusal === 'string' ? refusal : say(refusal.id, refusal.values))
    this.refusal = refusal
  }
}
