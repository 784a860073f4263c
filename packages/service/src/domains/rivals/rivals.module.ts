import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import type { RenderImage } from '../images/decode-images.ts'
import { createReadFile } from '../images/read-rendition.ts'
import { assign, defineModule } from '../module.ts'
import {
  changeRivalSetOperation,
  compareRivalsOperation,
  createRivalSetOperation,
  deleteRivalSetOperation,
  getRivalSetOperation,
  listRivalSetsOperation,
  type RivalDeps,
  readRivalSetOperation,
} from './operations/rivals.ts'
import { createRankOffThread } from './rank-off-thread.ts'
import { createReadRivalWorker, READ_RIVAL, type ReadDeps } from './read-rival.job.ts'
import { removeOldPictures } from './rival-pictures.ts'
import { scheduleReading } from './schedule-reading.ts'

type Files = { blobs: BlobStore; renderImage: RenderImage }
type RequestDeps = Omit<RivalDeps, 'rankContents'> & Files & { log: Logger }
type WorkDeps = Omit<ReadDeps, 'readFile'> & Files & { jobs: JobQueue }

/** Most of the time a reading waits for the shop. */
const CONCURRENCY = 4

export const rivalsModule = defineModule({
  name: 'rivals',
  operations(parts: RequestDeps, opened) {
    const readFile = createReadFile(parts)
    const deps = { ...parts, rankContents: createRankOffThread({ readFile, log: parts.log }, opened) }
    return [
      listRivalSetsOperation(deps),
      createRivalSetOperation(deps),
      getRivalSetOperation(deps),
      changeRivalSetOperation(deps),
      deleteRivalSetOperation(deps),
      readRivalSetOperation(deps),
      compareRivalsOperation(deps),
    ]
  },
  jobTypes: [READ_RIVAL],
  workers: (deps: WorkDeps) => [
    assign(READ_RIVAL, createReadRivalWorker({ ...deps, readFile: createReadFile(deps) }, CONCURRENCY)),
  ],
  maintenance: ({ db, jobs }: WorkDeps) => [
    { name: 'schedule readings of rivals', everyMs: EVERY.minute, run: () => scheduleReading({ db, jobs }) },
    {
      name: 'remove old pictures of rivals',
      everyMs: EVERY.hour,
      run: (signal) => removeOldPictures(db, signal),
    },
  ],
})
