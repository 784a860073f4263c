import { z } from 'zod'
import { ShopError } from '../shop-error.ts'
import type { NewPicture, PlacedMedia, ShopSystem } from '../shop-system.ts'
import { createRest, type Rest, type WooCommerceAccess } from './rest.ts'

const product = z.object({
  id: z.number(),
  name: z.string(),
  images: z.array(z.object({ id: z.number(), src: z.string(), alt: z.string() })),
})
type Product = z.infer<typeof product>

/** Opens a shop of WooCommerce, by its REST API. */
export function openWooCommerce(access: WooCommerceAccess): ShopSystem {
  const rest = createRest(access)
  const read = (id: string, signal: AbortSignal) =>
    rest({ method: 'GET', path: `/products/${id}` }, product, signal)
  return {
    async checkAccess(signal) {
      await rest({ method: 'GET', path: '/products?per_page=1' }, z.unknown(), signal)
      await checkWriting(rest, signal)
      return new URL(access.address).host
    },
    async readListing(productId, signal) {
      const { name, images } = await read(productId, signal)
      const media = images.map(({ id, src, alt }) => ({
        id: String(id),
        url: src,
        alt,
        isPicture: true,
        // Variations have pictures of their own.
        isOfVariant: false,
      }))
      return { title: name, media }
    },
    stageImages: createStageImages(rest),
    async endStaging(key, signal) {
      const draft = await findDraft(rest, key, signal)
      if (draft) await removeDraft(rest, draft, signal)
    },
    async reorder(productId, wanted, signal) {
      const { images } = await read(productId, signal)
      const alts = new Map(images.map(({ id, alt }) => [String(id), alt]))
      const body = { images: wanted.map((media) => placed(media, alts.get(media.id))) }
      await rest({ method: 'PUT', path: `/products/${productId}`, body }, product, signal)
    },
  }
}

/** WooCommerce leaves out empty alt texts, and trims others. */
const placed = ({ id, alt }: PlacedMedia, shown: string | undefined) => ({
  id: Number(id),
  ...(shown === alt ? {} : { alt: alt === '' ? ' ' : alt }),
})

/** An empty batch changes nothing, but needs a key with the permission to write. */
async function checkWriting(rest: Rest, signal: AbortSignal): Promise<void> {
  try {
    await rest({ method: 'POST', path: '/products/batch', body: {} }, z.unknown(), signal)
  } catch (error) {
    if (error instanceof ShopError && error.problem === 'access_refused')
      throw new ShopError('missing_scopes', 'the key needs the permission Read/Write', { cause: error })
    throw error
  }
}

/**
 * The API adds pictures only with a product, and downloads them itself. A hidden draft receives them, so that the
 * listing shows none before all are there.
 */
function createStageImages(rest: Rest): ShopSystem['stageImages'] {
  return async function stageImages(key, pictures, signal) {
    if (pictures.length === 0) return []
    const earlier = await findDraft(rest, key, signal)
    if (earlier?.images.length === pictures.length) return idsOf(earlier)
    if (earlier) await removeDraft(rest, earlier, signal)
    const draft = await rest(
      { method: 'POST', path: '/products', body: draftOf(key, pictures) },
      product,
      signal,
    )
    if (draft.images.length !== pictures.length)
      throw new ShopError('picture_failed', 'the shop has not taken all pictures')
    return idsOf(draft)
  }
}

const draftOf = (key: string, pictures: readonly NewPicture[]) => ({
  name: 'Pictures from Endcap',
  type: 'simple',
  status: 'draft',
  catalog_visibility: 'hidden',
  sku: skuOf(key),
  images: pictures.map(({ url, filename, alt }) => ({ src: url, name: filename, alt })),
})

const skuOf = (key: string): string => `endcap-${key}`

async function findDraft(rest: Rest, key: string, signal: AbortSignal): Promise<Product | undefined> {
  const path = `/products?status=any&sku=${skuOf(key)}`
  const [draft] = await rest({ method: 'GET', path }, z.array(product), signal)
  return draft
}

const removeDraft = (rest: Rest, { id }: Product, signal: AbortSignal): Promise<unknown> =>
  rest({ method: 'DELETE', path: `/products/${id}?force=true` }, z.unknown(), signal)

const idsOf = ({ images }: Product): string[] => images.map(({ id }) => String(id))
