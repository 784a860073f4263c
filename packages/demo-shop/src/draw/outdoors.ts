import { ellipse, path } from '@endcap/drawing/svg'
import type { Place } from '../demo-product.ts'
import { fade, far, type Scene, vignette } from './backdrop.ts'
import { apple, basket, pine } from './props.ts'
import { at, line, rect, repeat } from './shapes.ts'

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
  before: at(300, 1450, apple('#c2352b')) + at(420, 1500, apple('#7fae3a')) + vignette,
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

/** Outdoor scenes by place. */
export const OUTDOORS = { meadow, trail } satisfies Partial<Record<Place, () => Scene>>
