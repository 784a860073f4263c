import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { assign, defineModule } from '../module.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { createSetImages } from '../pdps/changes/set-images.ts'
import type { StoreDeps } from '../pdps/submission/store-submission.ts'
import { CHECK_LIVE, type CheckDeps, createCheckLiveWorker } from './check-live.job.ts'
import type { JudgeDeps } from './judge-night.ts'
import { removeOldNights } from './live-store.ts'
import {
  answerLiveCheckOperation,
  checkLiveNowOperation,
  getLiveCheckOperation,
  getLivePictureOperation,
  keepLiveSetOperation,
  listLiveChecksOperation,
} from './operations/live-checks.ts'
import {
  changeLiveWatchOperation,
  createLiveWatchOperation,
  deleteLiveWatchOperation,
  getLiveWatchOperation,
  listLiveWatchesOperation,
} from './operations/live-watches.ts'
import { scheduleChecks } from './schedule-checks.ts'

type RequestDeps = StoreDeps &
  Omit<JudgeDeps, 'analyzeImage'> & {
    config: { auth: { baseUrl: string } }
    jobs: JobQueue
    links: SignedLinks
    signRenditions: SignRenditions
    findUpload: FindUpload
    admitSubmission: AdmitSubmission
    admitWhatIf: AdmitSubmission
  }
type WorkDeps = CheckDeps & { jobs: JobQueue }

/** Most of the time a check waits for the shop. */
const CONCURRENCY = 4

export const liveModule = defineModule({
  name: 'live',
  operations(parts: RequestDeps) {
    const { baseUrl } = parts.config.auth
    const setImages = createSetImages({ ...parts, baseUrl })
    const deps = { ...parts, baseUrl, setImages, analyzeImage: null }
    return [
      listLiveWatchesOperation(deps),
      createLiveWatchOperation(deps),
      getLiveWatchOperation(deps),
      changeLiveWatchOperation(deps),
      deleteLiveWatchOperation(deps),
      listLiveChecksOperation(deps),
      getLiveCheckOperation(deps),
      checkLiveNowOperation(deps),
      answerLiveCheckOperation(deps),
      keepLiveSetOperation(deps),
      getLivePictureOperation(deps),
    ]
  },
  jobTypes: [CHECK_LIVE],
  workers: (deps: WorkDeps) => [assign(CHECK_LIVE, createCheckLiveWorker(deps, CONCURRENCY))],
  maintenance: (deps: WorkDeps) => [
    { name: 'schedule live checks', everyMs: EVERY.minute, run: (signal) => scheduleChecks(deps, signal) },
    {
      name: 'remove old live checks',
      everyMs: EVERY.hour,
      run: (signal) => removeOldNights(deps.db, signal),
    },
  ],
})
