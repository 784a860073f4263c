import { createHash } from 'node:crypto'
import { type Eye, ImageError } from '@endcap/eye'
import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { messageOf } from '@endcap/foundation/errors/reason'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import {
  checkMainImageRules,
  type Factor,
  type ImageFacts,
  type RuleCheck,
  scoreImage,
} from '@endcap/scoring'
import { releaseRubricOf } from '@endcap/service/domains/scoring/model'
import { ENGLISH, inLanguage } from '@endcap/words'
import { asImage } from '../images/score-images.ts'
import {
  type BatchRow,
  batchRow,
  type InputRecord,
  namesOf,
  type RowDefaults,
  RowError,
} from './batch-row.ts'
import type { ImagePlaces } from './image-places.ts'

/** The answer for a row. Either has a score or an error. */
export type RowResult = {
  /** Counted from 0 over all inputs. */
  row: number
  id: string | null
  image: string | null
  role: BatchRow['role'] | null
  category_id: string | null
  retailer: string | null
  /** Hash of the bytes as they were read. */
  sha256: string | null
  score: number | null
  classification: string | null
  model_version: string | null
  /** Null without rules that could be measured. */
  accepted: boolean | null
  factors: Factor[] | null
  retailer_checks: RuleCheck[] | null
  /** Null without `--facts`. */
  facts: ImageFacts | null
  error_code: string | null
  error_message: string | null
}

type Deps = { eye: Eye; places: ImagePlaces; defaults: RowDefaults; withFacts: boolean }

/** A process that dies fails only its image. */
const ATTEMPTS = 3

/**
 * Creates the scoring of rows. Errors of a row are its result.
 *
 * @throws Error from the scoring if the machine, the eye or the object store fails, because the row is not at fault
 */
export function createRowScorer({ eye, places, defaults, withFacts }: Deps) {
  async function score(row: number, record: InputRecord): Promise<RowResult> {
    const { id, image, role, categoryId, retailer } = batchRow(record, defaults)
    const bytes = await places.read(image)
    const facts = await analyze(eye, bytes)
    const { service_score, classification, model_version, factors } = scoreImage(
      facts,
      role,
      releaseRubricOf(categoryId),
    )
    const checks = retailer ? checkMainImageRules(facts, retailer.mainImage) : null
    return {
      row,
      ...EMPTY,
      id,
      image,
      role,
      category_id: categoryId,
      retailer: retailer?.id ?? null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      score: service_score,
      classification,
      model_version,
      accepted: acceptance(checks),
      factors: inLanguage(factors, ENGLISH),
      retailer_checks: checks,
      facts: withFacts ? facts : null,
    }
  }
  return (row: number, record: InputRecord): Promise<RowResult> =>
    score(row, record).catch((error: unknown) => {
      if (!isOfRow(error)) throw error
      return failedRow(row, record, error)
    })
}

/** Returns the result of a row that could not be scored. */
export function failedRow(row: number, record: InputRecord, error: unknown): RowResult {
  const code = error instanceof RowError ? error.code : reasonOf(error)
  return { row, ...EMPTY, ...namesOf(record), error_code: code, error_message: messageOf(error) }
}

const reasonOf = (error: unknown): string =>
  error instanceof FetchError || error instanceof ImageError ? error.reason : 'unavailable'

const isOfRow = (error: unknown): boolean =>
  (error instanceof FetchError || error instanceof ImageError || error instanceof RowError) &&
  !isStorageUnavailable(error)

async function analyze(eye: Eye, bytes: Uint8Array): Promise<ImageFacts> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await eye.analyze(await asImage(bytes))
    } catch (error) {
      if (error instanceof ImageError) throw error
      await eye.check()
      if (attempt < ATTEMPTS) continue
      throw new RowError('analysis_failed', `the analysis failed ${ATTEMPTS} times: ${messageOf(error)}`, {
        cause: error,
      })
    }
  }
}

function acceptance(checks: readonly RuleCheck[] | null): boolean | null {
  const verdicts = (checks ?? []).map(({ passed }) => passed)
  if (verdicts.includes(false)) return false
  return verdicts.length === 0 || verdicts.includes(null) ? null : true
}

const EMPTY: Omit<RowResult, 'row'> = {
  id: null,
  image: null,
  role: null,
  category_id: null,
  retailer: null,
  sha256: null,
  score: null,
  classification: null,
  model_version: null,
  accepted: null,
  factors: null,
  retailer_checks: null,
  facts: null,
  error_code: null,
  error_message: null,
}
