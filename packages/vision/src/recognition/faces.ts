import type { Box, PeopleFacts } from '@endcap/scoring'
import { loadOnce } from '../load-once.ts'
import { loadNetwork } from '../network.ts'
import { squareOnWhite } from '../network-input.ts'
import type { Rgb } from '../raster.ts'

const SIDE = 256
/** Fruit and folds reach 0.85; all 36 faces of 60 catalog heroes reach 0.9. */
const MIN_CONFIDENCE = 0.86
const MAX_OVERLAP = 0.3
/** Center, size, six points. */
const BOX_VALUES = 16
/** Names, cells per side, anchors per cell center. */
const GRIDS = [
  { scores: 'Identity:0', boxes: 'Identity_2:0', side: 16, anchors: 2 },
  { scores: 'Identity_1:0', boxes: 'Identity_3:0', side: 8, anchors: 6 },
] as const
const OUTPUTS = GRIDS.flatMap(({ scores, boxes }) => [scores, boxes])

type Face = PeopleFacts['faces'][number]

const network = loadOnce(() => loadNetwork('faces.onnx'))

/** Runs BlazeFace for back cameras (Bazarevsky et al. 2019), most confident first, in shares. */
export async function findFaces(image: Rgb): Promise<Face[]> {
  const outputs = await (await network())(await squareOnWhite(image, SIDE), OUTPUTS)
  const candidates: Face[] = []
  for (const { scores, boxes, side, anchors } of GRIDS) {
    const logits = outputs[scores].data
    const values = outputs[boxes].data
    for (let index = 0; index < side * side * anchors; index++) {
      const confidence = sigmoid(logits[index] ?? -Infinity)
      if (confidence < MIN_CONFIDENCE) continue
      const cell = Math.floor(index / anchors)
      const at = BOX_VALUES * index
      const x = ((cell % side) + 0.5) / side + (values[at] ?? 0) / SIDE
      const y = (Math.floor(cell / side) + 0.5) / side + (values[at + 1] ?? 0) / SIDE
      const [w, h] = [(values[at + 2] ?? 0) / SIDE, (values[at + 3] ?? 0) / SIDE]
      const box = { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 }
      candidates.push({ box, confidence })
    }
  }
  return withoutRepeats(candidates).map(({ box, confidence }) => ({
    box: fromSquare(box, image),
    confidence: Math.round(1000 * confidence) / 1000,
  }))
}

function withoutRepeats(candidates: readonly Face[]): Face[] {
  const kept: Face[] = []
  for (const candidate of candidates.toSorted((a, b) => b.confidence - a.confidence))
    if (kept.every(({ box }) => overlap(box, candidate.box) <= MAX_OVERLAP)) kept.push(candidate)
  return kept
}

/** Intersection over union. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (width <= 0 || height <= 0) return 0
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)
  return (width * height) / (area(one) + area(other) - width * height)
}

function fromSquare({ left, top, right, bottom }: Box, { width, height }: Rgb): Box {
  const longer = Math.max(width, height)
  const x = (share: number) => clamp((share - (1 - width / longer) / 2) * (longer / width))
  const y = (share: number) => clamp((share - (1 - height / longer) / 2) * (longer / height))
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) }
}

const clamp = (share: number): number => Math.min(1, Math.max(0, Math.round(1e4 * share) / 1e4))

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
