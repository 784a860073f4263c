import type { Lab } from './painting/colour.ts'
import type { Swatch } from './painting/palette.ts'
import type { Sprite } from './painting/sprite.ts'
import type { Region, RootImage } from './root-image.ts'

/** How a thing is set up: on a surface, laid on it, or as a part that the frame cuts off. */
export type Stance = 'standing' | 'lying' | 'cropped'

export type Size = { width: number; height: number }

/** The product by itself, as compositions use it. */
export type Product = {
  root: RootImage
  /** Cut out, upright, trimmed to what is opaque. */
  sprite: Sprite
  /** The root's frame before and after it was turned, and where the sprite lies in the turned one, in shares. */
  rootFrame: Size
  frame: Size & { turnDegrees: number }
  region: Region
  /** The sprite's pixels for one of the root's; 1 or less where none had to be invented. */
  enlargement: number
  stance: Stance
  palette: readonly Swatch[]
  signature: Lab
}

/** Where a point of the root, in shares of its frame, lies on the sprite, in shares of that. */
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

/** Which edge of the frame cuts it. */
export function cutEdge({ region }: Product): 'top' | 'bottom' | null {
  if (region.top + region.height > 0.99) return 'bottom'
  return region.top < 0.01 ? 'top' : null
}
