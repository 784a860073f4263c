/** A line on the terminal that shows progress. Shows nothing if standard error is no terminal. */
export class StatusLine implements Disposable {
  readonly #terminal = process.stderr.isTTY ? process.stderr : null

  show(text: string): void {
    this.clear()
    this.#terminal?.write(text)
  }

  /** Removes the line, so that other output can follow. */
  clear(): void {
    this.#terminal?.write('\r\u001B[2K')
  }

  [Symbol.dispose](): void {
    this.clear()
  }
}
