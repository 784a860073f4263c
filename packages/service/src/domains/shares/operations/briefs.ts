import * as api from '@endcap/api/operations'
import { validate as isUuid } from 'uuid'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ReadJudging } from '../../acceptance/judging.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { noSuchShot } from '../../pdps/record/own-pdp.ts'
import { readBriefs } from '../read-briefs.ts'

type Deps = { db: Db; readJudging: ReadJudging; signRenditions: SignRenditions }

/** Serves `GET /v1/shots/{shot_id}/brief`. */
export const getBriefOperation = (deps: Deps) =>
  serve(api.getBrief, async (request) => {
    const { shot_id: shotId } = request.params
    const ids = isUuid(shotId) ? [shotId.toLowerCase()] : []
    const [brief] = await readBriefs(deps, callerOf(request).organizationId, ids)
    if (!brief) throw noSuchShot()
    return brief
  })
