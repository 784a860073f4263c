import { ellipse, path } from '@endcap/drawing/svg'
import type { Form } from '../demo-product.ts'
import { box, crimps, type FormDrawing, solid } from './form.ts'
import { hexTile } from './motifs.ts'
import { at, line, rect, repeat } from './shapes.ts'

const ZIGZAG = 'l10 -9l10 9'
const PILLOW = `M24 14${ZIGZAG.repeat(34)}L698 66C676 250 672 750 698 934L704 986${'l-10 9l-10 -9'.repeat(34)}L22 934C48 750 44 250 22 66Z`
const STAND_UP =
  'M30 16H610Q622 16 624 34C642 300 636 700 626 936Q560 1000 320 1000Q80 1000 14 936C4 700 -2 300 16 34Q18 16 30 16Z'
const SPEAKER = 'M170 30H1330Q1480 30 1480 180V560Q1480 710 1330 710H170Q20 710 20 560V180Q20 30 170 30Z'
/** Draws a loudspeaker cone behind the cloth. */
const cone = (x: number) =>
  ellipse(x, 370, 236, 250, '#000', 'fill-opacity=".22"') +
  ellipse(x, 374, 206, 218, '#fff', 'fill-opacity=".1"') +
  ellipse(x, 370, 186, 198, '#000', 'fill-opacity=".3"') +
  ellipse(x, 370, 72, 76, '#fff', 'fill-opacity=".12"')

/** Weave of the cloth, as one path per direction, because a pattern would be rendered tile by tile. */
const WEAVE =
  line(
    repeat(52, (i) => `M0 ${i * 14}H1500`),
    '#000',
    3,
    'stroke-opacity=".2"',
  ) +
  line(
    repeat(108, (i) => `M${i * 14} 0V740`),
    '#000',
    3,
    'stroke-opacity=".2"',
  ) +
  line(
    repeat(52, (i) => `M0 ${i * 14 + 5}H1500`),
    '#fff',
    2,
    'stroke-opacity=".09"',
  )
/** Folds of inflated film, from the corners toward the middle. */
const CREASES =
  path(
    'M24 60C120 160 150 300 130 430C110 300 80 180 24 60Z M696 940C600 840 570 700 590 570C610 700 640 820 696 940Z',
    '#fff',
    'fill-opacity=".22"',
  ) +
  path(
    'M696 60C610 150 580 260 596 400C620 280 650 170 696 60Z M24 940C110 850 140 740 124 600C100 720 70 830 24 940Z',
    '#000',
    'fill-opacity=".13"',
  ) +
  path(
    'M210 56C240 110 250 150 244 200C226 150 214 110 210 56Z M500 944C476 890 470 850 476 800C492 850 500 890 500 944Z',
    '#fff',
    'fill-opacity=".2"',
  )
const wrinkles = (y: number, lean: number) =>
  repeat(9, (i) => {
    const x = 70 + i * 72
    const bend = (i % 3) * 9 - 9
    const fold = `M${x} ${y}q${bend} ${lean * 0.5} ${bend * 2} ${lean * (0.7 + (i % 4) * 0.16)}`
    return line(fold, i % 2 ? '#000' : '#fff', 6, `stroke-opacity="${i % 2 ? 0.07 : 0.2}"`)
  })

/** Forms of pouches and boxes. */
export const FLAT_FORMS = {
  pillow: {
    width: 720,
    height: 1000,
    box: box(70, 110, 580, 800),
    layout: {
      brand: [15, 12.5],
      type: [30, 7],
      motif: [64, 20],
      variant: [88.5, 6],
      size: [101, 5],
      strip: true,
    },
    draw: (c, print) =>
      solid(
        PILLOW,
        c.body,
        path('M0 470C200 400 520 400 720 470V1000H0Z', c.trim, 'fill-opacity=".16"') +
          ellipse(360, 640, 250, 230, 'url(#glow)', 'fill-opacity=".4"') +
          print +
          CREASES +
          rect(0, 0, 720, 52, '#000', 'fill-opacity=".12"') +
          rect(0, 948, 720, 52, '#000', 'fill-opacity=".12"') +
          crimps(8, 34, 66, 10) +
          crimps(956, 34, 66, 10) +
          wrinkles(56, 70) +
          wrinkles(944, -60),
        'film',
      ),
  },
  'stand-up': {
    width: 640,
    height: 1000,
    box: box(60, 150, 520, 760),
    layout: {
      brand: [12, 11],
      type: [27.5, 9.5],
      motif: [60.5, 15],
      variant: [84.5, 5.5],
      size: [98.5, 5.5],
      strip: true,
    },
    draw: (c, print) =>
      solid(
        STAND_UP,
        c.body,
        ellipse(320, 1010, 520, 330, c.trim, 'fill-opacity=".2"') +
          print +
          rect(0, 0, 640, 84, '#000', 'fill-opacity=".1"') +
          crimps(24, 20, 61, 10) +
          line('M14 112H626', '#000', 4, 'stroke-opacity=".22"') +
          line('M14 118H626', '#fff', 3, 'stroke-opacity=".4"') +
          line('M6 900Q320 990 634 900', '#000', 5, 'stroke-opacity=".16"') +
          line('M6 908Q320 998 634 908', '#fff', 4, 'stroke-opacity=".22"'),
        'film',
      ) + path('M270 46H370Q384 60 370 74H270Q256 60 270 46Z', '#fff'),
  },
  notebook: {
    width: 720,
    height: 1000,
    depth: 60,
    box: box(110, 90, 480, 800),
    layout: { brand: [12, 6], type: [69, 6.6], variant: [88, 4.4], size: [96.5, 3.8], brandInk: 'trim' },
    draw: (c, print) =>
      rect(10, 12, 704, 984, '#efe8d8', 'rx="26"') +
      path('M96 990V1040L108 1026L120 1040V990Z', c.trim) +
      solid(
        'M34 4H686Q712 4 712 30V964Q712 990 686 990H34Q8 990 8 964V30Q8 4 34 4Z',
        c.body,
        rect(0, 0, 66, 1000, '#000', 'fill-opacity=".16"') +
          line('M70 0V1000', '#fff', 3, 'stroke-opacity=".2"') +
          rect(0, 560, 720, 350, '#f4ecdc') +
          rect(0, 560, 720, 8, c.accent) +
          rect(0, 902, 720, 8, c.accent) +
          print +
          rect(636, 0, 30, 1000, c.trim) +
          rect(640, 0, 6, 1000, '#fff', 'fill-opacity=".25"'),
        'satin',
      ),
  },
  speaker: {
    width: 1500,
    height: 740,
    box: box(600, 200, 300, 400),
    layout: { brand: [62, 26], type: [86, 7.5] },
    draw: (c, print) =>
      path('M220 706H360V732Q290 742 220 732Z M1140 706H1280V732Q1210 742 1140 732Z', '#1b1c1f') +
      solid(
        SPEAKER,
        c.body,
        cone(345) +
          cone(1155) +
          WEAVE +
          rect(0, 0, 92, 740, c.trim) +
          rect(1408, 0, 92, 740, c.trim) +
          rect(92, 0, 8, 740, '#000', 'fill-opacity=".35"') +
          rect(1400, 0, 8, 740, '#000', 'fill-opacity=".35"') +
          path('M0 0H1500V150Q750 60 0 150Z', '#fff', 'fill-opacity=".12"') +
          path('M0 740H1500V600Q750 700 0 600Z', '#000', 'fill-opacity=".3"') +
          repeat(4, (i) => ellipse(690 + i * 40, 655, 7, 7, i < 3 ? '#9dff9a' : '#5a5d62')) +
          print,
        'satin',
      ) +
      repeat(3, (i) => rect(640 + i * 80, 18, 56, 16, c.accent, 'rx="8"')),
  },
  game: {
    width: 1000,
    height: 1000,
    depth: 260,
    box: box(70, 50, 860, 890),
    layout: {
      type: [20, 15],
      brand: [99.5, 4],
      variant: [31.5, 4.8],
      size: [92, 5],
      strip: true,
      motif: [56, 20],
    },
    draw: (c, print) =>
      solid(
        'M0 0H1000V1000H0Z',
        c.body,
        rect(0, 0, 1000, 1000, 'url(#flat)') +
          ellipse(780, 400, 250, 250, 'url(#glow)', 'fill-opacity=".7"') +
          ellipse(780, 400, 90, 90, '#ffe9a8') +
          path(
            'M0 560L150 420L270 520L430 360L620 540L760 450L1000 580V1000H0Z',
            '#2c5d63',
            'fill-opacity=".55"',
          ) +
          path('M0 600H1000V1000H0Z', c.trim) +
          repeat(9, (i) =>
            at(70 + i * 108, i % 2 ? 742 : 670, hexTile(['#d9b36a', '#4f8f5a', '#a8563c'][i % 3] ?? ''), 1.7),
          ) +
          path('M0 800H1000V1000H0Z', '#10262b', 'fill-opacity=".72"') +
          print +
          rect(12, 12, 976, 976, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="5" rx="6"'),
        'flat',
      ),
  },
  book: {
    width: 780,
    height: 1000,
    depth: 110,
    box: box(90, 60, 630, 890),
    layout: {
      type: [13, 9.5],
      variant: [38.5, 4.5],
      motif: [66, 22],
      brand: [97.5, 4.5],
      strip: true,
      brandInk: 'onAccent',
    },
    draw: (c, print) =>
      rect(20, 10, 756, 984, '#f2ead8', 'rx="4"') +
      repeat(5, (i) => line(`M${768 + i * 1.6} 14V988`, '#b9ad93', 0.8)) +
      solid(
        'M8 4H766V996H8Q2 996 2 990V10Q2 4 8 4Z',
        c.body,
        path('M0 620C260 520 520 560 780 480V1000H0Z', c.trim, 'fill-opacity=".9"') +
          print +
          rect(0, 0, 34, 1000, '#000', 'fill-opacity=".12"') +
          line('M40 0V1000', '#000', 5, 'stroke-opacity=".18"') +
          line('M46 0V1000', '#fff', 3, 'stroke-opacity=".3"'),
        'flat',
      ),
  },
} satisfies Partial<Record<Form, FormDrawing>>
