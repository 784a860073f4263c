import { type ImportDryRun, MAX_SHOWN_PROBLEMS } from '@endcap/api'
import type { NewRow } from './import-rows.ts'

const NO_COUNTS: Omit<ImportDryRun, 'problems'> = {
  rows: 0,
  listings: 0,
  images: 0,
  valid: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  failed: 0,
  skipped: 0,
  warnings: 0,
  composed: 0,
}

/** Warning of a row that meets composed images. */
export const COMPOSED_SET = 'COMPOSED_SET'

export class Tally {
  readonly #counts: Omit<ImportDryRun, 'problems'>
  readonly #problems: ImportDryRun['problems']

  /** Continues the counts of an earlier slice. */
  constructor({ problems, ...counts }: ImportDryRun = { ...NO_COUNTS, problems: [] }) {
    // Counts of earlier releases lack later fields.
    this.#counts = { ...NO_COUNTS, ...counts }
    this.#problems = [...problems]
  }

  add({ key, source, submission, status, change, problems }: NewRow): void {
    const counts = this.#counts
    counts.rows += source?.length ?? 0
    counts.listings += 1
    if (status === 'waiting') {
      counts.valid += 1
      counts.images += imageCount(submission)
    }
    if (status === 'failed' || status === 'skipped') counts[status] += 1
    if (change) counts[change] += 1
    if (problems?.some(({ severity }) => severity === 'warning')) counts.warnings += 1
    if (problems?.some(({ code }) => code === COMPOSED_SET)) counts.composed += 1
    for (const problem of problems ?? [])
      if (this.#problems.length < MAX_SHOWN_PROBLEMS) this.#problems.push({ ...problem, key })
  }

  /** Returns the counts and the first problems. */
  result(): ImportDryRun {
    return { ...this.#counts, problems: this.#problems }
  }
}

/** Counts the images of a row. */
export function imageCount(submission: NewRow['submission']): number {
  const hero = submission?.hero_image_url === undefined ? 0 : 1
  return hero + (submission?.carousel_image_urls?.length ?? 0)
}
