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
import { getRenditionOperation } from './operations/get-rendition.ts'
import {
  deleteImageOperation,
  explainImageOperation,
  getImageScoreOperation,
  scoreImageOperation,
} from './operations/images.ts'
import { listImagesOperation } from './operations/list-images.ts'
import { getUploadOperation, uploadImageByUrlOperation, uploadImageOperation } from './operations/uploads.ts'
import { fillOrigins } from './origins.ts'
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
  /** Returns the image's current PDP. */
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
  operations(parts: RequestDeps) {
    const findPdp = parts.pdps.findByImage
    const findImageRevision = createFindImageRevision(parts.database)
    const deps = {
      ...parts,
      baseUrl: parts.config.auth.baseUrl,
      submitImage: createSubmitImage(parts),
      getImageScore: createGetImageScore({ ...parts, findImageRevision, findPdp }),
      receiveUpload: createReceiveUpload(parts),
      fetchUpload: createFetchUpload(parts),
      findAnalyzedImage: createFindAnalyzedImage({ ...parts, findPdp }),
      findImagePlaces: createFindImagePlaces(parts.db),
      drawImage: createDrawImage({ readFile: createReadFile(parts), draw: parts.draw }),
      deleteImage: createDeleteImage(parts),
    }
    return [
      scoreImageOperation(deps),
      listImagesOperation(deps),
      getImageScoreOperation(deps),
      getRenditionOperation(deps),
      uploadImageOperation(deps),
      uploadImageByUrlOperation(deps),
      getUploadOperation(deps),
      explainImageOperation(deps),
      deleteImageOperation(deps),
    ]
  },
  maintenance: ({ db, blobs }: { db: Db; blobs: BlobStore }) => [
    {
      name: 'read the origin of images of earlier releases',
      everyMs: EVERY.day,
      atStart: true,
      run: (signal) => fillOrigins({ db, blobs }, signal),
    },
    {
      name: 'remove expired uploads',
      everyMs: EVERY.hour,
      run: (signal) => removeExpiredUploads(db, signal),
    },
  ],
})
