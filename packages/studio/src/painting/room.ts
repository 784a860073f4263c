import { type Plane, type Rgb, randomness } from '@endcap/vision'
import { sampleRow } from '../sampling.ts'
import type { Color } from './color.ts'
import { enlargeTwice, type Grain } from './enlarge.ts'
import { createNoise, fractal, mix, smoothstep } from './noise.ts'
import { emptyPlane, rowOf } from './plane.ts'
import { CANVAS_PX, fromRgb, toRgb } from './sprite.ts'
import type { Pigment, Surface } from './surfaces.ts'

/** In addition to the soft lamp. */
export type Pattern = 'none' | 'window' | 'leaves' | 'glow' | 'blinds' | 'beam'

export type Room = {
  wall: Color
  surface: Surface
  /** Wall edge as a share of the height; 0 looks down. */
  horizon: number
  /** Height of product and sharpest focus, as a share. */
  focus: number
  /** Key light: −1 is left, 1 is right. */
  side: -1 | 1
  pattern: Pattern
  /** Warm mornings, cold gray days. */
  tint: Color
}

/** Blurred backdrops need only half the resolution. */
const PAINT_PX = CANVAS_PX / 2
/** Details are twelve pixels wide. */
const SOFT_PX = PAINT_PX / 4
const SHOULDER = 212

const blotches = createNoise(5)
const leaves = createNoise(77)
let grain: Grain | null = null

/** Paints 2000 × 2000 px, sharpest at the product. */
export async function paintRoom(room: Room): Promise<Rgb> {
  const small: Rgb = { data: new Uint8Array(3 * PAINT_PX * PAINT_PX), width: PAINT_PX, height: PAINT_PX }
  const edge = Math.round(room.horizon * PAINT_PX)
  const light = emptyPlane(SOFT_PX, SOFT_PX)
  for (let y = 0; y < SOFT_PX; y++) lightRow(room, (y + 0.5) / SOFT_PX, rowOf(light, y))
  paintWall(small, edge, room, light)
  paintSurface(small, edge, room, light)
  grain ??= createGrain()
  return enlargeTwice(await defocus(small, room), grain)
}

function lightRow(room: Room, y: number, light: Float32Array): void {
  for (let x = 0; x < light.length; x++)
    light[x] = lightAt(room, (x + 0.5) / light.length, y, y < room.horizon)
}

const WHOLE = { left: 0, top: 0, width: PAINT_PX, height: PAINT_PX }

function paintWall(image: Rgb, edge: number, { wall, tint }: Room, light: Plane): void {
  if (edge === 0) return
  const shade = emptyPlane(SOFT_PX, SOFT_PX)
  for (let y = 0; y < SOFT_PX; y++)
    shadeRow(Math.max(...wall), (y + 0.5) / SOFT_PX, rowOf(light, y), rowOf(shade, y))
  const row = new Float32Array(PAINT_PX)
  for (let y = 0; y < edge; y++) {
    sampleRow(shade, image, WHOLE, y, row)
    paintWallRow(image, y, wall, row, tint)
  }
}

function shadeRow(brightest: number, y: number, light: Float32Array, out: Float32Array): void {
  for (let x = 0; x < out.length; x++) {
    const factor = 1 + 0.02 * fractal(blotches, ((x + 0.5) / out.length) * 3, y * 3, 3)
    out[x] = factor * shoulder(factor * brightest, light[x] ?? 0)
  }
}

function paintWallRow(image: Rgb, line: number, wall: Color, light: Float32Array, tint: Color): void {
  for (let x = 0, at = 3 * line * PAINT_PX; x < PAINT_PX; x++, at += 3)
    write(image, at, wall, light[x] ?? 0, tint)
}

function paintSurface(image: Rgb, edge: number, room: Room, light: Plane): void {
  const row = new Float32Array(PAINT_PX)
  for (let line = edge; line < PAINT_PX; line++) {
    sampleRow(light, image, WHOLE, line, row)
    paintSurfaceRow(image, line, room, row)
  }
}

function paintSurfaceRow(image: Rgb, line: number, room: Room, light: Float32Array): void {
  const { scale, along, fine } = perspective((line + 0.5) / PAINT_PX, room)
  const color: Pigment = [0, 0, 0]
  for (let x = 0, at = 3 * line * PAINT_PX; x < PAINT_PX; x++, at += 3) {
    room.surface(((x + 0.5) / PAINT_PX - 0.5) * scale + 20, along + 20, fine, color)
    const brightest = Math.max(color[0], color[1], color[2])
    write(image, at, color, shoulder(brightest, light[x] ?? 0), room.tint)
  }
}

function write({ data }: Rgb, at: number, color: Color, light: number, tint: Color): void {
  data[at] = Math.min(255, color[0] * light * tint[0])
  data[at + 1] = Math.min(255, color[1] * light * tint[1])
  data[at + 2] = Math.min(255, color[2] * light * tint[2])
}

/** Returns the surface width that a height spans, and its distance. */
function perspective(y: number, { horizon, focus }: Room): { scale: number; along: number; fine: number } {
  if (horizon === 0) return { scale: 2.2, along: 2.2 * y, fine: 1 }
  const rise = (y - horizon) / (focus - horizon)
  // A picture height spans 1.6 units at the focus; the camera points slightly down.
  const distance = 1 / Math.max(0.12, 0.28 + 0.72 * rise)
  return { scale: 1.6 * distance, along: -3.2 * distance, fine: smoothstep(0.1, 0.9, rise) }
}

/** Clipping would shift the color. */
function shoulder(channel: number, light: number): number {
  const brightest = Math.max(1, channel) * light
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
  // The crease receives less light.
  const crease = horizon === 0 ? 1 : 1 - 0.1 * Math.exp(-Math.abs(y - horizon) / 0.03)
  return key * vignette * crease * patternAt(pattern, side, x, y, isWall)
}

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

async function defocus(image: Rgb, { horizon, focus }: Room): Promise<Rgb> {
  if (horizon === 0) return image
  const blurred = await toRgb(fromRgb(image).blur(7))
  for (let row = 0; row < image.height; row++) {
    const y = (row + 0.5) / image.height
    const distance = y < focus ? (focus - y) / (focus - horizon) : (y - focus) / 0.5
    const share = y < horizon ? 1 : smoothstep(0.12, 0.95, distance)
    const [start, end] = [3 * row * image.width, 3 * (row + 1) * image.width]
    const soft = blurred.data.subarray(start, end)
    if (share === 1) image.data.set(soft, start)
    else if (share > 0) mixRow(image.data.subarray(start, end), soft, share)
  }
  return image
}

function mixRow(row: Uint8Array, other: Uint8Array, share: number): void {
  for (let at = 0; at < row.length; at++) row[at] = mix(row[at] ?? 0, other[at] ?? 0, share)
}

/** One level, less than cameras, hides gradient steps. */
function createGrain(): Grain {
  const random = randomness(3)
  const specks = Int8Array.from({ length: 65_537 }, () => Math.round(1.6 * (random() + random() - 1)))
  const length = 3 * (specks.length + CANVAS_PX)
  return {
    period: specks.length,
    values: Int8Array.from({ length }, (_, at) => specks[Math.floor(at / 3) % specks.length] ?? 0),
  }
}
