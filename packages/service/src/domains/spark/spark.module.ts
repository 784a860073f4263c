import type { Eye } from '@endcap/eye'
import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import { createGenerativeModels, type ModelConfig } from '@endcap/generative-models'
import type { ImageProvider } from '@endcap/studio'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { SignImage } from '../images/sign-image.ts'
import { assign, defineModule } from '../module.ts'
import { createFindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { createFindIdeas } from './find-ideas.ts'
import { createGenerativeImages } from './generative-images.ts'
import { createGetFix } from './get-fix.ts'
import { createGetPdpSpark } from './get-pdp-spark.ts'
import { createGetSpark } from './get-spark.ts'
import { FIND_IDEAS, MAKE_FIX, MAKE_IMAGES } from './jobs.ts'
import { createMakeBatch } from './make-batch.ts'
import { createMakeFix } from './make-fix.ts'
import { createMakeImages } from './make-images.ts'
import { getFixOperation, requestFixOperation } from './operations/fixes.ts'
import {
  getIdeasOperation,
  getImagesOperation,
  getPdpSparkOperation,
  requestIdeasOperation,
  requestImagesOperation,
  setImageVerdictOperation,
} from './operations/spark.ts'
import { createRequestFix } from './request-fix.ts'
import { createRequestSpark } from './request-spark.ts'
import { createSetVerdict } from './set-verdict.ts'
import type { SparkStore } from './spark-store.ts'
import { createFindListing, createOpenRequest } from './spark-subject.ts'
import { createSparkWorker } from './spark-worker.ts'
import { createSpending } from './spending.ts'
import { createStudioOffThread } from './studio-off-thread.ts'

/** Each batch holds about 100 MB in memory. */
const BATCH_CONCURRENCY = 2
/** A file of 50 megapixels takes 150 MB. */
const FIX_CONCURRENCY = 1
/** Requests may wait for a model. */
const IDEAS_CONCURRENCY = 4

type Stores = {
  db: Db
  analyses: AnalysisStore
  blobs: BlobStore
  images: ImageStore
  pdps: PdpStore
  rubrics: RubricStore
  readJudging: ReadJudging
  sparks: SparkStore
}
type RequestDeps = Stores & {
  config: { urlLifetimeS: number }
  jobs: JobQueue
  signRenditions: SignRenditions
}
type WorkDeps = Stores & {
  config: { models: ModelConfig }
  files: StoredFiles
  vision: Eye
  analyzeImage: AnalyzeImage
  signImage: SignImage
  log: Logger
}

/** Signs before the images are analyzed, because facts belong to the bytes. */
const signed = ({ derive }: ImageProvider, signImage: SignImage): ImageProvider => ({
  async *derive(root, signal) {
    for await (const image of derive(root, signal))
      yield { ...image, bytes: await signImage(Buffer.from(image.bytes), 'made') }
  },
})

export const sparkModule = defineModule({
  name: 'spark',
  operations(parts: RequestDeps) {
    const requestSpark = createRequestSpark(parts)
    const findAnalyzedPdp = createFindAnalyzedPdp(parts)
    const deps = {
      ...parts,
      requestSpark,
      requestFix: createRequestFix({ ...parts, requestSpark }),
      getFix: createGetFix({ ...parts, findAnalyzedPdp }),
      getSpark: createGetSpark({ ...parts, urlLifetimeS: parts.config.urlLifetimeS }),
      setVerdict: createSetVerdict(parts),
      getPdpSpark: createGetPdpSpark({ ...parts, findAnalyzedPdp }),
    }
    return [
      requestImagesOperation(deps),
      getImagesOperation(deps),
      requestIdeasOperation(deps),
      getIdeasOperation(deps),
      setImageVerdictOperation(deps),
      getPdpSparkOperation(deps),
      requestFixOperation(deps),
      getFixOperation(deps),
    ]
  },
  jobTypes: [MAKE_IMAGES, FIND_IDEAS, MAKE_FIX],
  async workers(parts: WorkDeps, opened) {
    const { db, config, log } = parts
    const { imageCost, ideasCost, dailyBudget, imageModel: model } = config.models
    const { editImage, suggestIdeas } = await createGenerativeModels(config.models, log)
    const deps = { ...parts, openRequest: createOpenRequest(parts) }
    const studio = opened.use(createStudioOffThread(log))
    const spending = createSpending({ db, dailyBudget, log })
    const generating = { spending, cost: imageCost, log }
    const makeImages = createMakeImages({
      ...deps,
      makeBatch: createMakeBatch({ ...deps, studio }),
      providersFor: (organizationId, deadline) =>
        [
          studio,
          ...(editImage && model !== null
            ? [createGenerativeImages({ editImage, model, organizationId, deadline, ...generating })]
            : []),
        ].map((provider) => signed(provider, parts.signImage)),
    })
    const findListing = createFindListing(deps)
    const findIdeas = createFindIdeas({ suggestIdeas, spending, cost: ideasCost, findListing, log })
    return [
      assign(MAKE_IMAGES, createSparkWorker(deps, makeImages, BATCH_CONCURRENCY)),
      assign(FIND_IDEAS, createSparkWorker(deps, findIdeas, IDEAS_CONCURRENCY)),
      assign(MAKE_FIX, createSparkWorker(deps, createMakeFix({ ...deps, studio }), FIX_CONCURRENCY)),
    ]
  },
})
