import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../platform/db/database.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createSetImages } from '../pdps/changes/set-images.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { StoreDeps } from '../pdps/submission/store-submission.ts'
import { createMakeShot } from './change-shot.ts'
import { createAddComment } from './comment.ts'
import {
  changeCommentOperation,
  createCommentOperation,
  deleteCommentOperation,
  listCommentsOperation,
} from './operations/comments.ts'
import {
  changeShotOperation,
  countWorkShotsOperation,
  createShotOperation,
  deleteShotOperation,
  getShotOperation,
  listColleaguesOperation,
  listWorkShotsOperation,
  placeShotOperation,
  sendShotBackOperation,
  sendShotPictureOperation,
} from './operations/shots.ts'
import { createPlacePicture, createSendPicture } from './review-shot.ts'

type Deps = StoreDeps & {
  db: Db
  config: { auth: { baseUrl: string } }
  pdps: PdpStore
  images: ImageStore
  links: SignedLinks
  findUpload: FindUpload
  admitSubmission: AdmitSubmission
}

export const workModule = defineModule({
  name: 'work',
  operations(parts: Deps) {
    const review = {
      ...parts,
      setImages: createSetImages({ ...parts, baseUrl: parts.config.auth.baseUrl }),
    }
    const deps = {
      ...parts,
      makeShot: createMakeShot(parts),
      addComment: createAddComment(parts),
      sendPicture: createSendPicture(review),
      placePicture: createPlacePicture(review),
    }
    return [
      createShotOperation(deps),
      listWorkShotsOperation(deps),
      countWorkShotsOperation(deps),
      getShotOperation(deps),
      changeShotOperation(deps),
      deleteShotOperation(deps),
      sendShotPictureOperation(deps),
      placeShotOperation(deps),
      sendShotBackOperation(deps),
      listColleaguesOperation(deps),
      createCommentOperation(deps),
      listCommentsOperation(deps),
      changeCommentOperation(deps),
      deleteCommentOperation(deps),
    ]
  },
})
