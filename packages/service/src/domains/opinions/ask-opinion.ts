import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { Logger } from '@endcap/foundation/observability/log'
import { type AskLabel, ModelError, type OpinionConfig } from '@endcap/generative-models'
import { NO_ORIGIN, readOrigin, writeImage } from '@endcap/vision'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import sharp from 'sharp'
import type { Db } from '../../platform/db/database.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { RenderImage } from '../images/decode-images.ts'
import {
  awaitOpinion,
  claimOpinion,
  findOpinion,
  type OpinionKey,
  releaseOpinion,
  settleOpinion,
} from './opinion-record.ts'
import type { Question } from './questions.ts'

type Deps = {
  askLabel: AskLabel
  config: OpinionConfig
  db: Db
  blobs: BlobStore
  renderImage: RenderImage
  metrics: Pick<Metrics, 'opinions' | 'opinionDuration'>
  log: Logger
}

/** `limit` is shared by several questions, and defaults to that of one. */
type Options = { signal: AbortSignal; limit?: AbortSignal }

/**
 * Returns a label, or null without a valid answer in time. Ends with the signal's reason. Failures of the
 * model, of storage and of the decoder are logged and counted, and never thrown.
 */
export type AskOpinion = (question: Question, options: Options) => Promise<string | null>

/** Consecutive failures after which the model is left alone for a minute. */
const FAILURES_TO_BREAK = 5
const BREAK_MS = 60_000
/** Larger pictures cost more and are scaled down by most models. */
const PICTURE_PX = 1024
/** The nearest rendition. */
const RENDITION_PX = 1600

/** Asks each question once, over all processes, within the budget of the day. */
export function createAskOpinion(deps: Deps): AskOpinion {
  const { config, db, metrics, log } = deps
  const breaker = circuitBreaker(handleType(ModelError), {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  })

  async function attempt(question: Question, key: OpinionKey, options: Required<Options>) {
    const claim = await claimOpinion(db, key, config.dailyQuestions)
    if (claim === 'taken') return awaitOpinion(db, key, AbortSignal.any([options.signal, options.limit]))
    if (claim === 'claimed') return answer(deps, question, key, options)
    if (claim === 'over_budget') metrics.opinions.inc({ question: key.question, outcome: claim })
    return null
  }

  return async function askOpinion(question, { signal, limit = AbortSignal.timeout(config.timeoutMs) }) {
    signal.throwIfAborted()
    if (limit.aborted) return null
    const key: OpinionKey = { ...question, model: config.model }
    const known = await findOpinion(db, key)
    if (known && known.status !== 'asking' && !known.isDue) return known.label
    try {
      return await breaker.execute(() => attempt(question, key, { signal, limit }))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof BrokenCircuitError) {
        metrics.opinions.inc({ question: key.question, outcome: 'circuit_open' })
        return null
      }
      if (!(error instanceof ModelError)) throw error
      log.warn({ why: error.message, question: key.question, model: key.model }, 'no second opinion')
      return null
    }
  }
}

/** Asks a claimed question. @throws ModelError, and the signal's reason */
async function answer(
  { askLabel, config, db, metrics, log, ...files }: Deps,
  question: Question,
  key: OpinionKey,
  { signal, limit }: Required<Options>,
): Promise<string | null> {
  const ending = AbortSignal.any([signal, limit])
  const finish = metrics.opinionDuration.startTimer({ question: key.question })
  const end = async (status: 'valid' | 'invalid' | 'failed', label: string | null = null) => {
    finish({ outcome: status })
    metrics.opinions.inc({ question: key.question, outcome: status })
    await settleOpinion(db, key, { status, label })
  }
  try {
    const asked = async () => {
      const pictures: Buffer[] = []
      for (const sha256 of question.pictures) pictures.push(await pictureOf(files, key, sha256, ending))
      return askLabel({ text: question.text, labels: question.labels, pictures, signal: ending })
    }
    const label = await abortable(asked(), ending)
    await end(label === null ? 'invalid' : 'valid', label)
    return label
  } catch (error) {
    if (signal.aborted) {
      await releaseOpinion(db, key)
      throw error
    }
    await end('failed')
    if (limit.aborted)
      throw new ModelError('timeout', `the model did not answer within ${config.timeoutMs} ms`)
    if (error instanceof ModelError) throw error
    log.warn({ err: error, question: key.question }, 'cannot make the picture of a question')
    return null
  }
}

/** Returns a small JPEG that states only its source type. */
async function pictureOf(
  { blobs, renderImage }: Pick<Deps, 'blobs' | 'renderImage'>,
  { organizationId }: Pick<OpinionKey, 'organizationId'>,
  sha256: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const image = await blobs.get(blobKey(organizationId, sha256))
  const rendition = await renderImage(image, RENDITION_PX, { organizationId, signal })
  const picture = sharp(rendition)
    .resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  const { sourceType } = await readOrigin(rendition)
  return writeImage(picture, { ...NO_ORIGIN, sourceType }, { format: 'jpeg', quality: 88 })
}
