import { ImageError } from '@endcap/eye'
import type { Logger } from '@endcap/foundation/observability/log'
import { type GenerativeModels, ModelError } from '@endcap/generative-models'
import { CANVAS_PX, type ImageProvider, type RootImage, scenePrompts } from '@endcap/studio'
import { decodeImage } from '@endcap/vision'
import sharp from 'sharp'
import type { Spending } from './spending.ts'

type Deps = {
  editImage: NonNullable<GenerativeModels['editImage']>
  organizationId: string
  /** Time by which the Spark request must have its images. */
  deadline: Date
  spending: Spending
  /** US dollars per image. */
  cost: number
  log: Logger
}

/** Limits all model calls of a request, and leaves time for the built-in studio. */
const MODEL_LIMIT_MS = 120_000
const STUDIO_TIME_MS = 60_000

/** Ends model calls in time for the studio. */
export function modelLimit(deadline: Date): AbortSignal {
  const leftMs = Math.min(MODEL_LIMIT_MS, deadline.getTime() - Date.now() - STUDIO_TIME_MS)
  return leftMs > 0 ? AbortSignal.timeout(leftMs) : AbortSignal.abort()
}

/** Models scale larger images down, which only costs time. */
const INPUT_PX = 1536

/**
 * Makes scenes by editing the root with an image model. Failed scenes are skipped, without effect on the
 * studio's compositions. Decodes and reencodes images, because they are untrusted.
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
      const reserveBudget = () => spending.book(organizationId, cost)
      for (const { composition, assetType, prompt } of scenePrompts(root)) {
        try {
          const bytes = await reencode(
            await editImage({ image, prompt, signal: AbortSignal.any([signal, limit]), reserveBudget }),
          )
          yield { composition, assetType, role: 'carousel', bytes, fidelity: null }
        } catch (error) {
          if (signal.aborted || !isModelFailure(error, limit)) throw error
          log.warn({ err: error, composition }, 'the image model made no image; using the built-in provider')
          // A lasting failure would be billed again for the next scene.
          if (limit.aborted || (error instanceof ModelError && error.reason !== 'garbage')) return
        }
      }
    },
  }
}

/** Detects failed calls, unusable images and the time limit. */
export const isModelFailure = (error: unknown, limit: AbortSignal): boolean =>
  limit.aborted || error instanceof ModelError || error instanceof ImageError

/** Returns a JPEG without metadata, sized for models. */
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
