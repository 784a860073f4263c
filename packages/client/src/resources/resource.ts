import type { Send } from './send.ts'

/** A group of calls to the API. */
export class Resource {
  protected readonly send: Send

  constructor(send: Send) {
    this.send = send
  }
}
