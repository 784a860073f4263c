import type { Box } from '@endcap/scoring'
import sharp from 'sharp'
import type { Source } from '../../degradations/chains.ts'
import { FAMILIES, onGround } from './families.ts'

/** A fault and its recommended repair, with real side effects. */
export type Repair = {
  /** Recommendations that ask for the repair. */
  codes: readonly string[]
  fault: (source: Source) => Promise<Buffer>
  repaired: (source: Source) => Promise<Buffer>
}

const white = '#ffffff'
/** Share of the frame after a recommended crop. */
const CROP_FILL = 0.88

/** Crops so the box spans 88% of the shorter frame, without enlarging. */
export async function cropAround(png: Buffer, box: Box, width: number, height: number): Promise<Buffer> {
  const [w, h] = [(box.right - box.left) * width, (box.bottom - box.top) * height]
  const side = Math.max(w, h) / CROP_FILL
  const [cx, cy] = [((box.left + box.right) / 2) * width, ((box.top + box.bottom) / 2) * height]
  const left = Math.max(0, Math.round(cx - side / 2))
  const top = Math.max(0, Math.round(cy - side / 2))
  return sharp(png)
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(side)),
      height: Math.min(height - top, Math.round(side)),
    })
    .png()
    .toBuffer()
}

const original = async ({ png }: Source): Promise<Buffer> => png

/** Scales the root and moves its center by a share of the frame. */
async function placed({ png, width, height }: Source, scale: number, shift: number): Promise<Buffer> {
  const [w, h] = [Math.round(scale * width), Math.round(scale * height)]
  const input = await sharp(png).resize(w, h).png().toBuffer()
  const left = Math.round((width - w) / 2 + shift * width)
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite([{ input, left, top: (height - h) >> 1 }])
    .png()
    .toBuffer()
}

/** Returns the product's box after `placed` without a shift. */
function smallBox({ box }: Source, scale: number): Box {
  const at = (value: number) => 0.5 + scale * (value - 0.5)
  return { left: at(box.left), top: at(box.top), right: at(box.right), bottom: at(box.bottom) }
}

/** Turns an image back on a canvas of its size, like an editor. */
async function turnedBack({ width, height }: Source, degrees: number, turned: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(turned)
    .rotate(-degrees, { background: white })
    .png()
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .extract({ left: (info.width - width) >> 1, top: (info.height - height) >> 1, width, height })
    .png()
    .toBuffer()
}

const levelOf = (family: keyof typeof FAMILIES, level: number) => (source: Source) =>
  FAMILIES[family][level - 1]?.(source) ?? original(source)

const TURN = 14
const turned = levelOf('tilt', 3)
const DIM = 0.46
const FLAT = 0.4

/** Faults of known size with their repairs. */
export const REPAIRS: Record<string, Repair> = {
  'crop tighter': {
    codes: ['FILL'],
    fault: (source) => placed(source, 0.5, 0),
    repaired: async (source) =>
      cropAround(await placed(source, 0.5, 0), smallBox(source, 0.5), source.width, source.height),
  },
  center: {
    codes: ['CENTERING'],
    fault: (source) => placed(source, 0.6, 0.18),
    repaired: (source) => placed(source, 0.6, 0),
  },
  straighten: {
    codes: ['TILT'],
    fault: turned,
    repaired: async (source) => turnedBack(source, TURN, await turned(source)),
  },
  'white background': {
    codes: ['BACKGROUND_WHITENESS'],
    fault: (source) => onGround(source, '#b9b4a8'),
    repaired: original,
  },
  'clear background': {
    codes: ['BACKGROUND_CLUTTER', 'BACKGROUND_EVENNESS', 'BACKGROUND_WHITENESS'],
    fault: levelOf('clutter', 4),
    repaired: original,
  },
  'remove words': {
    codes: ['OFF_PACK_TEXT'],
    fault: levelOf('stickers', 2),
    repaired: original,
  },
  'show the whole': { codes: ['CROPPING'], fault: levelOf('cropped', 2), repaired: original },
  lighten: {
    codes: ['EXPOSURE', 'UNDER_EXPOSURE'],
    fault: levelOf('under-exposed', 3),
    repaired: async (source) =>
      sharp(await levelOf('under-exposed', 3)(source))
        .linear(1 / DIM, 0)
        .png()
        .toBuffer(),
  },
  darken: {
    codes: ['EXPOSURE', 'OVER_EXPOSURE'],
    fault: levelOf('over-exposed', 3),
    repaired: original,
  },
  'more contrast': {
    codes: ['CONTRAST'],
    fault: levelOf('low contrast', 3),
    repaired: async (source) =>
      sharp(await levelOf('low contrast', 3)(source))
        .linear(1 / FLAT, (-160 * (1 - FLAT)) / FLAT)
        .png()
        .toBuffer(),
  },
  'remove the cast': { codes: ['COLOR_CAST'], fault: levelOf('color cast', 4), repaired: original },
  sharpen: { codes: ['SHARPNESS'], fault: levelOf('blur', 3), repaired: original },
  denoise: { codes: ['NOISE'], fault: levelOf('noise', 3), repaired: original },
  'save better': { codes: ['COMPRESSION'], fault: levelOf('jpeg', 4), repaired: original },
  'use the larger file': {
    codes: ['RESOLUTION', 'PRODUCT_RESOLUTION'],
    fault: ({ png, width }) =>
      sharp(png)
        .resize(Math.round(0.5 * width))
        .png()
        .toBuffer(),
    repaired: original,
  },
}
