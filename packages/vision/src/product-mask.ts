import { Tensor } from 'onnxruntime-node'
import { groundMask } from './ground-mask.ts'
import { loadOnce } from './load-once.ts'
import { byImageNet, planar } from './network-input.ts'
import { loadModel } from './onnx-session.ts'
import { type Plane, type Rgb, resizeRgb } from './raster.ts'

const SIDE = 320
/** Minimum peak response of an object. Stretching a weaker response to 0–1 would invent one. */
const NOTHING_SALIENT = 0.2

/** Distance from the frame's edge, in mask pixels, at which the model may lose a product that continues. */
const FADE = 16

const session = loadOnce(() => loadModel('product-mask.onnx'))

/**
 * Returns the probability of each point to belong to the product, on the image squeezed to 320 × 320.
 * Uses U²-Net "p" in 8 bits (Qin et al. 2020, "U2-Net: Going deeper with nested U-structure for salient
 * object detection"). Where the model is unsure on a white ground (a pack that fills the frame, one
 * smooth garment), returns everything that is not ground. Loads the model on first use.
 */
export async function productMask(image: Rgb): Promise<Plane> {
  const small = await resizeRgb(image, SIDE, SIDE)
  const input = new Tensor('float32', planar(small, byImageNet), [1, 3, SIDE, SIDE])
  const { mask: output } = await (await session()).run({ image: input }, ['mask'])
  if (!output || !(output.data instanceof Float32Array))
    throw new Error('The network returned no output "mask"')
  const salient: Plane = { data: stretch(output.data), width: SIDE, height: SIDE }
  const ground = groundMask(small)
  if (!ground) return salient
  return isUnsure(salient, ground) ? ground : { ...salient, data: reachEdges(salient, ground) }
}

/**
 * Extends the mask to the frame's edge where only product lies between the two. The model fades out
 * towards the frame, which would make a cut product look whole.
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

/** Returns true if the model is unsure, or found only a detail (a zip, a logo) of a much larger object. */
function isUnsure(salient: Plane, ground: Plane): boolean {
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

/** Stretches the response to 0–1, as the model's authors do: its scale differs from image to image. */
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
