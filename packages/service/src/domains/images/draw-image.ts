import { findCategory } from '@endcap/catalog'
import { renditionKey } from '../../platform/blobs/rendition-keys.ts'
import { readinessOf } from '../scoring/present-hero.ts'
import type { Draw } from './draw-in-process.ts'
import type { AnalyzedImage } from './explain-image.ts'
import type { ReadFile } from './read-rendition.ts'

/** Longer side in pixels. */
const SIZE = 1_600

/** Creates the drawing of explanations. */
export function createDrawImage({ readFile, draw }: { readFile: ReadFile; draw: Draw }) {
  return async function drawImage(
    { image, role, facts, score, context }: AnalyzedImage,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const { organizationId, sha256 } = image
    const bytes = await readFile(renditionKey({ organizationId, sha256, size: SIZE }))
    const categoryPath = findCategory(context.categoryId)?.path ?? null
    const readiness = role === 'hero' ? await readinessOf(facts, context.name, categoryPath) : null
    const title = context.name ?? 'Image'
    const input = { bytes: bytes.toString('base64'), title, facts, score, readiness }
    return draw(organizationId, { kind: 'image', input }, signal)
  }
}

export type DrawImage = ReturnType<typeof createDrawImage>
