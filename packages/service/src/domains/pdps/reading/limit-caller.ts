import { DEFAULT_REGION, DEFAULT_RETAILER } from '@endcap/catalog'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { isV1 } from '../../../platform/http/request-path.ts'
import type { Caller, PdpLimit } from '../../auth/access-tokens.ts'
import { withinLimit } from '../../auth/within-limit.ts'
import { noSuchImage } from '../../images/explain-image.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { canonicalGtin, checkAsin, checkId } from '../record/identifiers.ts'
import { noSuchComment, noSuchPdp, noSuchShot, ownPdp } from '../record/own-pdp.ts'
import type { Pdp } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { existingStorefront } from '../record/storefront-region.ts'

type Deps = { db: Db; pdps: Pick<PdpStore, 'find' | 'findById'> }

/** Validated parts that a limit reads. */
type Parts = { params: Record<string, string>; query: Record<string, unknown>; body: Record<string, unknown> }

/**
 * Applies the limit of credentials and people: filters lists, hides other PDPs, and refuses operations that
 * cannot be limited.
 *
 * @throws DomainError FORBIDDEN, PDP_NOT_FOUND, IMAGE_NOT_FOUND
 */
export function createLimitCaller(deps: Deps) {
  return async function limitCaller(request: FastifyRequest): Promise<void> {
    const { caller, routeOptions } = request
    const { limits } = routeOptions.config
    // MCP calls the API, which checks each call.
    if (!caller?.limit || limits === 'none' || limits === 'own' || !isV1(request)) return
    const limited = { ...caller, limit: caller.limit }
    const parts = partsOf(request)
    if (limits === 'filters') addFilters(parts.query, caller.limit)
    else await checkSubject(deps, limited, { ...parts, method: request.method })
    const images = [...imagesIn(parts.body), ...imagesIn(parts.query)]
    if (images.length > 0) await checkImages(deps.db, limited, images)
    checkChange(parts.body, caller.limit)
    const { pdp_id: pdpId, shot_id: shotId } = parts.body
    if (typeof shotId === 'string') await checkOwned(deps, limited, 'shot', shotId)
    // The listing whose rules a fix follows.
    if (
      typeof pdpId === 'string' &&
      !isWithin(await ownPdp(deps.db, deps.pdps, caller.organizationId, pdpId), caller.limit)
    )
      throw noSuchPdp()
  }
}

function partsOf({ params, query, body }: FastifyRequest): Parts {
  const isObject = typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
  return {
    params: params as Record<string, string>,
    query: query as Record<string, unknown>,
    body: isObject ? (body as Record<string, unknown>) : {},
  }
}

/** @throws DomainError FORBIDDEN for a conflicting filter */
function addFilters(query: Record<string, unknown>, limit: PdpLimit): void {
  for (const [name, value] of Object.entries(limit)) {
    if (value === null) continue
    if (query[name] !== undefined && query[name] !== value) throw beyond(limit)
    query[name] = value
  }
}

type LimitedCaller = Caller & { limit: PdpLimit }

async function checkSubject(
  deps: Deps,
  caller: LimitedCaller,
  request: Parts & { method: string },
): Promise<void> {
  const { organizationId, limit } = caller
  const { params } = request
  const { pdp_id: pdpId, image_id: imageId, shot_id: shotId, comment_id: commentId } = params
  if (pdpId !== undefined) {
    if (!isWithin(await ownPdp(deps.db, deps.pdps, organizationId, pdpId), limit)) throw noSuchPdp()
  } else if (imageId !== undefined) await checkImages(deps.db, caller, [imageId])
  else if (shotId !== undefined) await checkOwned(deps, caller, 'shot', shotId)
  else if (commentId !== undefined) await checkOwned(deps, caller, 'comment', commentId)
  else if (params['id'] !== undefined) {
    checkId(params['id'])
    await checkAddressed(deps, caller, { ...request, idType: 'id', externalId: params['id'] })
  } else if (params['gtin'] !== undefined) {
    const externalId = canonicalGtin(params['gtin'])
    await checkAddressed(deps, caller, { ...request, idType: 'gtin', externalId })
  } else if (params['asin'] !== undefined) {
    checkAsin(params['asin'])
    await checkAddressed(deps, caller, { ...request, idType: 'asin', externalId: params['asin'] })
  } else throw beyond(limit)
}

type Addressed = Parts & { method: string; idType: 'id' | 'gtin' | 'asin'; externalId: string }

/** Addressed by a client's id. May not exist yet. */
async function checkAddressed(
  { pdps }: Deps,
  { organizationId, limit }: LimitedCaller,
  { method, idType, externalId, query, body }: Addressed,
): Promise<void> {
  const retailer = retailerOf(idType, { ...body, ...query })
  const mayCreate = method === 'PUT' && query['retailer'] === undefined
  if (limit.retailer !== null && retailer !== limit.retailer) throw mayCreate ? beyond(limit) : noSuchPdp()
  if (limit.tag === null) return
  const pdp = await pdps.find({ organizationId, idType, externalId, retailer })
  if (pdp && isWithin(pdp, limit)) return
  // The same with a listing outside, so that nobody learns which ids exist.
  if (mayCreate)
    throw new DomainError(
      'FORBIDDEN',
      `you are limited to listings with the tag "${limit.tag}", so you create none`,
    )
  throw noSuchPdp()
}

/** @throws DomainError INVALID_RETAILER, INVALID_REGION */
function retailerOf(idType: string, { retailer, region }: Record<string, unknown>): string {
  if (idType === 'asin')
    return existingStorefront(typeof region === 'string' ? region : DEFAULT_REGION).retailerId
  return existingRetailer(typeof retailer === 'string' ? retailer : DEFAULT_RETAILER).id
}

/**
 * Allows current and former images of the limit's PDPs, and those made from them. @throws DomainError
 * IMAGE_NOT_FOUND
 */
async function checkImages(
  db: Db,
  { organizationId, limit }: LimitedCaller,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT image.id FROM image LEFT JOIN image AS root ON root.id = image.root_image_id
    WHERE image.organization_id = ${organizationId} AND image.id = ANY(${ids.filter((id) => isUuid(id))}::uuid[])
      AND EXISTS (
        SELECT FROM pdp WHERE pdp.organization_id = ${organizationId}
          AND ${withinLimit('pdp', limit)}
          AND (pdp.id IN (image.origin_pdp_id, root.origin_pdp_id)
            OR pdp.id IN (SELECT pdp_id FROM pdp_image WHERE image_id IN (image.id, root.id))))`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id.toLowerCase()))
  if (missing !== undefined) throw noSuchImage(missing)
}

/** Checks the listing of a shot or comment. */
async function checkOwned(
  { db, pdps }: Deps,
  { organizationId, limit }: LimitedCaller,
  table: 'shot' | 'comment',
  id: string,
): Promise<void> {
  const row = isUuid(id)
    ? await db.selectFrom(table).select('pdp_id').where('id', '=', id).executeTakeFirst()
    : undefined
  const pdp = row?.pdp_id == null ? null : await pdps.findById(db, row.pdp_id)
  if (pdp?.organization_id !== organizationId || !isWithin(pdp, limit))
    throw table === 'shot' ? noSuchShot() : noSuchComment()
}

/** Fields that name one image or several. */
const IMAGE_FIELDS = new Set(['image_id', 'example_image_ids', 'like'])

function imagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    IMAGE_FIELDS.has(name) ? [field].flat().filter((id) => typeof id === 'string') : imagesIn(field),
  )
}

/** Refuses changes that move a PDP out of the limit. */
function checkChange(
  { retailer, tags, remove_tags: removed }: Record<string, unknown>,
  limit: PdpLimit,
): void {
  const leavesRetailer =
    limit.retailer !== null && typeof retailer === 'string' && retailer !== limit.retailer
  const leavesTag =
    limit.tag !== null &&
    ((Array.isArray(tags) && !tags.includes(limit.tag)) ||
      (Array.isArray(removed) && removed.includes(limit.tag)))
  if (leavesRetailer || leavesTag) throw beyond(limit)
}

/** Returns whether a limit contains a PDP. */
export const isWithin = ({ retailer, tags }: Pick<Pdp, 'retailer' | 'tags'>, limit: PdpLimit): boolean =>
  (limit.retailer === null || retailer === limit.retailer) && (limit.tag === null || tags.includes(limit.tag))

function beyond({ retailer, tag }: PdpLimit): DomainError {
  const parts = [
    ...(retailer === null ? [] : [`the retailer ${retailer}`]),
    ...(tag === null ? [] : [`listings with the tag "${tag}"`]),
  ]
  return new DomainError('FORBIDDEN', `you are limited to ${parts.join(' and ')}`)
}
