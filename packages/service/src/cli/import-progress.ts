import type { Import } from '@endcap/client'

/** A line on the terminal with the state of an import. Shows nothing if standard error is no terminal. */
export class ImportProgress implements Disposable {
  readonly #terminal = process.stderr.isTTY ? process.stderr : null

  show({ status, progress }: Import): void {
    if (!this.#terminal) return
    const { total, waiting, failed } = progress
    const text =
      status === 'checking'
        ? `Checking… ${total} listings`
        : `${total - waiting} of ${total} listings, ${failed} failed`
    this.clear()
    this.#terminal.write(text)
  }

  /** Removes the line, so that other output can follow. */
  clear(): void {
    this.#terminal?.write('\r\u001B[2K')
  }

  [Symbol.dispose](): void {
    this.clear()
  }
}
