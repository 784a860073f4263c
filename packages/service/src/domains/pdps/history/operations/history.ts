import type { HistoryEntry, Renditions } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { findCategory } from '@endcap/catalog'
import { type Classification, oneDecimal } from '@endcap/scoring'
import type { SignRenditions } from '../../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { cutPage, decodeCursor, toPage } from '../../../../platform/http/cursor.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { nameTargets } from '../../../acceptance/present-acceptance.ts'
import { type ActorNames, findActorNames } from '../../../auth/actor-names.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { findImageContents } from '../../../images/image-contents.ts'
import { ownPdp } from '../../record/own-pdp.ts'
import type { Pdp } from '../../record/pdp.ts'
import { servePdp } from '../../record/pdp-address.ts'
import { type HistoryState, readHistory } from '../../record/pdp-history.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { GetTrend } from '../pdp-trend.ts'

type Deps = { db: Db; pdps: PdpStore; signRenditions: SignRenditions; getTrend: GetTrend }

/** Serves `GET /v1/pdps/trend`. */
export const getPdpTrendOperation = ({ getTrend }: Deps) =>
  serve(api.getPdpTrend, async (request) => {
    const { organizationId } = callerOf(request)
    return getTrend(organizationId)
  })

/** Serves `GET /v1/pdps/{pdp_id}/history`, also by your own id. */
export const getPdpHistoryOperation = ({ db, pdps, signRenditions }: Deps) =>
  servePdp(pdps, api.getPdpHistory, async (request) => {
    const { organizationId } = callerOf(request)
    const { limit, cursor } = request.query
    const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
    const scope = { organizationId, pdpId: pdp.id }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const states = await readHistory(db, pdp.id, { limit: limit + 1, before })
    const { rows, nextCursor } = cutPage(states, limit, scope, ({ id }) => ({ value: '', id }))
    const ids = rows.flatMap(({ images }) => images.map(({ image_id: id }) => id))
    const contents = await findImageContents(db, organizationId, ids)
    const renditionsOf = (imageId: string) => {
      const sha256 = contents.get(imageId)
      return sha256 === undefined ? null : signRenditions({ organizationId, sha256 })
    }
    const nameOf = await findActorNames(
      db,
      rows.flatMap(({ changedBy }) => changedBy ?? []),
    )
    const data = rows.map((state, index) =>
      present(state, states[index + 1] ?? null, { pdp, renditionsOf, nameOf }),
    )
    return toPage(data, nextCursor)
  })

type Presenting = {
  pdp: Pick<Pdp, 'retailer'>
  renditionsOf: (imageId: string) => Renditions | null
  nameOf: ActorNames
}

function present(
  {
    scoredAt,
    score,
    cause,
    categoryId,
    categorySource,
    acceptance,
    images,
    setFrom,
    changedBy,
  }: HistoryState,
  before: HistoryState | null,
  { pdp, renditionsOf, nameOf }: Presenting,
): HistoryEntry {
  return {
    scored_at: scoredAt.toISOString(),
    pdp_score: score,
    score_change: before && oneDecimal(score - before.score),
    cause,
    set_from: setFrom,
    changed_by: changedBy && { ...changedBy, name: nameOf(changedBy) },
    category: findCategory(categoryId)?.name ?? null,
    category_source: categorySource,
    acceptance: acceptance && nameTargets(acceptance, pdp.retailer),
    images: images.map((image) => ({
      ...image,
      classification: image.classification as Classification,
      renditions: renditionsOf(image.image_id),
    })),
  }
}
