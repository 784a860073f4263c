import type { Send } from './send.ts'

export class Resource {
  protected readonly send: Send

  constructor(send: Send) {
    this.send = send
  }
}
