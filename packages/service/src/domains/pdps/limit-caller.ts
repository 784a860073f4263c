import { DEFAULT_RETAILER, findStorefront } from '@endcap/catalog'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Caller, PdpLimit } from '../auth/access-tokens.ts'
import { noSuchImage } from '../images/explain-image.ts'
import { noSuchPdp } from './get-pdp.ts'
import { ownPdp } from './own-pdp.ts'
import type { Pdp } from './pdp.ts'
import type { PdpStore } from './pdp-store.ts'

type Deps = { db: Parameters<typeof ownPdp>[0]; pdps: Pick<PdpStore, 'find' | 'findById' | 'findByImage'> }

/** What a limit reads of a request. All have been validated. */
type Parts = { params: Record<string, string>; query: Record<string, unknown>; body: Record<string, unknown> }

const ID_TYPES = ['id', 'gtin', 'asin'] as const

/**
 * Creates the check of requests whose credential is limited to a part of the PDPs. Lists get the limit as a filter, other
 * PDPs do not exist, and operations that cannot be limited are refused.
 *
 * @throws DomainError FORBIDDEN, PDP_NOT_FOUND, IMAGE_NOT_FOUND
 */
export function createLimitCaller(deps: Deps) {
  return async function limitCaller(request: FastifyRequest): Promise<void> {
    const { caller, routeOptions } = request
    const { operationId, limits } = routeOptions.config
    if (!caller?.limit || operationId === undefined || limits === 'none') return
    const parts = partsOf(request)
    if (limits === 'filters') addFilters(parts.query, caller.limit)
    else await checkSubject(deps, { ...caller, limit: caller.limit }, { ...parts, method: request.method })
    checkChange(parts.body, caller.limit)
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

/** Adds the limit to the filters of a list. @throws DomainError FORBIDDEN if another filter is asked for */
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
  const { pdp_id: pdpId, image_id: imageId } = request.params
  if (pdpId !== undefined) {
    const pdp = await ownPdp(deps.db, deps.pdps, organizationId, pdpId)
    if (!isWithin(pdp, limit)) throw noSuchPdp()
    return
  }
  if (imageId !== undefined) {
    const pdp = await deps.pdps.findByImage(imageId).catch(() => null)
    if (pdp?.organization_id !== organizationId || !isWithin(pdp, limit)) throw noSuchImage(imageId)
    return
  }
  const idType = ID_TYPES.find((type) => request.params[type] !== undefined)
  if (idType === undefined) throw beyond(limit)
  await checkAddressed(deps, caller, { ...request, idType, externalId: request.params[idType] ?? '' })
}

type Addressed = Parts & { method: string; idType: (typeof ID_TYPES)[number]; externalId: string }

/** Checks a PDP that is addressed by the id of a client, and may not exist yet. */
async function checkAddressed(
  { pdps }: Deps,
  { organizationId, limit }: LimitedCaller,
  { method, idType, externalId, query, body }: Addressed,
): Promise<void> {
  const retailer = retailerOf(idType, { ...body, ...query })
  if (limit.retailer !== null && retailer !== limit.retailer) throw beyond(limit)
  if (limit.tag === null) return
  const pdp = await pdps.find({ organizationId, idType, externalId, retailer })
  if (!pdp && method === 'PUT')
    throw new DomainError(
      'FORBIDDEN',
      `the credential is limited to listings with the tag "${limit.tag}", so it creates none`,
    )
  if (!pdp || !isWithin(pdp, limit)) throw noSuchPdp()
}

function retailerOf(idType: string, { retailer, region }: Record<string, unknown>): string {
  if (idType !== 'asin') return typeof retailer === 'string' ? retailer : DEFAULT_RETAILER
  return findStorefront(typeof region === 'string' ? region : 'us')?.retailerId ?? ''
}

/** Refuses changes by which a PDP would leave the limit. */
function checkChange({ retailer, tags }: Record<string, unknown>, limit: PdpLimit): void {
  const leavesRetailer =
    limit.retailer !== null && typeof retailer === 'string' && retailer !== limit.retailer
  const leavesTag = limit.tag !== null && Array.isArray(tags) && !tags.includes(limit.tag)
  if (leavesRetailer || leavesTag) throw beyond(limit)
}

const isWithin = ({ retailer, tags }: Pick<Pdp, 'retailer' | 'tags'>, limit: PdpLimit): boolean =>
  (limit.retailer === null || retailer === limit.retailer) && (limit.tag === null || tags.includes(limit.tag))

function beyond({ retailer, tag }: PdpLimit): DomainError {
  const parts = [
    ...(retailer === null ? [] : [`the retailer ${retailer}`]),
    ...(tag === null ? [] : [`listings with the tag "${tag}"`]),
  ]
  return new DomainError('FORBIDDEN', `the credential is limited to ${parts.join(' and ')}`)
}
