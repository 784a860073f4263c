import type { FastifyPluginAsync } from 'fastify'
import { listAuditOperation } from '../domains/audit/operations/list-audit.ts'
import { createIsTokenValid } from '../domains/auth/authenticate.ts'
import { listCategoriesOperation } from '../domains/categories/operations/list-categories.ts'
import { createGetComposer } from '../domains/drafts/get-composer.ts'
import { createGetDraft } from '../domains/drafts/get-draft.ts'
import { getDraftOperation } from '../domains/drafts/operations/get-draft.ts'
import { getPdpComposerOperation } from '../domains/drafts/operations/get-pdp-composer.ts'
import { scoreDraftOperation } from '../domains/drafts/operations/score-draft.ts'
import { createSubmitDraft } from '../domains/drafts/submit-draft.ts'
import type { EventFeed } from '../domains/events/event-feed.ts'
import { listEventsOperation } from '../domains/events/operations/list-events.ts'
import { streamEventsOperation } from '../domains/events/operations/stream-events.ts'
import { createDeleteImage } from '../domains/images/delete-image.ts'
import { createDrawImage } from '../domains/images/draw-image.ts'
import { createDraw } from '../domains/images/draw-in-process.ts'
import { createFindAnalyzedImage } from '../domains/images/explain-image.ts'
import type { FetchImages } from '../domains/images/fetch-images.ts'
import { createFetchUpload } from '../domains/images/fetch-upload.ts'
import { createGetImageScore, type GetImageScore } from '../domains/images/get-image-score.ts'
import { createFindImagePlaces } from '../domains/images/image-places.ts'
import { createFindImageRevision } from '../domains/images/image-revisions.ts'
import { deleteImageOperation } from '../domains/images/operations/delete-image.ts'
import { explainImageOperation } from '../domains/images/operations/explain-image.ts'
import { getImageScoreOperation } from '../domains/images/operations/get-image-score.ts'
import { getRenditionOperation } from '../domains/images/operations/get-rendition.ts'
import { getUploadOperation } from '../domains/images/operations/get-upload.ts'
import { scoreImageOperation } from '../domains/images/operations/score-image.ts'
import { uploadImageOperation } from '../domains/images/operations/upload-image.ts'
import { createReadFile } from '../domains/images/read-rendition.ts'
import { createReceiveUpload } from '../domains/images/receive-upload.ts'
import { createSubmitImage } from '../domains/images/submit-image.ts'
import { type AdmitSubmission } from '../domains/organizations/admit-submission.ts'
import { createEnterExport } from '../domains/organizations/export-places.ts'
import { createDrawPdp } from '../domains/pdps/answers/draw-pdp.ts'
import { createFindAnalyzedPdp } from '../domains/pdps/answers/explain-pdp.ts'
import { explainPdpOperation } from '../domains/pdps/answers/operations/explain-pdp.ts'
import { getShotSummaryOperation } from '../domains/pdps/answers/operations/get-shot-summary.ts'
import { listShotsOperation } from '../domains/pdps/answers/operations/list-shots.ts'
import { createChangePdp } from '../domains/pdps/changes/change-pdp.ts'
import { createDeletePdp } from '../domains/pdps/changes/delete-pdp.ts'
import { changePdpOperation } from '../domains/pdps/changes/operations/change-pdp.ts'
import { changePdpsOperation } from '../domains/pdps/changes/operations/change-pdps.ts'
import { deletePdpOperation } from '../domains/pdps/changes/operations/delete-pdp.ts'
import { rescorePdpOperation } from '../domains/pdps/changes/operations/rescore-pdp.ts'
import { setPdpImagesOperation } from '../domains/pdps/changes/operations/set-pdp-images.ts'
import { setPdpTagsOperation } from '../domains/pdps/changes/operations/set-pdp-tags.ts'
import { createRefreshImages } from '../domains/pdps/changes/refresh-images.ts'
import { createRescorePdp } from '../domains/pdps/changes/rescore-pdp.ts'
import { createSetImages } from '../domains/pdps/changes/set-images.ts'
import { exportImagesOperation } from '../domains/pdps/exports/operations/export-images.ts'
import { exportPdpsOperation } from '../domains/pdps/exports/operations/export-pdps.ts'
import { exportShotsOperation } from '../domains/pdps/exports/operations/export-shots.ts'
import { getPdpHistoryOperation } from '../domains/pdps/history/operations/get-pdp-history.ts'
import { getPdpTrendOperation } from '../domains/pdps/history/operations/get-pdp-trend.ts'
import { createGetTrend } from '../domains/pdps/history/pdp-trend.ts'
import { createGetPdp, type GetPdp } from '../domains/pdps/reading/get-pdp.ts'
import { getPdpOperation } from '../domains/pdps/reading/operations/get-pdp.ts'
import { getPdpByAsinOperation } from '../domains/pdps/reading/operations/get-pdp-by-asin.ts'
import { getPdpByGtinOperation } from '../domains/pdps/reading/operations/get-pdp-by-gtin.ts'
import { getPdpStatisticsOperation } from '../domains/pdps/reading/operations/get-pdp-statistics.ts'
import { getPdpSummaryOperation } from '../domains/pdps/reading/operations/get-pdp-summary.ts'
import { listPdpsOperation } from '../domains/pdps/reading/operations/list-pdps.ts'
import { createFindRevision } from '../domains/pdps/record/pdp-revisions.ts'
import { createSubmitPdp } from '../domains/pdps/submission/apply-submission.ts'
import {
  submitPdpByGtinOperation,
  submitPdpOperation,
} from '../domains/pdps/submission/operations/submit-pdp.ts'
import { submitPdpByAsinOperation } from '../domains/pdps/submission/operations/submit-pdp-by-asin.ts'
import { listRetailersOperation } from '../domains/retailers/operations/list-retailers.ts'
import { createGetPdpSpark } from '../domains/spark/get-pdp-spark.ts'
import { createGetSpark } from '../domains/spark/get-spark.ts'
import { getIdeasOperation } from '../domains/spark/operations/get-ideas.ts'
import { getImagesOperation } from '../domains/spark/operations/get-images.ts'
import { getPdpSparkOperation } from '../domains/spark/operations/get-pdp-spark.ts'
import { requestIdeasOperation } from '../domains/spark/operations/request-ideas.ts'
import { requestImagesOperation } from '../domains/spark/operations/request-images.ts'
import { setImageVerdictOperation } from '../domains/spark/operations/set-image-verdict.ts'
import { createRequestSpark } from '../domains/spark/request-spark.ts'
import { createSetVerdict } from '../domains/spark/set-verdict.ts'
import { createSignRenditions, type SignRenditions } from '../platform/blobs/rendition-url.ts'
import type { Db } from '../platform/db/database.ts'
import { createAdmission } from './admission.ts'
import { importOperations } from './imports.ts'
import type { Parts } from './parts.ts'
import { rulingOperations } from './ruling-operations.ts'
import { createSubmissions, openDownloading } from './submissions.ts'
import { webhookOperations } from './webhook-operations.ts'

/**
 * Returns the operations of the API in the order of its description. Adds the resources that only requests need to
 * `opened`.
 */
export function createOperations(
  parts: Parts,
  feed: EventFeed,
  opened: AsyncDisposableStack,
): FastifyPluginAsync[] {
  const { config, organizations } = parts
  const deps = { ...parts, db: parts.database.db }
  const { baseUrl } = config.auth
  const downloading = openDownloading(parts, opened)
  const { fetchImages } = downloading
  const { applySubmission, submitAsin } = createSubmissions(parts, downloading)
  const submitPdp = createSubmitPdp({ applySubmission })
  const { admitSubmission, admitUpload, admitWhatIf } = createAdmission(parts)
  const { getPdp, getImageScore } = createReads(parts)
  const requestSpark = createRequestSpark(deps)
  const getSpark = createGetSpark({ ...parts, urlLifetimeS: config.urlLifetimeS })
  const signRenditions = createSignRenditions(parts.links)
  return [
    submitPdpOperation({ admitSubmission, submitPdp }),
    getPdpOperation({ getPdp }),
    submitPdpByGtinOperation({ admitSubmission, submitPdp }),
    getPdpByGtinOperation({ getPdp }),
    submitPdpByAsinOperation({ admitSubmission, submitAsin }),
    getPdpByAsinOperation({ getPdp }),
    scoreImageOperation({ admitSubmission, submitImage: createSubmitImage({ ...deps, fetchImages }) }),
    getImageScoreOperation({ getImageScore }),
    getRenditionOperation(deps),
    uploadImageOperation({
      admitUpload,
      receiveUpload: createReceiveUpload(deps),
      fetchUpload: createFetchUpload({ ...deps, fetchImages }),
      baseUrl,
    }),
    getUploadOperation({ ...parts, signRenditions, baseUrl }),
    requestImagesOperation({ requestSpark }),
    getImagesOperation({ getSpark }),
    requestIdeasOperation({ requestSpark }),
    getIdeasOperation({ getSpark }),
    setImageVerdictOperation({ setVerdict: createSetVerdict(deps) }),
    ...rulingOperations({ ...deps, admitWhatIf, signRenditions }, opened),
    ...answerOperations({ ...deps, fetchImages, admitSubmission, admitWhatIf, signRenditions }),
    ...importOperations({ ...deps, admitSubmission }),
    listEventsOperation(deps),
    streamEventsOperation({ ...deps, feed, isTokenValid: createIsTokenValid(parts) }),
    ...webhookOperations(deps, opened),
    listAuditOperation(deps),
    listCategoriesOperation({ organizations }),
    listRetailersOperation,
  ]
}

type AnswerDeps = Parts & {
  db: Db
  fetchImages: FetchImages
  admitSubmission: AdmitSubmission
  admitWhatIf: AdmitSubmission
  signRenditions: SignRenditions
}

/** Returns the operations that list, explain, change and delete what is stored, and those that score drafts. */
function answerOperations(deps: AnswerDeps): FastifyPluginAsync[] {
  const { pdps, config } = deps
  const { baseUrl } = config.auth
  const getDraft = createGetDraft(deps)
  const changePdp = createChangePdp(deps)
  const refreshImages = createRefreshImages({ ...deps, baseUrl })
  const findAnalyzedPdp = createFindAnalyzedPdp(deps)
  const enterExport = createEnterExport()
  const drawing = { readFile: createReadFile(deps), draw: createDraw() }
  return [
    listPdpsOperation(deps),
    exportPdpsOperation({ ...deps, enterExport }),
    exportImagesOperation({ ...deps, enterExport }),
    listShotsOperation(deps),
    getShotSummaryOperation(deps),
    exportShotsOperation({ ...deps, enterExport }),
    getPdpStatisticsOperation(deps),
    getPdpTrendOperation({ ...deps, getTrend: createGetTrend(deps.db) }),
    explainPdpOperation({ ...deps, findAnalyzedPdp, drawPdp: createDrawPdp(drawing) }),
    getPdpSummaryOperation(deps),
    getPdpHistoryOperation(deps),
    setPdpTagsOperation(deps),
    changePdpOperation({ ...deps, changePdp }),
    changePdpsOperation({ ...deps, changePdp }),
    setPdpImagesOperation({ ...deps, setImages: createSetImages({ ...deps, baseUrl }) }),
    rescorePdpOperation({ ...deps, rescorePdp: createRescorePdp({ ...deps, refreshImages }) }),
    getPdpSparkOperation({ ...deps, getPdpSpark: createGetPdpSpark({ ...deps, findAnalyzedPdp }) }),
    getPdpComposerOperation({ ...deps, getComposer: createGetComposer({ ...deps, findAnalyzedPdp }) }),
    deletePdpOperation({ ...deps, deletePdp: createDeletePdp(deps) }),
    explainImageOperation({
      ...deps,
      findAnalyzedImage: createFindAnalyzedImage({ ...deps, findPdp: pdps.findByImage }),
      findImagePlaces: createFindImagePlaces(deps.db),
      drawImage: createDrawImage(drawing),
    }),
    deleteImageOperation({ deleteImage: createDeleteImage(deps) }),
    scoreDraftOperation({ ...deps, getDraft, submitDraft: createSubmitDraft(deps) }),
    getDraftOperation({ getDraft }),
  ]
}

/** Creates the reads that clients poll. */
function createReads(parts: Parts): { getPdp: GetPdp; getImageScore: GetImageScore } {
  const { pdps, database } = parts
  return {
    getPdp: createGetPdp({ findRevision: createFindRevision(database), pdps }),
    getImageScore: createGetImageScore({
      ...parts,
      findImageRevision: createFindImageRevision(database),
      findPdp: pdps.findByImage,
    }),
  }
}
