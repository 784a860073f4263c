import type { Random } from './random.ts'

export interface Palette {
  mood: Mood
  ground: string
  /** Panels on the ground. */
  surface: string
  ink: string
  /** Ink on panels. */
  surfaceInk: string
  muted: string
  accent: string
  second: string
  onAccent: string
  hue: number
}

const moods = ['white', 'white', 'white', 'pastel', 'pastel', 'natural', 'dark', 'bold', 'bold'] as const
type Mood = (typeof moods)[number]

export function hsl(hue: number, saturation: number, lightness: number): string {
  const turned = ((hue % 360) + 360) % 360
  // Saturated greens and magentas look much stronger than other hues at the same values, so designers avoid them.
  const loud = (turned > 65 && turned < 175) || (turned > 285 && turned < 325)
  const s = Math.min(loud ? 58 : 100, Math.max(0, saturation)) / 100
  const l = Math.min(100, Math.max(0, lightness)) / 100
  const channel = (n: number): string => {
    const k = (n + turned / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Chooses one hue and at most one companion, as sellers' pictures have. A free mix would look like noise and mislead training. */
export function choosePalette(r: Random, wanted?: readonly Mood[]): Palette {
  const mood = r.pick(wanted ?? moods)
  const hue = r.pick([r.range(0, 360), r.range(195, 230), r.range(85, 150), r.range(0, 45)])
  const companion = hue + r.pick([30, -30, 180, 150, 0])
  const accent = hsl(hue, r.range(45, 85), r.range(30, 48))
  const second = hsl(companion, r.range(55, 90), r.range(45, 60))
  const base = { mood, hue, accent, second, onAccent: '#ffffff', muted: hsl(hue, 8, 45) }
  switch (mood) {
    case 'white':
      return {
        ...base,
        ground: r.pick(['#ffffff', '#ffffff', '#f7f7f8', hsl(hue, 30, 97)]),
        surface: hsl(hue, 35, 95),
        ink: hsl(hue, r.range(0, 60), r.range(8, 24)),
        surfaceInk: '#222222',
      }
    case 'pastel':
      return {
        ...base,
        ground: hsl(hue, r.range(30, 75), r.range(84, 94)),
        surface: '#ffffff',
        ink: hsl(hue, 50, 18),
        surfaceInk: hsl(hue, 30, 18),
      }
    case 'natural':
      return {
        ...base,
        ground: hsl(r.range(28, 48), r.range(18, 45), r.range(82, 93)),
        surface: '#fffdf8',
        ink: hsl(28, 35, 18),
        surfaceInk: hsl(28, 35, 18),
        accent: r.pick([hsl(90, 30, 32), hsl(22, 55, 38), accent]),
      }
    case 'dark':
      return {
        ...base,
        ground: hsl(hue, r.range(0, 45), r.range(5, 16)),
        surface: hsl(hue, 20, 22),
        ink: '#ffffff',
        surfaceInk: '#f4f4f4',
        muted: '#b9bcc4',
        accent: second,
        onAccent: '#101010',
      }
    case 'bold':
      return {
        ...base,
        ground: hsl(hue, r.range(55, 90), r.range(30, 55)),
        surface: '#ffffff',
        ink: '#ffffff',
        surfaceInk: hsl(hue, 50, 16),
        muted: '#f0f0f0',
        accent: hsl(companion, 80, 40),
        onAccent: '#ffffff',
      }
    default:
      throw new Error(`unknown mood ${String(mood satisfies never)}`)
  }
}
