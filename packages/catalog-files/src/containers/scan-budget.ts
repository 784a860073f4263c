import { CatalogFileError } from '../catalog-file-error.ts'

/** UTF-16 units that may be scanned in vain, beside twice the length of the text before. */
const MAX_WASTED_LENGTH = 8_000_000

/**
 * Counts text that is scanned in vain for the end of malformed rows. Without a limit, a hostile file takes time
 * quadratic in its size. Stray quotes cost at most the length of the text, since each ends at the next one.
 */
export class ScanBudget {
  #wasted = 0

  /** Counts a scan that began at `offset`. @throws CatalogFileError TOO_MALFORMED */
  spend(length: number, { offset, row }: { offset: number; row: number }): void {
    this.#wasted += length
    if (this.#wasted > MAX_WASTED_LENGTH + 2 * offset)
      throw new CatalogFileError(
        'TOO_MALFORMED',
        `Too many rows up to row ${row} have quotes or elements that are not closed. Export the file again.`,
      )
  }
}
