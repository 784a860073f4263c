import { ellipse, path } from '@endcap/drawing/svg'
import type { Place } from '../demo-product.ts'
import { fade, far, OUTSIDE, planks, type Scene, tiles, vignette, windowPane } from './backdrop.ts'
import { apple, books, candle, cuttingBoard, fruitBowl, lamp, penPot, plant, towels } from './props.ts'
import { at, line, rect, repeat } from './shapes.ts'

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
        `M${i * 260 - 80} 1130q120 ${90 + i * 18} 300 ${150 + (i % 3) * 60}`,
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

/** Indoor scenes by place. */
export const ROOMS = { kitchen, bathroom, desk, 'living-room': livingRoom } satisfies Partial<
  Record<Place, () => Scene>
>
