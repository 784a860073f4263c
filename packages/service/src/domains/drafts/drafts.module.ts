import type { Eye } from '@endcap/eye'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { ReadJudging } from '../acceptance/judging.ts'
import type { FetchImages } from '../images/fetch-images.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createFindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import { ANALYZE_DRAFT, createAnalyzeDraftWorker } from './analyze-draft.job.ts'
import { removeExpiredDrafts } from './draft-store.ts'
import { createGetComposer } from './get-composer.ts'
import { createGetDraft } from './get-draft.ts'
import { getDraftOperation, getPdpComposerOperation, scoreDraftOperation } from './operations/drafts.ts'
import { createSubmitDraft } from './submit-draft.ts'

type RequestDeps = {
  db: Db
  factsVersion: string
  analyses: AnalysisStore
  files: StoredFiles
  images: ImageStore
  pdps: PdpStore
  rubrics: RubricStore
  readJudging: ReadJudging
  jobs: JobQueue
  findUpload: FindUpload
  fetchImages: FetchImages
  admitSubmission: AdmitSubmission
  admitWhatIf: AdmitSubmission
  signRenditions: SignRenditions
}
type WorkDeps = { db: Db; analyzeImage: AnalyzeImage; vision: Pick<Eye, 'concurrency'> }

export const draftsModule = defineModule({
  name: 'drafts',
  operations(parts: RequestDeps) {
    const deps = {
      ...parts,
      getComposer: createGetComposer({ ...parts, findAnalyzedPdp: createFindAnalyzedPdp(parts) }),
      getDraft: createGetDraft(parts),
      submitDraft: createSubmitDraft(parts),
    }
    return [getPdpComposerOperation(deps), scoreDraftOperation(deps), getDraftOperation(deps)]
  },
  jobTypes: [ANALYZE_DRAFT],
  workers: (deps: WorkDeps) => [
    assign(ANALYZE_DRAFT, createAnalyzeDraftWorker(deps, deps.vision.concurrency)),
  ],
  maintenance: ({ db }: WorkDeps) => [
    { name: 'remove expired drafts', everyMs: EVERY.hour, run: (signal) => removeExpiredDrafts(db, signal) },
  ],
})
