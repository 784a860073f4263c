import { append } from './keep.ts'
import { oneLine } from './page-parts.ts'

/** Bounds on what is gathered, whatever a page is made of: elements at a time, and the text of each. */
const MAX_CAPTURES = 40
const MAX_TEXT = 2_000

type Capture = { name: string; depth: number; text: string; end: (text: string) => void }

/** Elements whose text is being gathered; those of the same name inside one are counted to find its end. */
export class TextCaptures {
  #open: Capture[] = []

  /** Begins with an element that has just been opened; `end` gets its text, on one line. False where there are too many. */
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

  /** What the page's end cuts short is still worth its text. */
  closeAll(): void {
    for (const { text, end } of this.#open) end(oneLine(text))
    this.#open = []
  }
}
