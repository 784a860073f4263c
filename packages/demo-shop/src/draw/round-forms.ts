import { ellipse, path } from '@endcap/drawing/svg'
import type { Form } from '../demo-product.ts'
import { box, crimps, type FormDrawing, solid } from './form.ts'
import { line, lit, rect, repeat } from './shapes.ts'

const CAN =
  'M58 50L18 130Q8 150 8 172V892Q8 926 40 948Q265 982 490 948Q522 926 522 892V172Q522 150 512 130L472 50Z'
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
const SPECKLES = repeat(150, (i) => {
  const [x, y, radius] = [20 + ((i * 331) % 797), 80 + ((i * 197) % 901), 1.2 + (i % 5) * 0.7]
  return ellipse(x, y, radius, radius, '#6b4a2f', 'fill-opacity=".35"')
})

/** Forms of round packs. On a turned pack, the print moves to the side. */
export const ROUND_FORMS = {
  can: {
    width: 530,
    height: 1000,
    box: box(45, 150, 440, 760),
    layout: {
      brand: [14, 10.5],
      motif: [37.5, 16.5],
      type: [63.5, 7],
      variant: [85, 5.5],
      size: [98.5, 4.8],
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
  oil: {
    width: 350,
    height: 1005,
    box: box(38, 490, 274, 370),
    layout: { brand: [15, 12], motif: [37, 16], type: [64, 8.5], variant: [86, 7], size: [97, 7] },
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
      brand: [12, 13],
      type: [28.5, 8.5],
      motif: [56.5, 12],
      variant: [80, 5.8],
      size: [96, 5.8],
      strip: true,
    },
    draw: (c, print) =>
      rect(196, 116, 38, 130, '#e6e3de') +
      rect(196, 116, 38, 130, 'url(#round)') +
      lit(SPOUT, c.trim, 'satin') +
      rect(138, 226, 154, 72, c.trim, 'rx="12"') +
      rect(138, 226, 154, 72, 'url(#round)', 'rx="12"') +
      solid(PUMP, c.body, path('M0 890H430V1000H0Z', c.trim, 'fill-opacity=".35"') + print, 'round'),
  },
  tube: {
    width: 370,
    height: 1000,
    box: box(62, 110, 246, 690),
    layout: { brand: [10, 10], type: [23.5, 8], motif: [55, 15], variant: [85, 5.5], size: [98.5, 5] },
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
    layout: { brand: [11, 12], type: [28, 11.5], motif: [61, 12.5], variant: [86, 7.5], size: [98.5, 6.5] },
    draw: (c, print) =>
      lit('M180 14Q180 4 192 4H248Q260 4 260 14L268 70H172Z', '#fff', 'round') +
      lit('M150 66H290L300 180H140Z', c.accent, 'round') +
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
    layout: { brand: [15, 15], type: [42, 15.5], variant: [82, 10], size: [100, 8.5], strip: true },
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
    layout: { variant: [28, 15], motif: [66, 20], brand: [120, 7], brandInk: 'onAccent' },
    draw: (c, print) =>
      line('M790 250C1150 150 1190 700 770 770', c.body, 92) +
      line('M790 250C1150 150 1190 700 770 770', '#000', 92, 'stroke-opacity=".1"') +
      line('M800 236C1130 160 1160 660 790 740', '#fff', 22, 'stroke-opacity=".4"') +
      solid(
        MUG,
        c.body,
        SPECKLES + path('M20 850H820V990H20Z', c.accent, 'fill-opacity=".9"') + print,
        'round',
      ) +
      ellipse(420, 62, 400, 58, c.body) +
      ellipse(420, 66, 374, 47, '#8d7d69') +
      path('M48 72Q420 190 792 72Q760 20 420 20Q80 20 48 72Z', '#fff', 'fill-opacity=".28"') +
      ellipse(420, 62, 394, 54, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="8"'),
  },
  flask: {
    width: 340,
    height: 1015,
    box: box(44, 330, 252, 620),
    layout: { motif: [12, 14], brand: [42, 8.5], type: [55, 5.2], variant: [79, 4.8], size: [96, 6] },
    draw: (c, print) =>
      line('M96 110V60Q96 16 140 16H200Q244 16 244 60V110', '#25282c', 26) +
      line('M90 110V60Q90 12 140 12', '#fff', 5, 'stroke-opacity=".35"') +
      rect(66, 96, 208, 112, '#2d3035', 'rx="18"') +
      rect(66, 96, 208, 112, 'url(#round)', 'rx="18"') +
      rect(58, 200, 224, 34, 'url(#steel)', 'rx="6"') +
      solid(FLASK, c.body, print + rect(0, 982, 340, 40, 'url(#steel)'), 'round'),
  },
} satisfies Partial<Record<Form, FormDrawing>>
