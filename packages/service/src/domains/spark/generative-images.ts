import { ImageError } from '@endcap/eye'
import type { Logger } from '@endcap/foundation/observability/log'
import { type GenerativeModels, ModelError } from '@endcap/generative-models'
import { CANVAS_PX, type ImageProvider, type RootImage, scenePrompts } from '@endcap/studio'
import {
  decodeImage,
  edited,
  NO_ORIGIN,
  readOrigin,
  readSource,
  type Source,
  writeImage,
} from '@endcap/vision'
import sharp from 'sharp'
import type { Spending } from './spending.ts'

type Deps = {
  editImage: NonNullable<GenerativeModels['editImage']>
  /** Name of the model, which its images state. */
  model: string
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
 * studio's compositions. Decodes and reencodes images, because they are untrusted, with the origin of both.
 */
export function createGenerativeImages({
  editImage,
  model,
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
      const source = await readSource(root.bytes)
      const reserveBudget = () => spending.book(organizationId, cost)
      for (const { composition, assetType, prompt } of scenePrompts(root)) {
        try {
          const answer = await editImage({
            image,
            prompt,
            signal: AbortSignal.any([signal, limit]),
            reserveBudget,
          })
          const bytes = await reencode(answer, source, model)
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

const JPEG = { format: 'jpeg', quality: 92 } as const

/** Returns a JPEG sized for models, without metadata but its source type. */
export async function inputOf({ bytes }: Pick<RootImage, 'bytes'>): Promise<Uint8Array> {
  const { rgb } = await decodeImage(bytes)
  const image = raw(rgb).resize(INPUT_PX, INPUT_PX, { fit: 'inside', withoutEnlargement: true })
  const { sourceType } = await readOrigin(bytes)
  return writeImage(image, { ...NO_ORIGIN, sourceType }, JPEG)
}

/** Returns a JPEG of a model's answer that states what the answer, its root and the model are. */
export async function reencode(answer: Uint8Array, root: Source, model: string): Promise<Uint8Array> {
  const { rgb } = await decodeImage(answer)
  const image = raw(rgb).resize(CANVAS_PX, CANVAS_PX, { fit: 'inside' })
  return writeImage(image, edited(root, await readOrigin(answer), model), JPEG)
}

const raw = ({ data, width, height }: Awaited<ReturnType<typeof decodeImage>>['rgb']) =>
  sharp(data, { raw: { width, height, channels: 3 } })
