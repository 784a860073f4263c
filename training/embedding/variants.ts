// Edits that put one picture into a listing twice (near-duplicates), and an edit that only looks like one:
// the same product in another color is a variant.
import sharp, { type Sharp } from 'sharp'

/** Edits a photo and returns a JPEG. `amount` is 0–1. */
export type Variant = (image: Buffer, amount: number) => Promise<Buffer>

const toJpeg = (pipeline: Sharp, quality = 90): Promise<Buffer> => pipeline.jpeg({ quality }).toBuffer()

async function cropped(image: Buffer, amount: number): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const share = 0.03 + 0.12 * amount
  const [w, h] = [Math.round(width * (1 - share)), Math.round(height * (1 - share))]
  return toJpeg(
    sharp(image).extract({
      left: Math.floor((width - w) * amount),
      top: Math.floor(((height - h) * (1 + amount)) / 2),
      width: w,
      height: h,
    }),
  )
}

export const SAME: Record<string, Variant> = {
  're-encode': (image, amount) => toJpeg(sharp(image), Math.round(80 - 50 * amount)),
  resize: async (image, amount) => {
    const { width } = await sharp(image).metadata()
    return toJpeg(sharp(image).resize(Math.max(160, Math.round(width * (0.75 - 0.45 * amount)))))
  },
  crop: cropped,
  mirror: (image) => toJpeg(sharp(image).flop()),
  'brighter or duller': (image, amount) =>
    toJpeg(sharp(image).modulate({ brightness: 0.88 + 0.24 * amount, saturation: 1.2 - 0.4 * amount })),
}

/** Recolors the product, which does not make a near-duplicate. */
export const recolored: Variant = (image, amount) =>
  toJpeg(sharp(image).modulate({ hue: Math.round(60 + 240 * amount) }))
