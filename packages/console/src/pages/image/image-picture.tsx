import type { ImageExplanation } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { tinykeys } from 'tinykeys'
import { local } from '../../base.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { counted } from '../../words/numbers.ts'
import { LAYERS, type Layer, OverlayDrawing } from './overlays.tsx'

const NAMES: Record<Layer, string> = {
  outline: 'Outline',
  pack: 'Words on the pack',
  beside: 'Words beside it',
  faces: 'Faces',
  attention: 'Attention',
}

/** The image with overlays that the keys 1 to 5 turn on and off. */
export function ImagePicture({ image, alt }: { image: ImageExplanation; alt: string }) {
  const { overlays, width, height, renditions } = image
  const [shown, setShown] = useState<ReadonlySet<Layer>>(new Set(['outline', 'pack', 'beside']))
  const toggle = (layer: Layer) =>
    setShown((before) => {
      const next = new Set(before)
      if (!next.delete(layer)) next.add(layer)
      return next
    })
  useEffect(
    () =>
      tinykeys(
        window,
        Object.fromEntries(
          LAYERS.map((layer, index) => [
            String(index + 1),
            (event: KeyboardEvent) => {
              if (hasSingleKeys() && !(event.target instanceof HTMLInputElement)) toggle(layer)
            },
          ]),
        ),
      ),
    [],
  )
  return (
    <div class="stack tight image-picture">
      <div class="segments layers no-print" role="group" aria-label="Overlays">
        {LAYERS.map((layer, index) => (
          <button
            key={layer}
            type="button"
            class={shown.has(layer) ? 'chosen' : undefined}
            aria-pressed={shown.has(layer)}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => toggle(layer)}
          >
            <kbd>{index + 1}</kbd> {NAMES[layer]}
            {layer === 'faces' && ` ${overlays.faces.length}`}
          </button>
        ))}
      </div>
      <div class="big-picture">
        <div class="fitted" style={{ aspectRatio: `${width} / ${height}` }}>
          <img src={local(renditions[1600])} alt={alt} width={width} height={height} fetchpriority="high" />
          <OverlayDrawing overlays={overlays} width={width} height={height} shown={shown} />
        </div>
      </div>
      <OverlayLegend image={image} />
    </div>
  )
}

function OverlayLegend({ image: { overlays } }: { image: ImageExplanation }) {
  const known = overlays.texts.filter(({ is_unread_script }) => !is_unread_script)
  const inState = (...states: string[]) => known.filter(({ state }) => states.includes(state)).length
  const unread = overlays.texts.length - known.length
  return (
    <ul class="legend small quiet">
      <li>
        <span class="mark-box" /> Read on a phone: {counted(inState('read'), 'line')}
      </li>
      <li>
        <span class="mark-box dashed" /> Lost on a phone: {counted(inState('lost', 'small'), 'line')}
      </li>
      <li>
        <span class="mark-box beside" /> Beside the product: {counted(inState('beside'), 'text')}
      </li>
      {unread > 0 && <li>This script is not read: {counted(unread, 'line')}</li>}
      <li>
        <span class="mark-line" /> Product outline
      </li>
      {overlays.attention && (
        <li>
          <span class="mark-dot" /> Attention, estimated: the larger the dot, the earlier the eye goes there
        </li>
      )}
    </ul>
  )
}
