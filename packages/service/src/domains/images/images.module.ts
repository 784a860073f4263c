import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { Quota } from '../organizations/quota.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { ScoreDistributions } from '../scoring/score-distributions.ts'
import type { StartRun } from '../scoring/start-run.ts'
import type { RenderImage } from './decode-images.ts'
import { createDeleteImage } from './delete-image.ts'
import { createDrawImage } from './draw-image.ts'
import type { Draw } from './draw-in-process.ts'
import { createFindAnalyzedImage } from './explain-image.ts'
import type { FetchImages } from './fetch-images.ts'
import { createFetchUpload } from './fetch-upload.ts'
import { createGetImageScore } from './get-image-score.ts'
import { createFindImagePlaces } from './image-places.ts'
import { createFindImageRevision } from './image-revisions.ts'
import type { ImageStore } from './image-store.ts'
import { deleteImageOperation } from './operations/delete-image.ts'
import { explainImageOperation } from './operations/explain-image.ts'
import { getImageScoreOperation } from './operations/get-image-score.ts'
import { getRenditionOperation } from './operations/get-rendition.ts'
import { getUploadOperation } from './operations/get-upload.ts'
import { scoreImageOperation } from './operations/score-image.ts'
import { uploadImageOperation } from './operations/upload-image.ts'
import type { PrepareImage } from './prepare-image.ts'
import type { ImagePdp } from './present-image-score.ts'
import { createReadFile } from './read-rendition.ts'
import { createReceiveUpload } from './receive-upload.ts'
import { createSubmitImage } from './submit-image.ts'
import { type FindUpload, removeExpiredUploads } from './upload-store.ts'

type RequestDeps = {
  config: { auth: { baseUrl: string } }
  database: Database
  db: Db
  analyses: AnalysisStore
  blobs: BlobStore
  files: StoredFiles
  images: ImageStore
  /** `findByImage` returns the PDP that the image is currently part of. */
  pdps: { findByImage: (imageId: string) => Promise<ImagePdp | null> }
  rubrics: RubricStore
  quota: Quota
  links: SignedLinks
  prepareImage: PrepareImage
  renderImage: RenderImage
  scoreDistributions: ScoreDistributions
  startRun: StartRun
  findUpload: FindUpload
  fetchImages: FetchImages
  admitSubmission: AdmitSubmission
  admitUpload: AdmitSubmission
  signRenditions: SignRenditions
  draw: Draw
}

export const imagesModule = defineModule({
  name: 'images',
  operations(deps: RequestDeps) {
    const { baseUrl } = deps.config.auth
    const findPdp = deps.pdps.findByImage
    const findImageRevision = createFindImageRevision(deps.database)
    return [
      scoreImageOperation({ ...deps, submitImage: createSubmitImage(deps) }),
      getImageScoreOperation({ getImageScore: createGetImageScore({ ...deps, findImageRevision, findPdp }) }),
      getRenditionOperation(deps),
      uploadImageOperation({
        ...deps,
        receiveUpload: createReceiveUpload(deps),
        fetchUpload: createFetchUpload(deps),
        baseUrl,
      }),
      getUploadOperation({ ...deps, baseUrl }),
      explainImageOperation({
        ...deps,
        findAnalyzedImage: createFindAnalyzedImage({ ...deps, findPdp }),
        findImagePlaces: createFindImagePlaces(deps.db),
        drawImage: createDrawImage({ readFile: createReadFile(deps), draw: deps.draw }),
      }),
      deleteImageOperation({ deleteImage: createDeleteImage(deps) }),
    ]
  },
  maintenance: ({ db }: { db: Db }) => [
    {
      name: 'remove expired uploads',
      everyMs: EVERY.hour,
      run: (signal) => removeExpiredUploads(db, signal),
    },
  ],
})
