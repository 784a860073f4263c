import { randomness } from '@endcap/vision'

/** Ranges from −1 to 1, repeating after 256. */
export type Noise = (x: number, y: number) => number

const SIZE = 256

/** A service may never paint, so the lattice fills lazily. */
export function createNoise(seed: number): Noise {
  let filled: Float32Array | null = null
  return (x, y) => {
    filled ??= createLattice(seed)
    const lattice = filled
    const left = Math.floor(x)
    const top = Math.floor(y)
    const partX = smooth(x - left)
    const column = left & (SIZE - 1)
    const next = (left + 1) & (SIZE - 1)
    const row = SIZE * (top & (SIZE - 1))
    const below = SIZE * ((top + 1) & (SIZE - 1))
    const upper = mix(lattice[row + column] ?? 0, lattice[row + next] ?? 0, partX)
    const lower = mix(lattice[below + column] ?? 0, lattice[below + next] ?? 0, partX)
    return mix(upper, lower, smooth(y - top))
  }
}

function createLattice(seed: number): Float32Array {
  const random = randomness(seed)
  return Float32Array.from({ length: SIZE * SIZE }, () => 2 * random() - 1)
}

/** Halves size and strength per octave. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + 17 * octave, y * scale + 31 * octave)
    strength /= 2
    scale *= 2
  }
  return sum
}

/** Interpolates linearly. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part
const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Rises smoothly from 0 to 1. */
export function smoothstep(from: number, to: number, value: number): number {
  return smooth(Math.min(1, Math.max(0, (value - from) / (to - from))))
}
