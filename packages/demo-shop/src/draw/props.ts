import { ellipse, path } from '@endcap/drawing/svg'
import { at, contactShadow, line, lit, rect, repeat } from './shapes.ts'

// Props of scenes. The origin of each is the middle of its foot.

/** Draws a potted plant. */
export const plant = () =>
  contactShadow(0, 0, 240, 0.7) +
  repeat(9, (i) => {
    const turn = -72 + i * 18
    const leaf = 'M0 0C-34 -80 -30 -190 0 -270C30 -190 34 -80 0 0Z'
    return at(
      0,
      -150,
      path(leaf, i % 2 ? '#4f7f4a' : '#376539') + line('M0 -20V-230', '#a8c79a', 3, 'stroke-opacity=".5"'),
      1 - Math.abs(i - 4) * 0.05,
      turn,
    )
  }) +
  lit('M-92 -170H92L70 0H-70Z', '#c9795a', 'round') +
  rect(-102, -192, 204, 40, '#d48a69', 'rx="8"') +
  rect(-102, -192, 204, 40, 'url(#round)', 'rx="8"')

const fruit = (x: number, y: number, radius: number, color: string) =>
  ellipse(x, y, radius, radius * 0.94, color) +
  ellipse(x + radius * 0.14, y + radius * 0.18, radius * 0.84, radius * 0.74, '#000', 'fill-opacity=".08"') +
  ellipse(
    x - radius * 0.32,
    y - radius * 0.36,
    radius * 0.42,
    radius * 0.32,
    'url(#glow)',
    'fill-opacity=".75"',
  )

/** Draws a bowl of fruit. */
export const fruitBowl = () =>
  contactShadow(0, 0, 400, 0.8) +
  fruit(-100, -170, 72, '#f2c230') +
  fruit(90, -175, 74, '#e8932a') +
  fruit(0, -215, 78, '#f5cf45') +
  fruit(-20, -150, 70, '#86b23c') +
  path('M-210 -170H210C200 -60 130 0 70 0H-70C-130 0 -200 -60 -210 -170Z', '#f3f1ea') +
  path(
    'M-210 -170H210C200 -60 130 0 70 0H-70C-130 0 -200 -60 -210 -170Z',
    'url(#round)',
    'fill-opacity=".7"',
  ) +
  line('M-206 -130H206', '#4a6f8a', 7, 'stroke-opacity=".8"')

/** Draws an apple. */
export const apple = (color: string) =>
  contactShadow(0, 0, 130, 0.7) + fruit(0, -62, 66, color) + line('M0 -118Q6 -144 22 -152', '#5b3d1e', 8)

/** Draws a cutting board. */
export const cuttingBoard = () =>
  path(
    'M-150 0V-440Q-150 -490 -100 -490H-36V-580Q-36 -610 0 -610T36 -580V-490H100Q150 -490 150 -440V0Z',
    '#b98553',
  ) +
  repeat(6, (i) =>
    line(
      `M${-120 + i * 48} -10Q${-104 + i * 44} -240 ${-122 + i * 48} -470`,
      '#8a5c33',
      4,
      'stroke-opacity=".35"',
    ),
  ) +
  ellipse(0, -570, 14, 14, '#6f4a2a')

/** Draws towels. */
export const towels = () =>
  contactShadow(0, 0, 420, 0.7) +
  ['#8fa9a6', '#d9c3a0', '#6f8f8c']
    .map((color, i) => {
      const y = -86 * (i + 1)
      const edge = rect(-190 + i * 10, y, 380 - i * 20, 84, color, 'rx="40"')
      return (
        edge +
        rect(-190 + i * 10, y, 380 - i * 20, 84, 'url(#flat)', 'rx="40"') +
        line(`M${-150 + i * 10} ${y + 44}H${178 - i * 10}`, '#000', 3, 'stroke-opacity=".14"')
      )
    })
    .join('')

/** Draws a candle. */
export const candle = () =>
  contactShadow(0, 0, 150, 0.6) +
  rect(-66, -170, 132, 170, '#efe6da', 'rx="14"') +
  rect(-66, -170, 132, 170, 'url(#round)', 'rx="14" fill-opacity=".6"') +
  line('M0 -170V-192', '#3a3027', 5) +
  path('M0 -250C22 -220 18 -196 0 -190C-18 -196 -22 -220 0 -250Z', '#ffc65a') +
  ellipse(0, -220, 110, 110, 'url(#glow)', 'fill-opacity=".45"')

/** Draws books. */
export const books = () =>
  contactShadow(0, 0, 440, 0.8) +
  [
    ['#2f5368', 420],
    ['#c2674a', 380],
    ['#e2d3b4', 400],
  ]
    .map(([color, width], i) => {
      const x = -Number(width) / 2 + (i - 1) * 12
      const y = -64 * (i + 1)
      return (
        rect(x, y, Number(width), 62, String(color), 'rx="6"') +
        rect(x, y, Number(width), 62, 'url(#flat)', 'rx="6"') +
        rect(x + 40, y, 10, 62, '#fff', 'fill-opacity=".4"')
      )
    })
    .join('')

/** Draws a lamp. */
export const lamp = () =>
  ellipse(0, -560, 420, 380, 'url(#glow)', 'fill-opacity=".5"') +
  contactShadow(0, 0, 240, 0.8) +
  rect(-9, -480, 18, 470, '#8d7440') +
  ellipse(0, -10, 100, 20, '#8d7440') +
  lit('M-90 -720H90L160 -460H-160Z', '#f6e7c3', 'satin')

/** Draws a pot of pens. */
export const penPot = () =>
  contactShadow(0, 0, 150, 0.7) +
  line('M-30 -120L-62 -310', '#e0b43c', 16) +
  line('M4 -120L0 -340', '#c2492f', 16) +
  line('M34 -120L70 -300', '#3c6d8f', 16) +
  rect(-68, -190, 136, 190, '#d8d5ce', 'rx="12"') +
  rect(-68, -190, 136, 190, 'url(#round)', 'rx="12"')

/** Draws a basket. */
export const basket = () =>
  contactShadow(0, 0, 520, 0.7) +
  line('M-210 -220C-190 -470 190 -470 210 -220', '#8a5f31', 26) +
  path('M-250 -230H250L206 0H-206Z', '#b5844a') +
  repeat(5, (i) =>
    line(`M${-242 + i * 9} ${-196 + i * 44}H${242 - i * 9}`, '#7a5226', 12, 'stroke-dasharray="34 22"'),
  ) +
  path('M-250 -230H250L206 0H-206Z', 'url(#round)', 'fill-opacity=".6"') +
  rect(-262, -250, 524, 40, '#9a6d38', 'rx="18"')

/** Draws a pine. */
export const pine = () =>
  rect(-12, -40, 24, 44, '#4a3827') +
  repeat(4, (i) =>
    path(
      `M0 ${-360 + i * 66}L${62 + i * 20} ${-200 + i * 60}H${-62 - i * 20}Z`,
      i % 2 ? '#2c4a3a' : '#335643',
    ),
  )
