import type { Lab } from './painting/colour.ts'
import type { Swatch } from './painting/palette.ts'
import type { Sprite } from './painting/sprite.ts'
import type { Region, RootImage } from './root-image.ts'

/** Pose of the product: standing on a surface, lying on it, or cut off by the frame. */
export type Stance = 'standing' | 'lying' | 'cropped'

export type Size = { width: number; height: number }

/** The cut-out product that compositions use. */
export type Product = {
  root: RootImage
  /** The cut-out product, upright and trimmed to its opaque pixels. */
  sprite: Sprite
  /** The root's frame before and after turning, and the region of the sprite in the turned frame, in shares. */
  rootFrame: Size
  frame: Size & { turnDegrees: number }
  region: Region
  /** Pixels of the sprite per pixel of the root; above 1 for an enlarged root. */
  enlargement: number
  stance: Stance
  /** True if the root shows a person or a part of one. */
  isPerson: boolean
  /** 'unsure' if the sprite is an opaque crop of a root on white, because a cut-out might lose parts. */
  outline: 'sure' | 'unsure'
  palette: readonly Swatch[]
  signature: Lab
}

/** Converts a point from shares of the root's frame to shares of the sprite. */
export function placeOnSprite(
  { rootFrame, frame, region }: Product,
  [x, y]: readonly [number, number],
): [number, number] {
  const angle = (frame.turnDegrees * Math.PI) / 180
  const [dx, dy] = [(x - 0.5) * rootFrame.width, (y - 0.5) * rootFrame.height]
  const turnedX = 0.5 + (dx * Math.cos(angle) - dy * Math.sin(angle)) / frame.width
  const turnedY = 0.5 + (dx * Math.sin(angle) + dy * Math.cos(angle)) / frame.height
  return [(turnedX - region.left) / region.width, (turnedY - region.top) / region.height]
}

/** Converts a point from shares of the turned frame to shares of the root's frame. */
export function placeInRoot(
  rootFrame: Size,
  frame: Size & { turnDegrees: number },
  [x, y]: readonly [number, number],
): [number, number] {
  const angle = (frame.turnDegrees * Math.PI) / 180
  const [dx, dy] = [(x - 0.5) * frame.width, (y - 0.5) * frame.height]
  return [
    0.5 + (dx * Math.cos(angle) + dy * Math.sin(angle)) / rootFrame.width,
    0.5 + (dy * Math.cos(angle) - dx * Math.sin(angle)) / rootFrame.height,
  ]
}
