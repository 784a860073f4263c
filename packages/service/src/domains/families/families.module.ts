import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../platform/db/database.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createSetImages } from '../pdps/changes/set-images.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { StartRun } from '../scoring/start-run.ts'
import { createSetFamilyImages } from './family-images.ts'
import {
  changeFamilyOperation,
  createFamilyOperation,
  deleteFamilyOperation,
  getFamilyOperation,
  listFamiliesOperation,
  previewFamilyImagesOperation,
  setFamilyImagesOperation,
} from './operations/families.ts'
import { createPreviewFamily } from './preview-family.ts'

type RequestDeps = {
  config: { auth: { baseUrl: string } }
  db: Db
  analyses: AnalysisStore
  categories: CategoryStore
  images: ImageStore
  pdps: PdpStore
  rubrics: RubricStore
  startRun: StartRun
  readJudging: ReadJudging
  links: SignedLinks
  findUpload: FindUpload
  admitSubmission: AdmitSubmission
  admitWhatIf: AdmitSubmission
}

export const familiesModule = defineModule({
  name: 'families',
  operations(parts: RequestDeps) {
    const setImages = createSetImages({ ...parts, baseUrl: parts.config.auth.baseUrl })
    const deps = {
      ...parts,
      setFamilyImages: createSetFamilyImages({ ...parts, setImages }),
      previewFamily: createPreviewFamily(parts),
    }
    return [
      listFamiliesOperation(deps),
      createFamilyOperation(deps),
      getFamilyOperation(deps),
      changeFamilyOperation(deps),
      deleteFamilyOperation(deps),
      setFamilyImagesOperation(deps),
      previewFamilyImagesOperation(deps),
    ]
  },
})
