import type { Lab } from './painting/color.ts'
import type { Swatch } from './painting/palette.ts'
import type { Sprite } from './painting/sprite.ts'
import type { Region, RootImage } from './root-image.ts'

export type Stance = 'standing' | 'lying' | 'cropped'

export type Size = { width: number; height: number }

export type Product = {
  root: RootImage
  /** Upright, trimmed to opaque pixels. */
  sprite: Sprite
  /** Root frame before and after turning, and the sprite's region in it, in shares. */
  rootFrame: Size
  frame: Size & { turnDegrees: number }
  region: Region
  /** Pixels per root pixel. */
  enlargement: number
  stance: Stance
  /** True also for a part of a person. */
  isPerson: boolean
  /** 'unsure' is an opaque crop: a cut-out might lose parts. */
  outline: 'sure' | 'unsure'
  palette: readonly Swatch[]
  signature: Lab
}

/** Converts shares of the root's frame to shares of the sprite. */
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

/** Converts shares of the turned frame to shares of the root's. */
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
