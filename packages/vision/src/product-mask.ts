import { Tensor } from 'onnxruntime-node'
import { groundMask } from './ground-mask.ts'
import { loadOnce } from './load-once.ts'
import { byImageNet, planar } from './network-input.ts'
import { loadModel } from './onnx-session.ts'
import { type Plane, type Rgb, resizeRgb } from './raster.ts'

const SIDE = 320
/** Below this the strongest response is no object at all, and stretching it would invent one. */
const NOTHING_SALIENT = 0.2

/** How far from the frame's edge the model may have lost a product that goes on, in pixels of the mask. */
const FADE = 16

const session = loadOnce(() => loadModel('product-mask.onnx'))

/**
 * How likely each point belongs to the product, on the image squeezed to 320 × 320: U²-Net "p" in 8 bits (Qin et al.
 * 2020, "U2-Net: Going deeper with nested U-structure for salient object detection"), and
 * where the model is at a loss on a white ground (a pack that fills the frame, one smooth garment),
 * whatever is not ground. The model is loaded on first use.
 */
export async function productMask(image: Rgb): Promise<Plane> {
  const small = await resizeRgb(image, SIDE, SIDE)
  const input = new Tensor('float32', planar(small, byImageNet), [1, 3, SIDE, SIDE])
  const { mask: output } = await (await session()).run({ image: input }, ['mask'])
  if (!output || !(output.data instanceof Float32Array)) throw new Error('the network gave no mask')
  const salient: Plane = { data: stretch(output.data), width: SIDE, height: SIDE }
  const ground = groundMask(small)
  if (!ground) return salient
  return isAtALoss(salient, ground) ? ground : { ...salient, data: reachEdges(salient, ground) }
}

/**
 * The model fades out towards the frame: where only product lies between what it found and the
 * edge, the product reaches the edge. Else a cut product would look whole.
 */
function reachEdges({ data, width, height }: Plane, ground: Plane): Float32Array {
  const out = Float32Array.from(data)
  const reach = (start: number, inward: number) => {
    for (let depth = 0; depth < FADE; depth++) {
      const pixel = start + depth * inward
      if (ground.data[pixel] === 0) return
      if ((data[pixel] ?? 0) <= 0.5) continue
      for (let at = start; at !== pixel; at += inward) out[at] = 1
      return
    }
  }
  for (let x = 0; x < width; x++) {
    reach(x, width)
    reach((height - 1) * width + x, -width)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, 1)
    reach(y * width + width - 1, -1)
  }
  return out
}

/** Unsure of what it found, or found a detail (a zip, a logo) of a thing many times its size. */
function isAtALoss(salient: Plane, ground: Plane): boolean {
  let inside = 0
  let certainty = 0
  for (const value of salient.data) {
    if (value <= 0.5) continue
    inside += 1
    certainty += value
  }
  const groundInside = ground.data.reduce((sum, value) => sum + value, 0)
  return groundInside > 0 && (certainty < 0.9 * inside || inside < groundInside / 3)
}

/** The model answers on a scale of its own for each image; its authors stretch to 0–1. */
function stretch(raw: Float32Array): Float32Array {
  let low = Infinity
  let high = -Infinity
  for (const value of raw) {
    if (value < low) low = value
    if (value > high) high = value
  }
  if (high < NOTHING_SALIENT) return new Float32Array(raw.length)
  return raw.map((value) => (value - low) / (high - low + 1e-6))
}
