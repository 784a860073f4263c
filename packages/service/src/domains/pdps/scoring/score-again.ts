import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import type { Urgency } from '../../../platform/jobs/job-type.ts'
import { listingItems, type StartRun } from '../../scoring/start-run.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'

type Deps = { pdps: Pick<PdpStore, 'images' | 'restart'>; startRun: StartRun }

/** Starts a new run over the current images of a locked PDP. */
export function createScoreAgain({ pdps, startRun }: Deps) {
  return async function scoreAgain(trx: Db, pdp: Pdp, urgency: Urgency = 'rescoring'): Promise<void> {
    const runId = uuidV7()
    await pdps.restart(trx, pdp.id, runId)
    await startRun(
      trx,
      { id: runId, subject: { kind: 'pdp', pdpId: pdp.id } },
      {
        organizationId: pdp.organization_id,
        categoryId: pdp.category_id,
        items: listingItems(await pdps.images(trx, pdp.id)),
        urgency,
      },
    )
  }
}

export type ScoreAgain = ReturnType<typeof createScoreAgain>
