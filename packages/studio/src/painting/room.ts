import type { Rgb } from '@endcap/vision'
import type { Colour } from './colour.ts'
import { createNoise, fractal, mix, randomness, smoothstep } from './noise.ts'
import { CANVAS_PX, fromRgb, toRgb } from './sprite.ts'
import type { Surface } from './surfaces.ts'

/** Pattern of light on wall and surface, in addition to the lamp's soft light. */
export type Pattern = 'none' | 'window' | 'leaves' | 'glow' | 'blinds' | 'beam'

export type Room = {
  wall: Colour
  surface: Surface
  /** Height of the edge between wall and surface, as a share of the picture. 0 is a view straight down on the surface. */
  horizon: number
  /** Height at which a product stands and the surface is sharp, as a share of the picture. */
  focus: number
  /** Side of the key light: −1 is left, 1 is right. */
  side: -1 | 1
  pattern: Pattern
  /** Multiplier per channel: morning light is warm, a gray day cold. */
  tint: Colour
}

/** Backdrops are out of focus, so half the resolution shows all detail. */
const PAINT_PX = 1000
const SHOULDER = 212

const blotches = createNoise(5)
const leaves = createNoise(77)

/**
 * Paints an empty set of 2000 × 2000 pixels: a wall, a surface in perspective, and light from one side that
 * falls off. The picture gets less sharp with the distance from the product's place.
 */
export async function paintRoom(room: Room): Promise<Rgb> {
  const small: Rgb = { data: new Uint8Array(3 * PAINT_PX * PAINT_PX), width: PAINT_PX, height: PAINT_PX }
  const edge = Math.round(room.horizon * PAINT_PX)
  for (let row = 0; row < PAINT_PX; row++) {
    const y = (row + 0.5) / PAINT_PX
    const depth = perspective(y, room)
    for (let column = 0; column < PAINT_PX; column++) {
      const x = (column + 0.5) / PAINT_PX
      const isWall = row < edge
      const colour = isWall
        ? wallAt(room, x, y)
        : room.surface((x - 0.5) * depth.scale + 20, depth.along + 20, depth.fine)
      const light = shoulder(colour, lightAt(room, x, y, isWall))
      const at = 3 * (row * PAINT_PX + column)
      for (let channel = 0; channel < 3; channel++)
        small.data[at + channel] = Math.min(255, (colour[channel] ?? 0) * light * (room.tint[channel] ?? 1))
    }
  }
  const focused = await defocus(small, room)
  const large = await toRgb(fromRgb(focused).resize(CANVAS_PX, CANVAS_PX, { kernel: 'cubic' }))
  addGrain(large)
  return large
}

/** Returns the perspective at a height of the picture: the width of surface that it spans, and its distance. */
function perspective(y: number, { horizon, focus }: Room): { scale: number; along: number; fine: number } {
  if (horizon === 0) return { scale: 2.2, along: 2.2 * y, fine: 1 }
  const rise = (y - horizon) / (focus - horizon)
  // At the focus one height of the picture spans 1.6 units, and the camera points slightly down.
  const distance = 1 / Math.max(0.12, 0.28 + 0.72 * rise)
  return { scale: 1.6 * distance, along: -3.2 * distance, fine: smoothstep(0.1, 0.9, rise) }
}

function wallAt({ wall }: Room, x: number, y: number): Colour {
  const factor = 1 + 0.02 * fractal(blotches, x * 3, y * 3, 3)
  return [wall[0] * factor, wall[1] * factor, wall[2] * factor]
}

/** Limits the light so that the brightest channel approaches white without clipping, which would shift the color. */
function shoulder(colour: Colour, light: number): number {
  const brightest = Math.max(1, ...colour) * light
  return brightest <= SHOULDER
    ? light
    : (light * (SHOULDER + 32 * (1 - Math.exp((SHOULDER - brightest) / 32)))) / brightest
}

function lightAt({ side, pattern, horizon }: Room, x: number, y: number, isWall: boolean): number {
  const [lampX, lampY] = [side < 0 ? 0.12 : 0.88, 0.1]
  const distance = Math.hypot(x - lampX, 0.8 * (y - lampY))
  const key = 0.8 + 0.3 * Math.exp(-(distance ** 2) / 0.42)
  const corner = Math.hypot(x - 0.5, y - 0.5)
  const vignette = 1 - 0.12 * smoothstep(0.42, 0.85, corner)
  // Less light reaches the edge where wall and surface meet.
  const crease = horizon === 0 ? 1 : 1 - 0.1 * Math.exp(-Math.abs(y - horizon) / 0.03)
  return key * vignette * crease * patternAt(pattern, side, x, y, isWall)
}

/** Returns the brightness of sunlight through a window, leaves, blinds or a door, or of a glow, at a point. */
function patternAt(pattern: Pattern, side: -1 | 1, x: number, y: number, isWall: boolean): number {
  if (pattern === 'none') return 1
  const across = side < 0 ? x : 1 - x
  switch (pattern) {
    case 'glow':
      return 1 + 0.12 * Math.exp(-((x - 0.5) ** 2 + (y - 0.42) ** 2) / 0.09)
    case 'window': {
      const u = across - 0.55 + 0.42 * (y - 0.3)
      const v = y - 0.06 - 0.16 * across
      const soft = isWall ? 0.03 : 0.05
      const pane = (at: number, size: number) =>
        smoothstep(0.04 * size, 0.04 * size + soft, at) *
        (1 - smoothstep(0.96 * size - soft, 0.96 * size, at))
      const inside = u > -0.3 && u < 0.3 && v > 0 && v < 0.75
      if (!inside) return 0.93
      return 0.93 + 0.2 * pane((u + 0.3) % 0.3, 0.3) * pane(v % 0.25, 0.25)
    }
    case 'leaves': {
      const sway = 0.35 * leaves(across * 2, y * 2)
      const frond = fractal(leaves, (across + 0.5 * y + sway) * 5, (y - 0.6 * across) * 2.1, 3)
      const reach = smoothstep(0.95, 0.25, across * 0.7 + y * 0.55)
      return 1.05 - 0.22 * reach * smoothstep(-0.06, 0.2, frond)
    }
    case 'blinds': {
      const slat = Math.sin(62 * (y + 0.22 * across))
      const reach = smoothstep(0.08, 0.22, across) * (1 - smoothstep(0.62, 0.9, across + 0.25 * y))
      return 0.95 + 0.13 * reach * smoothstep(-0.35, 0.5, slat)
    }
    case 'beam': {
      const aside = across - 0.28 - 0.5 * y
      return 0.94 + 0.17 * smoothstep(-0.24, -0.16, aside) * (1 - smoothstep(0.1, 0.22, aside))
    }
    default:
      return pattern satisfies never
  }
}

/** Blurs the wall, and the surface by its distance from the focus. */
async function defocus(image: Rgb, { horizon, focus }: Room): Promise<Rgb> {
  if (horizon === 0) return image
  const blurred = await toRgb(fromRgb(image).blur(7))
  for (let row = 0; row < image.height; row++) {
    const y = (row + 0.5) / image.height
    const distance = y < focus ? (focus - y) / (focus - horizon) : (y - focus) / 0.5
    const share = y < horizon ? 1 : smoothstep(0.12, 0.95, distance)
    for (let at = 3 * row * image.width; at < 3 * (row + 1) * image.width; at++)
      image.data[at] = mix(image.data[at] ?? 0, blurred.data[at] ?? 0, share)
  }
  return image
}

/** Adds grain of one gray level, less than cameras have, so that gradients show no steps. */
function addGrain({ data }: Rgb): void {
  const random = randomness(3)
  const grain = Int8Array.from({ length: 65_537 }, () => Math.round(1.6 * (random() + random() - 1)))
  for (let at = 0, from = 0; at < data.length; at += 3, from = (from + 1) % grain.length) {
    const value = grain[from] ?? 0
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.min(255, Math.max(0, (data[at + channel] ?? 0) + value))
  }
}
