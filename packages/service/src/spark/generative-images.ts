import { CANVAS_PX, type ImageProvider, type RootImage, scenePrompts } from '@endcap/studio'
import { decodeImage, ImageError } from '@endcap/vision'
import sharp from 'sharp'
import type { Logger } from '../log.ts'
import { type GenerativeModels, ModelError } from './generative/generative-models.ts'
import type { Spending } from './spending.ts'

type Deps = {
  editImage: NonNullable<GenerativeModels['editImage']>
  organizationId: string
  /** When the request that it is for must have its images. */
  deadline: Date
  spending: Spending
  /** Of one image, in dollars. */
  cost: number
  log: Logger
}

/** For all that a request wants of a model, and how much of its time is kept for what is made without. */
const MODEL_LIMIT_MS = 120_000
const OWN_TIME_MS = 60_000

/** Aborted when a model has had the time that a request can give it: a slow one must not cost it the rest. */
export function modelLimit(deadline: Date): AbortSignal {
  const leftMs = Math.min(MODEL_LIMIT_MS, deadline.getTime() - Date.now() - OWN_TIME_MS)
  return leftMs > 0 ? AbortSignal.timeout(leftMs) : AbortSignal.abort()
}

/** What the model gets to see: more pixels cost time and are scaled down by it. */
const INPUT_PX = 1536

/**
 * Scenes by an image model, each an edit of the root. What fails is left out: the studio's own sets are
 * made all the same. Nothing of the answer is passed on as it is: it is decoded as any stranger's image,
 * and encoded anew.
 */
export function createGenerativeImages({
  editImage,
  organizationId,
  deadline,
  spending,
  cost,
  log,
}: Deps): ImageProvider {
  return {
    async *derive(root, signal) {
      const limit = modelLimit(deadline)
      if (limit.aborted) return
      const image = await inputOf(root)
      const mayAsk = () => spending.book(organizationId, cost)
      for (const { composition, assetType, prompt } of scenePrompts(root)) {
        try {
          const bytes = await reencode(
            await editImage({ image, prompt, signal: AbortSignal.any([signal, limit]), mayAsk }),
          )
          yield { composition, assetType, role: 'carousel', bytes, placement: null }
        } catch (error) {
          if (signal.aborted || !isModels(error, limit)) throw error
          log.warn(
            { err: error, composition },
            'the image model made no image; the built-in provider goes on',
          )
          // What will not pass would cost the same for the next scene.
          if (limit.aborted || (error instanceof ModelError && error.reason !== 'garbage')) return
        }
      }
    },
  }
}

/** Whether an error is the model's: said by it, or that it took too long. */
export const isModels = (error: unknown, limit: AbortSignal): boolean =>
  limit.aborted || error instanceof ModelError || error instanceof ImageError

/** The root without its metadata, at a size that models take. */
export async function inputOf({ bytes }: Pick<RootImage, 'bytes'>): Promise<Uint8Array> {
  const { rgb } = await decodeImage(bytes)
  return raw(rgb)
    .resize(INPUT_PX, INPUT_PX, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  const { rgb } = await decodeImage(bytes)
  return raw(rgb).resize(CANVAS_PX, CANVAS_PX, { fit: 'inside' }).jpeg({ quality: 92 }).toBuffer()
}

const raw = ({ data, width, height }: Awaited<ReturnType<typeof decodeImage>>['rgb']) =>
  sharp(data, { raw: { width, height, channels: 3 } })
