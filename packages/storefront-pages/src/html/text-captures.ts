import { append, oneLine } from './text.ts'

const MAX_CAPTURES = 40
const MAX_TEXT = 2_000

type Capture = { name: string; depth: number; text: string; end: (text: string) => void }

/** Captures element text. Counts nested elements of the same name. */
export class TextCaptures {
  #open: Capture[] = []

  /** Calls `end` with one line. Returns false at the maximum. */
  begin(name: string, end: (text: string) => void): boolean {
    if (this.#open.length >= MAX_CAPTURES) return false
    this.#open.push({ name, depth: 1, text: '', end })
    return true
  }

  open(name: string): void {
    for (const capture of this.#open) if (capture.name === name) capture.depth++
  }

  add(text: string): void {
    for (const capture of this.#open) capture.text = append(capture.text, text, MAX_TEXT)
  }

  close(name: string): void {
    const ended: Capture[] = []
    for (const capture of this.#open) if (capture.name === name && --capture.depth === 0) ended.push(capture)
    if (ended.length === 0) return
    this.#open = this.#open.filter(({ depth }) => depth > 0)
    for (const { text, end } of ended) end(oneLine(text))
  }

  closeAll(): void {
    for (const { text, end } of this.#open) end(oneLine(text))
    this.#open = []
  }
}
