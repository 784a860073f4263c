import type { Place } from '../demo-product.ts'
import {
  apple,
  basket,
  books,
  candle,
  cuttingBoard,
  fruitBowl,
  lamp,
  penPot,
  pine,
  plant,
  towels,
} from './props.ts'
import { at, clipped, ellipse, line, path, rect, repeat } from './shapes.ts'

/** 1,600 units square: what is behind the product, what is before it, and where it stands. */
export type Scene = { behind: string; before: string; foot: number; width: number; height: number }

const fade = (id: string, ...colours: readonly string[]) => {
  const stops = colours.map(
    (colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

/** What is far is a little out of focus, as behind a lens; the rim would fade to black without a ground. */
const far = (content: string) =>
  `${rect(0, 0, 1600, 1300, 'url(#wall)')}<g filter="url(#soft)">${content}</g>`

const vignette = rect(0, 0, 1600, 1600, 'url(#vignette)')

const tiles = (width: number, height: number, bottom: number, joint: string) =>
  repeat(Math.ceil(bottom / height), (i) => line(`M0 ${(i + 1) * height}H1600`, joint, 4)) +
  repeat(Math.ceil(bottom / height), (row) =>
    repeat(Math.ceil(1600 / width) + 1, (i) =>
      line(`M${i * width - (row % 2 ? width / 2 : 0)} ${row * height}v${height}`, joint, 4),
    ),
  )

const planks = (top: number, colour: string) =>
  repeat(7, (i) =>
    line(`M${800 + (i - 3) * 190} ${top}L${800 + (i - 3) * 520} 1600`, colour, 4, 'stroke-opacity=".35"'),
  ) +
  repeat(26, (i) => {
    const y = top + 14 + ((i * 67) % (1600 - top))
    const x = (i * 389) % 1500
    return line(`M${x} ${y}q90 ${(i % 5) - 2} ${170 + (i % 4) * 60} 0`, colour, 3, 'stroke-opacity=".22"')
  })

const windowPane = (x: number, y: number, width: number, height: number) =>
  rect(x - 24, y - 24, width + 48, height + 48, '#f7f4ee') +
  clipped(
    `M${x} ${y}h${width}v${height}h-${width}Z`,
    rect(x, y, width, height, 'url(#outside)') +
      ellipse(x + width * 0.25, y + height, width * 0.5, height * 0.36, '#b9d3a2') +
      ellipse(x + width * 0.85, y + height, width * 0.45, height * 0.26, '#a0c48c'),
  ) +
  rect(x + width / 2 - 9, y, 18, height, '#f7f4ee') +
  rect(x, y + height / 2 - 9, width, 18, '#f7f4ee')

const OUTSIDE = fade('outside', '#bfe0f2', '#eef7f4')

const kitchen = (): Scene => ({
  foot: 1340,
  width: 760,
  height: 960,
  behind:
    OUTSIDE +
    fade('wall', '#e9ece6', '#cdd3cb') +
    fade('counter', '#c79a6b', '#9c6d42') +
    far(
      rect(0, 0, 1600, 1100, 'url(#wall)') +
        tiles(200, 100, 1080, '#b9c0b6') +
        windowPane(90, 110, 480, 560) +
        rect(980, 330, 560, 26, '#a87a4c') +
        rect(980, 356, 560, 14, '#000', 'fill-opacity=".18"') +
        at(1120, 330, plant(), 0.62) +
        [0, 1, 2]
          .map((i) =>
            rect(
              1240 + i * 88,
              200 - i * 14,
              70,
              130 + i * 14,
              ['#d9cfc0', '#7d8f86', '#c98f5e'][i] ?? '',
              'rx="10"',
            ),
          )
          .join('') +
        at(1340, 1100, cuttingBoard()),
    ) +
    rect(0, 1080, 1600, 520, 'url(#counter)') +
    planks(1080, '#6e4624') +
    rect(0, 1076, 1600, 10, '#fff', 'fill-opacity=".35"') +
    path('M100 1080L700 1080L1000 1600L160 1600Z', '#fff3d6', 'fill-opacity=".2"'),
  before: at(1330, 1440, fruitBowl(), 0.95) + vignette,
})

const bathroom = (): Scene => ({
  foot: 1330,
  width: 640,
  height: 940,
  behind:
    fade('wall', '#dbe7e5', '#b9cdca') +
    fade('counter', '#f4f1ec', '#cfc8bf') +
    far(
      rect(0, 0, 1600, 1150, 'url(#wall)') +
        tiles(160, 160, 1140, '#a9c0bc') +
        ellipse(470, 460, 370, 370, '#c9a86a') +
        ellipse(470, 460, 346, 346, '#e8f1f1') +
        path('M200 640L640 170L720 220L260 720Z', '#fff', 'fill-opacity=".55"') +
        rect(1150, 240, 400, 22, '#b48a4e') +
        path('M1190 262H1500V760Q1345 784 1190 760Z', '#f3ede2') +
        path('M1190 262H1500V760Q1345 784 1190 760Z', 'url(#film)', 'fill-opacity=".7"') +
        at(210, 1150, plant(), 1.15),
    ) +
    rect(0, 1120, 1600, 480, 'url(#counter)') +
    repeat(7, (i) =>
      line(
        `M${i * 260 - 80} 1130q120 ${90 + i * 18} ${300} ${150 + (i % 3) * 60}`,
        '#9d978f',
        5,
        'stroke-opacity=".22"',
      ),
    ) +
    rect(0, 1116, 1600, 9, '#fff', 'fill-opacity=".8"'),
  before: at(1330, 1400, towels(), 0.95) + at(330, 1460, candle()) + vignette,
})

const desk = (): Scene => ({
  foot: 1370,
  width: 860,
  height: 860,
  behind:
    OUTSIDE +
    fade('wall', '#e6ddd0', '#cbbfae') +
    fade('counter', '#b98a5c', '#845833') +
    far(
      rect(0, 0, 1600, 1120, 'url(#wall)') +
        windowPane(930, 90, 560, 640) +
        rect(120, 210, 420, 320, '#5f6f68') +
        rect(144, 234, 372, 272, '#f2ead9') +
        path('M144 506L270 340L360 440L430 370L516 506Z', '#8aa08c') +
        at(290, 1120, lamp(), 0.9),
    ) +
    rect(0, 1100, 1600, 500, 'url(#counter)') +
    planks(1100, '#4f2f16') +
    path('M1000 1100H1500L1200 1600H500Z', '#fff1d2', 'fill-opacity=".22"'),
  before:
    at(1350, 1330, books(), 0.9) +
    at(1370, 1158, apple('#b7322a'), 0.8) +
    at(210, 1440, penPot(), 1.05) +
    vignette,
})

const meadow = (): Scene => ({
  foot: 1370,
  width: 740,
  height: 900,
  behind:
    fade('wall', '#6fb4e4', '#d9eff8', '#f3f8e8') +
    fade('grass', '#9cc65a', '#4d8a34') +
    fade('counter', '#fbf6ec', '#ead9c6') +
    far(
      rect(0, 0, 1600, 900, 'url(#wall)') +
        ellipse(1280, 220, 260, 260, 'url(#glow)') +
        [340, 520, 620]
          .map((x, i) => ellipse(x, 250 + (i % 2) * 40, 150, 46, '#fff', 'fill-opacity=".85"'))
          .join('') +
        path('M0 760Q300 560 640 720T1600 640V1000H0Z', '#86ad76') +
        path('M0 860Q500 690 900 830T1600 780V1100H0Z', '#79ab4d') +
        repeat(7, (i) => ellipse(90 + i * 250, 800 - (i % 3) * 34, 90, 100 + (i % 2) * 30, '#4c7d45')),
    ) +
    rect(0, 900, 1600, 700, 'url(#grass)') +
    repeat(120, (i) =>
      line(
        `M${(i * 211) % 1600} ${930 + ((i * 97) % 640)}q${(i % 7) - 3} -24 ${(i % 9) - 4} -38`,
        i % 3 ? '#3f7a2c' : '#b7d872',
        5,
        'stroke-opacity=".5"',
      ),
    ) +
    repeat(16, (i) => ellipse((i * 467) % 1600, 940 + ((i * 61) % 170), 9, 9, i % 2 ? '#fff' : '#ffd95a')) +
    path('M180 1150L1420 1130L1640 1600H-60Z', 'url(#counter)') +
    repeat(8, (i) =>
      path(
        `M${230 + i * 155} 1149l62 -1L${20 + i * 212 + 96} 1600H${20 + i * 212 - 10}Z`,
        '#c8402f',
        'fill-opacity=".42"',
      ),
    ) +
    repeat(4, (i) =>
      path(
        `M${150 - i * 56} ${1180 + i * 104}H${1446 + i * 48}l${14 + i * 2} ${34 + i * 8}H${132 - i * 60}Z`,
        '#c8402f',
        'fill-opacity=".42"',
      ),
    ) +
    at(1250, 1250, basket(), 1.5),
  before:
    at(1310, 1330, basket(), 0.9) +
    at(300, 1450, apple('#c2352b')) +
    at(420, 1500, apple('#7fae3a')) +
    vignette,
})

const livingRoom = (): Scene => ({
  foot: 1350,
  width: 900,
  height: 800,
  behind:
    fade('wall', '#d9d3c7', '#bdb5a6') +
    fade('counter', '#8f6a48', '#5d3f27') +
    far(
      rect(0, 0, 1600, 1150, 'url(#wall)') +
        [0, 1]
          .map(
            (i) =>
              rect(480 + i * 350, 120, 280, 350, '#3c3a36') +
              rect(500 + i * 350, 140, 240, 310, '#f4efe4') +
              ellipse(620 + i * 350, 300, 76, 92, ['#c98f5e', '#6f8f86'][i] ?? ''),
          )
          .join('') +
        at(190, 1130, lamp(), 1.2) +
        rect(300, 640, 1180, 420, '#5f7f86', 'rx="60"') +
        rect(330, 820, 550, 200, '#6d8f96', 'rx="40"') +
        rect(890, 820, 550, 200, '#6d8f96', 'rx="40"') +
        rect(240, 760, 150, 340, '#567379', 'rx="60"') +
        rect(1390, 760, 150, 340, '#567379', 'rx="60"') +
        at(1150, 850, rect(-120, -110, 240, 220, '#d99a4e', 'rx="36"'), 1, 14) +
        rect(0, 1060, 1600, 200, '#8c7c69'),
    ) +
    rect(0, 1150, 1600, 450, 'url(#counter)') +
    planks(1150, '#38220f') +
    rect(0, 1146, 1600, 9, '#fff', 'fill-opacity=".3"'),
  before: at(1400, 1450, candle(), 1.1) + at(170, 1400, plant(), 0.85) + vignette,
})

const trail = (): Scene => ({
  foot: 1340,
  width: 620,
  height: 980,
  behind:
    fade('wall', '#4f93cc', '#bfe0ee', '#f7e7c9') +
    fade('counter', '#a39a8c', '#5d564c') +
    far(
      rect(0, 0, 1600, 1300, 'url(#wall)') +
        ellipse(330, 420, 300, 300, 'url(#glow)') +
        path('M0 900L300 480L470 660L760 300L1010 620L1180 470L1600 900V1300H0Z', '#8299ab') +
        path(
          'M760 300L660 430L730 410L790 460L860 420Z M300 480L240 560L300 545L360 560Z',
          '#fff',
          'fill-opacity=".9"',
        ) +
        path('M0 960Q400 780 800 900T1600 860V1400H0Z', '#5f7f68') +
        repeat(9, (i) => at(60 + i * 190, 1080 + (i % 3) * 40, pine(), 0.7 + (i % 3) * 0.28)),
    ) +
    path('M0 1220L240 1180L620 1200L1060 1170L1600 1230V1600H0Z', 'url(#counter)') +
    path(
      'M0 1220L240 1180L620 1200L1060 1170L1600 1230V1250L1060 1192L620 1222L240 1204L0 1244Z',
      '#fff',
      'fill-opacity=".3"',
    ) +
    repeat(14, (i) =>
      line(
        `M${(i * 317) % 1500} ${1270 + ((i * 83) % 300)}l${60 + (i % 4) * 30} ${(i % 5) * 6 - 12}l40 16`,
        '#332d26',
        5,
        'stroke-opacity=".3"',
      ),
    ),
  before: vignette,
})

/** Where products are shown in use. */
export const SCENES: Record<Place, () => Scene> = {
  kitchen,
  bathroom,
  desk,
  meadow,
  'living-room': livingRoom,
  trail,
}
