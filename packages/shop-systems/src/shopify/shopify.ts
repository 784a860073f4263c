import { setTimeout as sleep } from 'node:timers/promises'
import { ShopError } from '../shop-error.ts'
import type { PlacedMedia, ShopListing, ShopSystem } from '../shop-system.ts'
import * as documents from './documents.ts'
import { createGraphql, type Graphql, type ShopifyAccess } from './graphql.ts'
import { createStageImages } from './stage-images.ts'
import { refuseUserErrors } from './user-errors.ts'

/** `fileUpdate` takes pictures off a listing without deleting them, for which it needs `write_files`. */
const SCOPES = ['write_products', 'write_files'] as const
const POLLS = 60

/** Opens a shop of Shopify, by its Admin GraphQL API. */
export function openShopify(access: ShopifyAccess): ShopSystem {
  const graphql = createGraphql(access)
  const readListing = createReadListing(graphql)
  const { pollMs } = access
  return {
    async checkAccess(signal) {
      const { shop, currentAppInstallation } = await graphql(documents.ACCESS, {}, documents.access, signal)
      const granted = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle))
      const missing = SCOPES.filter((scope) => !granted.has(scope))
      if (missing.length > 0)
        throw new ShopError('missing_scopes', `the token lacks the scopes ${missing.join(' and ')}`)
      return shop.name
    },
    readListing,
    stageImages: createStageImages({ ...access, graphql }),
    endStaging: async () => undefined,
    async reorder(productId, wanted, signal) {
      const { media } = await readListing(productId, signal)
      await changeFiles({ graphql, productId, signal }, media, wanted)
      await move({ graphql, productId, signal }, wanted, pollMs)
    },
  }
}

const idOf = (productId: string): string => `gid://shopify/Product/${productId}`

function createReadListing(graphql: Graphql): ShopSystem['readListing'] {
  const readPage = async (productId: string, cursor: string | null, signal: AbortSignal) => {
    const variables = { id: idOf(productId), cursor }
    const { product } = await graphql(documents.PRODUCT, variables, documents.product, signal)
    if (!product) throw new ShopError('product_not_found', `the shop has no product ${productId}`)
    if (product.media.pageInfo.hasNextPage)
      throw new ShopError('too_many_pictures', `the product has more than ${documents.MOST_MEDIA} media`)
    return product
  }

  return async function readListing(productId, signal): Promise<ShopListing> {
    const product = await readPage(productId, null, signal)
    const ofVariants = new Set<string>()
    for (let { variants } = product; ; ) {
      for (const { media } of variants.nodes) for (const { id } of media.nodes) ofVariants.add(id)
      const { hasNextPage, endCursor } = variants.pageInfo
      if (!hasNextPage || !endCursor) break
      variants = (await readPage(productId, endCursor, signal)).variants
    }
    return {
      title: product.title,
      media: product.media.nodes.map(({ id, alt, mediaContentType, image }) => ({
        id,
        url: image?.url ?? null,
        alt: alt ?? '',
        isPicture: mediaContentType === 'IMAGE',
        isOfVariant: ofVariants.has(id),
      })),
    }
  }
}

type Change = { graphql: Graphql; productId: string; signal: AbortSignal }

/** Attaches, detaches and describes the files that differ, in one request. */
async function changeFiles(
  { graphql, productId, signal }: Change,
  current: readonly PlacedMedia[],
  wanted: readonly PlacedMedia[],
): Promise<void> {
  const product = idOf(productId)
  const known = new Map(current.map(({ id, alt }) => [id, alt]))
  const kept = new Set(wanted.map(({ id }) => id))
  const changed = wanted.flatMap(({ id, alt }) => {
    if (!known.has(id)) return [{ id, alt, referencesToAdd: [product] }]
    return known.get(id) === alt ? [] : [{ id, alt }]
  })
  const removed = current.flatMap(({ id }) => (kept.has(id) ? [] : [{ id, referencesToRemove: [product] }]))
  const files = [...changed, ...removed]
  if (files.length === 0) return
  const { fileUpdate } = await graphql(documents.UPDATE_FILES, { files }, documents.updateFiles, signal)
  refuseUserErrors(fileUpdate.userErrors)
}

/** Moves all media and waits for the job of the shop. */
async function move(
  { graphql, productId, signal }: Change,
  wanted: readonly PlacedMedia[],
  pollMs: number,
): Promise<void> {
  if (wanted.length === 0) return
  // UnsignedInt64 is written as text.
  const moves = wanted.map(({ id }, index) => ({ id, newPosition: String(index) }))
  const variables = { id: idOf(productId), moves }
  const { productReorderMedia } = await graphql(documents.REORDER, variables, documents.reorder, signal)
  refuseUserErrors(productReorderMedia.mediaUserErrors)
  const { job } = productReorderMedia
  if (!job) return
  for (let polls = 0; polls < POLLS; polls++) {
    const answered = await graphql(documents.JOB, { id: job.id }, documents.job, signal)
    // Shopify forgets jobs that are done.
    if (answered.job === null || answered.job.done) return
    await sleep(pollMs, undefined, { signal })
  }
}
