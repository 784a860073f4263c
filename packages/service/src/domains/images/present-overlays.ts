import type { Overlays } from '@endcap/api'
import { type ImageFacts, isLegible, ON_PRODUCT, type TextLine } from '@endcap/scoring'

/** Returns findings to draw over the image. */
export const presentOverlays = ({ product, text, people, attention }: ImageFacts): Overlays => ({
  outlines: (product?.outlines ?? []).map((outline) => outline.map((point) => [...point])),
  texts: text.lines.map((line) => ({
    text: line.text,
    corners: line.corners.map((corner) => [...corner]),
    state: stateOf(line),
    is_unread_script: line.isUnread ?? false,
  })),
  faces: people.faces.map(({ box }) => box),
  attention,
})

function stateOf(line: TextLine): Overlays['texts'][number]['state'] {
  if (line.onProduct < ON_PRODUCT) return 'beside'
  if (line.tiles === null) return 'small'
  return isLegible(line) ? 'read' : 'lost'
}
