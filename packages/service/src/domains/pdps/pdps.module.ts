import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Logger } from '@endcap/foundation/observability/log'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { JUDGE_AGAIN } from '../acceptance/judge-again.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import type { RenderImage } from '../images/decode-images.ts'
import type { Draw } from '../images/draw-in-process.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import { createReadFile } from '../images/read-rendition.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createEnterExport } from '../organizations/export-places.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { SCORE_LISTING } from '../scoring/jobs.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoringRunStore } from '../scoring/scoring-run-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import type { ListingStore } from '../scraping/listing-store.ts'
import { createGetAltTexts, createSetAltTexts } from './answers/alt-texts.ts'
import { createDrawPdp } from './answers/draw-pdp.ts'
import { createFindAnalyzedPdp } from './answers/explain-pdp.ts'
import { createGetImageObjects } from './answers/image-objects.ts'
import {
  getAltTextsOperation,
  getImageObjectsOperation,
  setAltTextsOperation,
} from './answers/operations/alt-texts.ts'
import { explainPdpOperation, getPdpAcceptanceOperation } from './answers/operations/explain-pdp.ts'
import { getShotSummaryOperation, listShotsOperation } from './answers/operations/shot-list.ts'
import { createChangePdp } from './changes/change-pdp.ts'
import { createDeletePdp } from './changes/delete-pdp.ts'
import {
  changePdpOperation,
  changePdpsOperation,
  deletePdpOperation,
  setPdpTagsOperation,
} from './changes/operations/change-pdps.ts'
import { rescorePdpOperation, setPdpImagesOperation } from './changes/operations/pdp-images.ts'
import { createRefreshImages } from './changes/refresh-images.ts'
import { createRescorePdp } from './changes/rescore-pdp.ts'
import { createSetImages } from './changes/set-images.ts'
import {
  exportImagesOperation,
  exportPdpsOperation,
  exportShotsOperation,
} from './exports/operations/exports.ts'
import { compactTrend } from './history/compact-trend.ts'
import { fillTrend } from './history/fill-trend.ts'
import { getPdpHistoryOperation, getPdpTrendOperation } from './history/operations/history.ts'
import { createGetTrend } from './history/pdp-trend.ts'
import {
  exportAcceptanceReportOperation,
  getAcceptanceReportOperation,
} from './readiness/operations/readiness.ts'
import { createGetPdp } from './reading/get-pdp.ts'
import {
  getPdpGroupsOperation,
  getPdpStatisticsOperation,
  getPdpSummaryOperation,
  listPdpsOperation,
} from './reading/operations/listings.ts'
import { getPdpByAsinOperation, getPdpByGtinOperation, getPdpOperation } from './reading/operations/scores.ts'
import { createFindRevision } from './record/pdp-revisions.ts'
import type { PdpStore } from './record/pdp-store.ts'
import { applyRights } from './scoring/apply-rights.ts'
import { fillCauses } from './scoring/fill-causes.ts'
import { fillSummaries } from './scoring/fill-summaries.ts'
import { createJudgeAgainWorker } from './scoring/judge-again.job.ts'
import type { ScoreAgain } from './scoring/score-again.ts'
import { type ConsultListing, createScoreListingWorker } from './scoring/score-listing.job.ts'
import type { ScoreStoredListing } from './scoring/score-stored-listing.ts'
import { createSummarizeStored } from './scoring/summarize-stored.ts'
import { type ApplySubmission, createSubmitPdp } from './submission/apply-submission.ts'
import { createIngestListingWorker, INGEST_LISTING } from './submission/ingest-listing.job.ts'
import {
  submitPdpByAsinOperation,
  submitPdpByGtinOperation,
  submitPdpOperation,
} from './submission/operations/submissions.ts'
import type { SubmitAsin } from './submission/submit-asin.ts'
import { emptyTrash } from './trash/empty-trash.ts'
import {
  listTrashOperation,
  removeFromTrashOperation,
  restorePdpOperation,
} from './trash/operations/trash.ts'
import { createRestorePdp } from './trash/restore-pdp.ts'

const INGEST_CONCURRENCY = 4
/** Listings that wait for a model must not hold up others. */
const CONSULTING_CONCURRENCY = 4
const TREND_COMPACTION_MS = 600_000

type Stores = {
  db: Db
  factsVersion: string
  analyses: AnalysisStore
  categories: CategoryStore
  files: StoredFiles
  pdps: PdpStore
  rubrics: RubricStore
  runs: ScoringRunStore
  startRun: StartRun
  scoreAgain: ScoreAgain
  readJudging: ReadJudging
  log: Logger
}
type RequestDeps = Stores & {
  config: { auth: { baseUrl: string } }
  database: Database
  organizations: OrganizationStore
  blobs: BlobStore
  jobs: JobQueue
  links: SignedLinks
  renderImage: RenderImage
  findUpload: FindUpload
  fetchImages: FetchImages
  applySubmission: ApplySubmission
  submitAsin: SubmitAsin
  admitSubmission: AdmitSubmission
  signRenditions: SignRenditions
  draw: Draw
}
type WorkDeps = Stores & {
  listings: ListingStore
  /** Also fetches images of stand-ins for storefronts. */
  fetchListingImages: FetchImages
  scoreStoredListing: ScoreStoredListing
  consultListing: ConsultListing | null
  jobs: JobQueue
}

export const pdpsModule = defineModule({
  name: 'pdps',
  operations(deps: RequestDeps) {
    return [...submissionOperations(deps), ...readingOperations(deps), ...changeOperations(deps)]
  },
  jobTypes: [INGEST_LISTING, SCORE_LISTING],
  workers: (deps: WorkDeps) => [
    assign(SCORE_LISTING, createScoreListingWorker(deps, deps.consultListing ? CONSULTING_CONCURRENCY : 1)),
    assign(JUDGE_AGAIN, createJudgeAgainWorker(deps)),
    assign(
      INGEST_LISTING,
      createIngestListingWorker({ ...deps, fetchImages: deps.fetchListingImages }, INGEST_CONCURRENCY),
    ),
  ],
  maintenance: ({ db, ...stores }: WorkDeps) => [
    {
      name: 'summarize PDPs of earlier releases',
      everyMs: EVERY.day,
      atStart: true,
      run: (signal) => fillSummaries(db, signal),
    },
    {
      name: 'add plans and causes of lost points to results of earlier releases',
      everyMs: EVERY.day,
      atStart: true,
      run: (signal) => fillCauses({ db, summarizeStored: createSummarizeStored(stores) }, signal),
    },
    {
      name: 'add histories of earlier releases to the trend',
      everyMs: EVERY.day,
      atStart: true,
      run: (signal) => fillTrend(db, signal),
    },
    {
      name: 'score listings again whose main image has gained or lost its rights',
      everyMs: EVERY.hour,
      run: (signal) => applyRights({ db, ...stores }, signal),
    },
    {
      name: 'empty the trash of listings',
      everyMs: EVERY.hour,
      run: (signal) => emptyTrash(db, signal),
    },
    {
      name: 'sum up the changes of the trend',
      everyMs: TREND_COMPACTION_MS,
      run: (signal) => compactTrend(db, signal),
    },
  ],
})

function submissionOperations(parts: RequestDeps) {
  const deps = {
    ...parts,
    submitPdp: createSubmitPdp(parts),
    getPdp: createGetPdp({ ...parts, findRevision: createFindRevision(parts.database) }),
  }
  return [
    submitPdpOperation(deps),
    getPdpOperation(deps),
    submitPdpByGtinOperation(deps),
    getPdpByGtinOperation(deps),
    submitPdpByAsinOperation(deps),
    getPdpByAsinOperation(deps),
  ]
}

function readingOperations(parts: RequestDeps) {
  const deps = {
    ...parts,
    enterExport: createEnterExport(),
    getTrend: createGetTrend(parts.db),
    findAnalyzedPdp: createFindAnalyzedPdp(parts),
    getAltTexts: createGetAltTexts(parts),
    setAltTexts: createSetAltTexts(parts),
    getImageObjects: createGetImageObjects(parts),
    drawPdp: createDrawPdp({ readFile: createReadFile(parts), draw: parts.draw }),
  }
  return [
    listPdpsOperation(deps),
    exportPdpsOperation(deps),
    exportImagesOperation(deps),
    listShotsOperation(deps),
    getShotSummaryOperation(deps),
    exportShotsOperation(deps),
    getAcceptanceReportOperation(deps),
    exportAcceptanceReportOperation(deps),
    getPdpStatisticsOperation(deps),
    getPdpGroupsOperation(deps),
    getPdpTrendOperation(deps),
    explainPdpOperation(deps),
    getPdpAcceptanceOperation(deps),
    getAltTextsOperation(deps),
    setAltTextsOperation(deps),
    getImageObjectsOperation(deps),
    getPdpSummaryOperation(deps),
    getPdpHistoryOperation(deps),
  ]
}

function changeOperations(parts: RequestDeps) {
  const { baseUrl } = parts.config.auth
  const deps = {
    ...parts,
    changePdp: createChangePdp(parts),
    setImages: createSetImages({ ...parts, baseUrl }),
    rescorePdp: createRescorePdp({ ...parts, refreshImages: createRefreshImages({ ...parts, baseUrl }) }),
    deletePdp: createDeletePdp(parts),
    restorePdp: createRestorePdp(parts),
  }
  return [
    setPdpTagsOperation(deps),
    changePdpOperation(deps),
    changePdpsOperation(deps),
    setPdpImagesOperation(deps),
    rescorePdpOperation(deps),
    deletePdpOperation(deps),
    listTrashOperation(deps),
    restorePdpOperation(deps),
    removeFromTrashOperation(deps),
  ]
}
