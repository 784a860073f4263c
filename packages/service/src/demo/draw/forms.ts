import type { Form, PackColours } from '../demo-product.ts'
import type { Box, Layout } from './labels.ts'
import { hexTile } from './motifs.ts'
import { at, clipped, ellipse, line, path, rect, repeat } from './shapes.ts'

export type FormDrawing = {
  width: number
  height: number
  box: Box
  layout: Layout
  /** A box has faces: it is turned as one; what is round turns its print only. */
  depth?: number
  /** The pack around what is printed on it. */
  draw: (colours: PackColours, print: string) => string
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** A body with its print, and light over both. */
const solid = (outline: string, colour: string, inside: string, light: string) =>
  clipped(outline, path(outline, colour) + inside + path(outline, `url(#${light})`))

const CAN =
  'M58 50L18 130Q8 150 8 172V892Q8 926 40 948Q265 982 490 948Q522 926 522 892V172Q522 150 512 130L472 50Z'
const ZIGZAG = 'l10 -9l10 9'
const PILLOW = `M24 14${ZIGZAG.repeat(34)}L698 66C676 250 672 750 698 934L704 986${'l-10 9l-10 -9'.repeat(34)}L22 934C48 750 44 250 22 66Z`
const STAND_UP =
  'M30 16H610Q622 16 624 34C642 300 636 700 626 936Q560 1000 320 1000Q80 1000 14 936C4 700 -2 300 16 34Q18 16 30 16Z'
const OIL =
  'M122 132V250C122 330 22 330 20 420V940Q20 1000 80 1000H270Q330 1000 330 940V420C328 330 228 330 228 250V132Z'
const PUMP =
  'M75 330Q20 342 15 412V940Q15 1000 78 1000H352Q415 1000 415 940V412Q410 342 355 330Q296 318 290 286H140Q134 318 75 330Z'
const SPOUT =
  'M62 62L176 34Q190 26 208 26H256Q280 26 280 48V112Q280 130 262 130H168Q150 130 150 112V86L70 100Q52 100 52 82Q52 66 62 62Z'
const TUBE = 'M6 12H364V60C362 300 336 620 322 842H48C34 620 8 300 6 60Z'
const SQUEEZE =
  'M165 176C95 196 24 240 20 360C17 470 52 520 52 610C52 690 20 730 18 810V925Q18 1000 92 1000H348Q422 1000 422 925V810C420 730 388 690 388 610C388 520 423 470 420 360C416 240 345 196 275 176Z'
const JAR =
  'M62 300Q20 328 20 396V920Q20 1000 100 1000H500Q580 1000 580 920V396Q580 328 538 300Q518 284 514 240H86Q82 284 62 300Z'
const MUG = 'M20 62L34 872Q42 990 162 990H678Q798 990 806 872L820 62Q420 170 20 62Z'
const FLASK = 'M34 226Q14 240 12 284V950Q12 1010 72 1010H268Q328 1010 328 950V284Q326 240 306 226Z'
const SPEAKER = 'M170 30H1330Q1480 30 1480 180V560Q1480 710 1330 710H170Q20 710 20 560V180Q20 30 170 30Z'

/** One path each: a pattern would be painted tile by tile. */
const WEAVE =
  line(`${repeat(52, (i) => `M0 ${i * 14}H1500`)}`, '#000', 3, 'stroke-opacity=".2"') +
  line(`${repeat(108, (i) => `M${i * 14} 0V740`)}`, '#000', 3, 'stroke-opacity=".2"') +
  line(`${repeat(52, (i) => `M0 ${i * 14 + 5}H1500`)}`, '#fff', 2, 'stroke-opacity=".09"')

const SPECKLES = repeat(150, (i) => {
  const [x, y, radius] = [20 + ((i * 331) % 797), 80 + ((i * 197) % 901), 1.2 + (i % 5) * 0.7]
  return ellipse(x, y, radius, radius, '#6b4a2f', 'fill-opacity=".35"')
})

const crimps = (y: number, x: number, count: number, pitch: number) =>
  repeat(count, (i) => line(`M${x + i * pitch} ${y}v38`, i % 2 ? '#fff' : '#000', 3, 'stroke-opacity=".16"'))

/** Air stretches the film: folds run from the corners towards the middle. */
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

/** Every form of pack, some 1,000 units high, its upper left corner at the origin. */
export const FORMS: Record<Form, FormDrawing> = {
  can: {
    width: 530,
    height: 1000,
    box: box(45, 150, 440, 760),
    layout: {
      brand: [0.14, 0.105],
      motif: [0.375, 0.165],
      type: [0.635, 0.07],
      variant: [0.85, 0.055],
      size: [0.985, 0.048],
      strip: true,
    },
    draw: (c, print) =>
      path('M44 930Q265 1010 486 930L464 974Q265 1016 66 974Z', 'url(#steel)') +
      solid(
        CAN,
        c.body,
        path('M0 90Q265 150 530 90V0H0Z', 'url(#steel)') +
          path('M0 830C160 760 330 900 530 800V1000H0Z', c.accent, 'fill-opacity=".22"') +
          print,
        'round',
      ) +
      ellipse(265, 48, 208, 30, 'url(#steel)') +
      ellipse(265, 51, 186, 22, '#8f959b') +
      ellipse(265, 54, 180, 18, '#b6bbc0') +
      ellipse(265, 52, 58, 8, '#7d838a') +
      ellipse(262, 49, 54, 7, '#d5d9dc'),
  },
  pillow: {
    width: 720,
    height: 1000,
    box: box(70, 110, 580, 800),
    layout: {
      brand: [0.15, 0.125],
      type: [0.3, 0.07],
      motif: [0.64, 0.2],
      variant: [0.885, 0.06],
      size: [1.01, 0.05],
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
      brand: [0.12, 0.11],
      type: [0.275, 0.095],
      motif: [0.605, 0.15],
      variant: [0.845, 0.055],
      size: [0.985, 0.055],
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
  oil: {
    width: 350,
    height: 1005,
    box: box(38, 490, 274, 370),
    layout: {
      brand: [0.15, 0.12],
      motif: [0.37, 0.16],
      type: [0.64, 0.085],
      variant: [0.86, 0.07],
      size: [0.97, 0.07],
    },
    draw: (c, print) =>
      rect(118, 100, 114, 40, 'url(#gold)', 'rx="8"') +
      rect(124, 8, 102, 104, 'url(#gold)', 'rx="12"') +
      repeat(11, (i) => line(`M${130 + i * 9} 22V96`, '#5f4614', 2, 'stroke-opacity=".4"')) +
      solid(
        OIL,
        c.body,
        path(
          'M110 200C110 300 40 340 36 430V980H80V440C84 350 150 320 150 230Z',
          '#c8d66a',
          'fill-opacity=".22"',
        ) +
          path('M310 440V960Q310 985 270 990L294 450Z', '#e4ec9a', 'fill-opacity=".28"') +
          rect(14, 452, 322, 446, '#f6efdc') +
          rect(14, 462, 322, 6, c.accent) +
          rect(14, 882, 322, 6, c.accent) +
          print,
        'round',
      ) +
      line('M60 440V930', '#fff', 9, 'stroke-opacity=".35"'),
  },
  pump: {
    width: 430,
    height: 1005,
    box: box(45, 400, 340, 540),
    layout: {
      brand: [0.12, 0.13],
      type: [0.285, 0.085],
      motif: [0.565, 0.12],
      variant: [0.8, 0.058],
      size: [0.96, 0.058],
      strip: true,
    },
    draw: (c, print) =>
      rect(196, 116, 38, 130, '#e6e3de') +
      rect(196, 116, 38, 130, 'url(#round)') +
      path(SPOUT, c.trim) +
      path(SPOUT, 'url(#satin)') +
      rect(138, 226, 154, 72, c.trim, 'rx="12"') +
      rect(138, 226, 154, 72, 'url(#round)', 'rx="12"') +
      solid(PUMP, c.body, path('M0 890H430V1000H0Z', c.trim, 'fill-opacity=".35"') + print, 'round'),
  },
  tube: {
    width: 370,
    height: 1000,
    box: box(62, 110, 246, 690),
    layout: {
      brand: [0.1, 0.1],
      type: [0.235, 0.08],
      motif: [0.55, 0.15],
      variant: [0.85, 0.055],
      size: [0.985, 0.05],
    },
    draw: (c, print) =>
      rect(40, 836, 290, 160, c.accent, 'rx="20"') +
      rect(40, 836, 290, 160, 'url(#round)', 'rx="20"') +
      rect(44, 836, 282, 10, '#000', 'fill-opacity=".2"') +
      solid(
        TUBE,
        c.body,
        print + rect(0, 0, 370, 50, '#000', 'fill-opacity=".06"') + crimps(12, 12, 58, 6),
        'satin',
      ),
  },
  squeeze: {
    width: 440,
    height: 1005,
    box: box(82, 378, 276, 500),
    layout: {
      brand: [0.11, 0.12],
      type: [0.28, 0.115],
      motif: [0.61, 0.125],
      variant: [0.86, 0.075],
      size: [0.985, 0.065],
    },
    draw: (c, print) =>
      path('M180 14Q180 4 192 4H248Q260 4 260 14L268 70H172Z', '#fff') +
      path('M180 14Q180 4 192 4H248Q260 4 260 14L268 70H172Z', 'url(#round)') +
      path('M150 66H290L300 180H140Z', c.accent) +
      path('M150 66H290L300 180H140Z', 'url(#round)') +
      solid(
        SQUEEZE,
        c.body,
        ellipse(330, 620, 60, 420, '#fff', 'fill-opacity=".18"') +
          path(
            'M60 330H380Q388 330 388 350C388 480 362 520 362 610C362 700 386 760 386 890Q386 912 366 912H74Q54 912 54 890C54 760 78 700 78 610C78 520 52 480 52 350Q52 330 60 330Z',
            '#fdfefb',
          ) +
          path('M52 330H388V352H52Z M54 890H386V912H54Z', c.accent) +
          print,
        'round',
      ),
  },
  jar: {
    width: 600,
    height: 1005,
    box: box(62, 436, 476, 450),
    layout: { brand: [0.15, 0.15], type: [0.42, 0.155], variant: [0.82, 0.1], size: [1, 0.085], strip: true },
    draw: (c, print) =>
      rect(64, 10, 472, 232, '#fbfbfa', 'rx="34"') +
      repeat(46, (i) => rect(72 + i * 10, 40, 4, 180, '#000', 'fill-opacity=".13"')) +
      rect(64, 10, 472, 232, 'url(#round)', 'rx="34"') +
      solid(
        JAR,
        c.trim,
        rect(0, 396, 600, 528, c.body) +
          rect(0, 396, 600, 12, c.accent) +
          rect(0, 912, 600, 12, c.accent) +
          print,
        'round',
      ),
  },
  mug: {
    width: 1150,
    height: 1000,
    box: box(150, 260, 540, 560),
    layout: { variant: [0.28, 0.15], motif: [0.66, 0.2] },
    draw: (c, print) =>
      line('M790 250C1150 150 1190 700 770 770', c.body, 92) +
      line('M790 250C1150 150 1190 700 770 770', '#000', 92, 'stroke-opacity=".1"') +
      line('M800 236C1130 160 1160 660 790 740', '#fff', 22, 'stroke-opacity=".4"') +
      solid(
        MUG,
        c.body,
        print + SPECKLES + path('M20 850H820V990H20Z', c.accent, 'fill-opacity=".9"'),
        'round',
      ) +
      ellipse(420, 62, 400, 58, c.body) +
      ellipse(420, 66, 374, 47, '#8d7d69') +
      path('M48 72Q420 190 792 72Q760 20 420 20Q80 20 48 72Z', '#fff', 'fill-opacity=".28"') +
      ellipse(420, 62, 394, 54, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="8"'),
  },
  notebook: {
    width: 720,
    height: 1000,
    depth: 60,
    box: box(110, 90, 480, 800),
    layout: {
      brand: [0.12, 0.06],
      type: [0.69, 0.066],
      variant: [0.88, 0.044],
      size: [0.965, 0.038],
      brandInk: 'trim',
    },
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
    depth: 420,
    box: box(350, 200, 800, 400),
    layout: { brand: [0.62, 0.26], type: [0.86, 0.075] },
    draw: (c, print) =>
      path('M220 706H360V732Q290 742 220 732Z M1140 706H1280V732Q1210 742 1140 732Z', '#1b1c1f') +
      solid(
        SPEAKER,
        c.body,
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
      type: [0.2, 0.15],
      brand: [0.99, 0.042],
      variant: [0.315, 0.048],
      size: [0.925, 0.052],
      strip: true,
      motif: [0.56, 0.2],
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
  flask: {
    width: 340,
    height: 1015,
    box: box(44, 330, 252, 620),
    layout: {
      motif: [0.12, 0.14],
      brand: [0.42, 0.085],
      type: [0.55, 0.052],
      variant: [0.79, 0.048],
      size: [0.96, 0.06],
    },
    draw: (c, print) =>
      line('M96 110V60Q96 16 140 16H200Q244 16 244 60V110', '#25282c', 26) +
      line('M90 110V60Q90 12 140 12', '#fff', 5, 'stroke-opacity=".35"') +
      rect(66, 96, 208, 112, '#2d3035', 'rx="18"') +
      rect(66, 96, 208, 112, 'url(#round)', 'rx="18"') +
      rect(58, 200, 224, 34, 'url(#steel)', 'rx="6"') +
      solid(FLASK, c.body, print + rect(0, 982, 340, 40, 'url(#steel)'), 'round'),
  },
  book: {
    width: 780,
    height: 1000,
    depth: 110,
    box: box(90, 60, 630, 890),
    layout: {
      type: [0.13, 0.095],
      variant: [0.385, 0.045],
      motif: [0.66, 0.22],
      brand: [0.975, 0.045],
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
}
