import type { TargetAcceptance } from '@endcap/api'
import { distinctActions } from '@endcap/scoring'
import { renditionKey } from '../../../platform/blobs/rendition-keys.ts'
import type { Draw } from '../../images/draw-in-process.ts'
import type { ReadFile } from '../../images/read-rendition.ts'
import type { AnalyzedPdp, ExplainedPdp } from './explain-pdp.ts'

/** Longer side in pixels. */
const SIZE = 480

/** Creates the drawing of a PDP's explanation. */
export function createDrawPdp({ readFile, draw }: { readFile: ReadFile; draw: Draw }) {
  return async function drawPdp(
    { pdp, images }: AnalyzedPdp,
    { explanation, missing, acceptance }: ExplainedPdp & { acceptance: readonly TargetAcceptance[] },
    signal: AbortSignal,
  ): Promise<Buffer> {
    const { organization_id: organizationId } = pdp
    const drawn = []
    // One at a time, because each may have to be made.
    for (const [index, { image }] of images.entries()) {
      const explained = explanation.images[index]
      const bytes = await readFile(renditionKey({ organizationId, sha256: image.sha256, size: SIZE }))
      drawn.push({
        bytes: bytes.toString('base64'),
        score: explained?.service_score ?? 0,
        assetType: explained?.classification ?? 'Other',
      })
    }
    const input = {
      title: pdp.name ?? pdp.external_id,
      score: explanation.pdp_score,
      acceptance: acceptance.map(({ target_name: target, main_image, findings }) => ({
        target,
        main_image,
        reason:
          findings.find(({ position, severity }) => position === 0 && severity === 'hard')?.message ?? null,
      })),
      canWin: explanation.can_win,
      breakdown: explanation.breakdown,
      images: drawn,
      missing,
      actions: distinctActions(explanation.actions).map(({ title, gain_listing: gain }) => ({ title, gain })),
    }
    return draw(organizationId, { kind: 'listing', input }, signal)
  }
}

export type DrawPdp = ReturnType<typeof createDrawPdp>
