import sharp from 'sharp'
import { type Source, svg } from '../../degradations/chains.ts'
import { withBanners } from './families.ts'

type Game = (source: Source) => Promise<Buffer>

const white = '#ffffff'

const enlarged =
  (isSharpened: boolean): Game =>
  ({ png, width, height }) => {
    const image = sharp(png).resize(2 * width, 2 * height, { kernel: 'lanczos3' })
    return (isSharpened ? image.sharpen({ sigma: 1.2 }) : image).png().toBuffer()
  }

const inWhiteAir =
  (share: number): Game =>
  ({ png, width, height }) => {
    const [x, y] = [Math.round((share * width) / 2), Math.round((share * height) / 2)]
    return sharp(png).extend({ top: y, bottom: y, left: x, right: x, background: white }).png().toBuffer()
  }

const turned =
  (degrees: number): Game =>
  ({ png }) =>
    sharp(png).rotate(degrees, { background: white }).png().toBuffer()

const bordered =
  (color: string, share: number): Game =>
  ({ png, width, height }) => {
    const line = Math.max(2, share * width)
    const frame = `<rect x="${line / 2}" y="${line / 2}" width="${width - line}" height="${height - line}" fill="none" stroke="${color}" stroke-width="${line}"/>`
    return sharp(png)
      .composite([{ input: svg(width, height, frame) }])
      .png()
      .toBuffer()
  }

/** Halves, compresses and enlarges an image. */
const dirtyCopy: Game = async ({ png, width, height }) => {
  const small = await sharp(png)
    .resize(Math.ceil(width / 2))
    .jpeg({ quality: 50 })
    .toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer()
}

/** Smooths, enlarges and sharpens, like services that "restore" pictures. */
const restored: Game = async ({ png, width, height }) => {
  const smooth = await sharp(png).median(3).png().toBuffer()
  return sharp(smooth)
    .resize(2 * width, 2 * height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1.5, m1: 2, m2: 4 })
    .png()
    .toBuffer()
}

const repeatedPixels =
  (times: number): Game =>
  ({ png, width, height }) =>
    sharp(png)
      .resize(times * width, times * height, { kernel: 'nearest' })
      .jpeg({ quality: 92 })
      .toBuffer()

/** Pastes two copies next to the product. */
const pastedTwice: Game = async ({ png, width, height }) => {
  const half = await sharp(png)
    .resize(Math.ceil(width / 2), height, { fit: 'cover' })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite([
      { input: half, left: 0, top: 0 },
      { input: half, left: width >> 1, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** Changes that improve no image, so none may raise a score. */
export const GAMES: Record<string, Game> = {
  'enlarge x2': enlarged(false),
  'enlarge x2 and sharpen': enlarged(true),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((count) => [`banners ${count}`, (source: Source) => withBanners(source, count)]),
  ),
  ...Object.fromEntries([0.1, 0.2, 0.4].map((share) => [`white air ${100 * share}%`, inWhiteAir(share)])),
  ...Object.fromEntries([-10, -5, 5, 10].map((degrees) => [`turn ${degrees}`, turned(degrees)])),
  'small, dirty copy': dirtyCopy,
  'smoothed, enlarged and sharpened': restored,
  ...Object.fromEntries([2, 3].map((times) => [`pixels repeated ${times} times`, repeatedPixels(times)])),
  'product pasted twice': pastedTwice,
  're-save at 98': ({ png }) => sharp(png).jpeg({ quality: 98 }).toBuffer(),
  'over-sharpen': ({ png }) => sharp(png).sharpen({ sigma: 2, m1: 4, m2: 8 }).png().toBuffer(),
  'gray border': bordered('#888', 0.01),
  'white border': bordered('#fff', 0.02),
  saturate: ({ png }) => sharp(png).modulate({ saturation: 1.5 }).png().toBuffer(),
}
