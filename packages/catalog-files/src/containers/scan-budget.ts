import { CatalogFileError } from '../catalog-file-error.ts'

/** UTF-16 units to waste, in addition to twice the preceding text. */
const MAX_WASTED_LENGTH = 8_000_000

/**
 * Limits vain scans of malformed rows, which otherwise take quadratic time in a hostile file. Stray quotes cost at
 * most the text's length, since each ends at the next.
 */
export class ScanBudget {
  #wasted = 0

  /**
   * Counts a scan from `offset`.
   * @throws CatalogFileError TOO_MALFORMED
   */
  spend(length: number, { offset, row }: { offset: number; row: number }): void {
    this.#wasted += length
    if (this.#wasted > MAX_WASTED_LENGTH + 2 * offset)
      throw new CatalogFileError(
        'TOO_MALFORMED',
        `Too many rows up to row ${row} have quotes or elements that are not closed. Export the file again.`,
      )
  }
}
