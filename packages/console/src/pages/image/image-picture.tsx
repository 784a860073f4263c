import type { ImageExplanation } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useEffect, useState } from 'preact/hooks'
import { tinykeys } from 'tinykeys'
import { local } from '../../base.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { LAYERS, type Layer, OverlayDrawing } from './overlays.tsx'

const NAMES: Record<Layer, MessageId> = {
  outline: 'console.image.layer_outline',
  pack: 'console.image.layer_pack',
  beside: 'console.image.layer_beside',
  faces: 'console.image.layer_faces',
  attention: 'console.image.layer_attention',
}

/** The image with overlays that the keys 1 to 5 turn on and off. */
export function ImagePicture({ image, alt }: { image: ImageExplanation; alt: string }) {
  const { overlays, width, height, renditions } = image
  const [shown, setShown] = useState<ReadonlySet<Layer>>(new Set(['outline', 'pack', 'beside']))
  const [loaded, setLoaded] = useState<string | null>(null)
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
      <div class="segments layers no-print" role="group" aria-label={say('console.image.overlays')}>
        {LAYERS.map((layer, index) => (
          <button
            key={layer}
            type="button"
            class={shown.has(layer) ? 'chosen' : undefined}
            aria-pressed={shown.has(layer)}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => toggle(layer)}
          >
            <kbd>{index + 1}</kbd> {say(NAMES[layer], { count: overlays.faces.length })}
          </button>
        ))}
      </div>
      <div class="big-picture">
        <div class="fitted" style={{ aspectRatio: `${width} / ${height}` }}>
          <img
            src={local(renditions[1600])}
            alt={alt}
            width={width}
            height={height}
            fetchpriority="high"
            onLoad={() => setLoaded(renditions[1600])}
          />
          {loaded === renditions[1600] && (
            <OverlayDrawing overlays={overlays} width={width} height={height} shown={shown} />
          )}
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
        <span class="mark-box" /> {counted(inState('read'), 'console.image.lines_read')}
      </li>
      <li>
        <span class="mark-box dashed" />{' '}
        {counted(inState('lost', 'small'), 'console.image.lines_lost_on_phone')}
      </li>
      <li>
        <span class="mark-box beside" /> {counted(inState('beside'), 'console.image.texts_beside')}
      </li>
      {unread > 0 && <li>{counted(unread, 'console.image.lines_unread')}</li>}
      <li>
        <span class="mark-line" /> {say('console.image.product_outline')}
      </li>
      {overlays.attention && (
        <li>
          <span class="mark-dot" /> {say('console.image.attention')}
        </li>
      )}
    </ul>
  )
}
