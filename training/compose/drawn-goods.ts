import type { Canvas } from './canvas.ts'
import { hsl } from './colour.ts'
import { type DrawnProduct, flatShade, roundShade } from './shading.ts'
import { circle, clipped, ellipse, gradient, line, path, rect } from './svg.ts'

/** Plain goods without a label, because not every product has a pack. */
export const goods: readonly ((c: Canvas, hue: number) => DrawnProduct)[] = [
  (c, hue) => {
    const d = 'M40 30 H360 V420 Q360 480 300 480 H100 Q40 480 40 420 Z'
    const tone = c.r.pick([hsl(hue, 50, 45), '#f3f1ec', '#222', hsl(hue, 35, 75)])
    return {
      width: 500,
      height: 490,
      svg:
        path(
          'M350 110 H410 Q480 110 480 230 Q480 350 350 370',
          'none',
          `stroke="${tone}" stroke-width="44"`,
        ) +
        clipped(path(d, tone) + roundShade((paint) => rect(40, 0, 320, 490, paint), 0.7), path(d, '#000')) +
        ellipse(200, 34, 160, 26, hsl(hue, 20, 30)) +
        ellipse(200, 36, 146, 20, '#1a120c'),
    }
  },
  (c, hue) => {
    const h = c.r.range(700, 900)
    const tone = c.r.pick([hsl(hue, 45, 40), '#20262c', '#e8e8e6', hsl(hue, 40, 78)])
    const body = rect(20, h * 0.18, 260, h * 0.82, '#000', 30)
    const cap = (paint: string): string => rect(40, h * 0.02, 220, h * 0.17, paint, 24)
    return {
      width: 300,
      height: h,
      svg:
        clipped(
          body.replaceAll('#000', tone) +
            rect(20, h * 0.9, 260, h * 0.1, '#c9cbcd') +
            roundShade((paint) => rect(20, 0, 260, h, paint), 0.85),
          body,
        ) +
        cap('#2b2b2d') +
        roundShade(cap, 0.8),
    }
  },
  (c, hue) => {
    const tone = c.r.pick(['#242629', hsl(hue, 30, 40), '#e9e7e3'])
    const cups = (x: number): string =>
      rect(x, 300, 110, 200, tone, 50) + roundShade((paint) => rect(x, 300, 110, 200, paint, 50), 0.6)
    return {
      width: 520,
      height: 520,
      svg:
        path('M60 380 C40 -90 480 -90 460 380', 'none', `stroke="${tone}" stroke-width="44"`) +
        path('M66 360 C60 -60 460 -60 454 360', 'none', 'stroke="#fff" stroke-width="6" opacity="0.25"') +
        cups(20) +
        cups(390),
    }
  },
  (_c, hue) => {
    const wood = hsl(30, 40, 52)
    const seat = gradient(
      [
        { at: 0, colour: hsl(hue, 35, 62) },
        { at: 1, colour: hsl(hue, 40, 36) },
      ],
      'slant',
    )
    return {
      width: 600,
      height: 820,
      svg:
        seat.defs +
        path('M120 20 Q300 -30 480 20 L460 420 H140 Z', seat.paint) +
        path('M80 420 H520 L560 500 H40 Z', seat.paint) +
        path('M80 420 H520 L560 500 H40 Z', '#fff', 'opacity="0.2"') +
        path(
          'M70 500 H110 L70 820 H40 Z M490 500 H530 L560 820 H530 Z M150 500 H175 L165 740 H145 Z M425 500 H450 L455 740 H435 Z',
          wood,
        ),
    }
  },
  (_c, hue) => {
    const shade = gradient(
      [
        { at: 0, colour: hsl(hue, 30, 88) },
        { at: 0.5, colour: '#fffaf0' },
        { at: 1, colour: hsl(hue, 30, 70) },
      ],
      'across',
    )
    return {
      width: 440,
      height: 860,
      svg:
        shade.defs +
        path('M120 0 H320 L430 320 H10 Z', shade.paint) +
        rect(208, 320, 24, 470, '#8d7a5a') +
        ellipse(220, 810, 130, 36, '#5d4d34') +
        ellipse(220, 800, 130, 34, '#9c8763'),
    }
  },
  (c, hue) => {
    const tone = hsl(hue, c.r.range(10, 50), c.r.range(22, 55))
    const d = 'M60 160 Q60 60 200 60 H340 Q480 60 480 160 V600 Q480 660 420 660 H120 Q60 660 60 600 Z'
    return {
      width: 540,
      height: 680,
      svg:
        path('M200 70 Q200 0 270 0 Q340 0 340 70', 'none', `stroke="${tone}" stroke-width="20"`) +
        clipped(path(d, tone) + roundShade((paint) => rect(40, 0, 460, 680, paint), 0.45), path(d, '#000')) +
        rect(120, 360, 300, 220, '#000', 40, 'opacity="0.22"') +
        line(140, 390, 400, 390, '#d8d2c4', 7) +
        line(90, 200, 450, 200, '#d8d2c4', 6, 'stroke-dasharray="12 5"'),
    }
  },
  (c, hue) => {
    const screen = gradient(
      [
        { at: 0, colour: hsl(hue, 70, 40) },
        { at: 1, colour: hsl(hue + 60, 80, 65) },
      ],
      'slant',
    )
    const frame = c.r.pick(['#15161a', '#d9dade', '#c9b79c'])
    return {
      width: 420,
      height: 840,
      svg:
        screen.defs +
        rect(0, 0, 420, 840, frame, 64) +
        rect(14, 14, 392, 812, screen.paint, 52) +
        rect(150, 30, 120, 26, '#000', 13) +
        path('M14 14 H300 L80 826 H14 Z', '#fff', 'opacity="0.12"'),
    }
  },
  (_c, hue) => {
    const steel = gradient(
      [
        { at: 0, colour: '#6d7175' },
        { at: 0.4, colour: '#eceff1' },
        { at: 1, colour: '#7d8185' },
      ],
      'across',
    )
    return {
      width: 900,
      height: 420,
      svg:
        steel.defs +
        ellipse(290, 180, 280, 90, '#2a2b2d') +
        path('M10 180 Q30 380 290 390 Q550 380 570 180 Q540 270 290 270 Q40 270 10 180 Z', hsl(hue, 20, 30)) +
        path(
          'M10 180 Q30 380 290 390 Q550 380 570 180 Q540 270 290 270 Q40 270 10 180 Z',
          steel.paint,
          'opacity="0.5"',
        ) +
        rect(550, 150, 340, 44, '#1c1c1c', 20) +
        rect(550, 154, 340, 12, '#fff', 6, 'opacity="0.2"'),
    }
  },
  (c, hue) => {
    const tone = c.r.pick(['#1d1f22', hsl(hue, 45, 40), '#dfe2e4'])
    const dots = Array.from({ length: 120 }, (_, i) =>
      circle(70 + (i % 12) * 38, 70 + Math.floor(i / 12) * 38, 9, '#000', 'opacity="0.4"'),
    ).join('')
    return {
      width: 560,
      height: 520,
      svg:
        rect(0, 0, 560, 520, tone, 80) +
        dots +
        circle(280, 460, 18, '#fff', 'opacity="0.5"') +
        flatShade((paint) => rect(0, 0, 560, 520, paint, 80)),
    }
  },
  (c, hue) => {
    const tone = hsl(hue, c.r.range(15, 60), c.r.range(35, 75))
    const stripes = [0, 1, 2, 3, 4]
      .map((i) => rect(0, 60 + i * 80, 560, 24, '#fff', 0, 'opacity="0.16"'))
      .join('')
    const d = 'M20 30 Q280 70 540 30 Q500 230 540 430 Q280 400 20 430 Q60 230 20 30 Z'
    return {
      width: 560,
      height: 460,
      svg: clipped(
        path(d, tone) + (c.r.chance(0.5) ? stripes : '') + flatShade((paint) => rect(0, 0, 560, 460, paint)),
        path(d, '#000'),
      ),
    }
  },
]
