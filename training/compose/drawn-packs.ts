import type { Canvas } from './canvas.ts'
import { hsl } from './colour.ts'
import { type Face, type PackColours } from './label-art.ts'
import { type DrawnProduct, flatShade, roundShade } from './shading.ts'
import { clipped, ellipse, gradient, line, moved, path, rect } from './svg.ts'

export type Pack = (c: Canvas, colours: PackColours, face: Face) => DrawnProduct

export const bottle: Pack = (c, colours, face) => {
  const { r } = c
  const w = 400
  const h = r.range(700, 1200)
  const neck = r.range(50, 110)
  const shoulder = h * r.range(0.2, 0.34)
  const top = h * r.range(0.1, 0.18)
  const body = r.pick([
    colours.main,
    hsl(25, 70, 24),
    hsl(colours.hue, 30, 90),
    '#f4f4f2',
    hsl(colours.hue, 50, 35),
  ])
  const cap = r.pick(['#1c1c1e', '#fafafa', colours.band, hsl(42, 45, 55)])
  const d = `M${200 - neck} ${top} C${200 - neck} ${shoulder * 0.8} 20 ${shoulder * 0.7} 20 ${shoulder} V${h - 40} Q20 ${h} 60 ${h} H340 Q380 ${h} 380 ${h - 40} V${shoulder} C380 ${shoulder * 0.7} ${200 + neck} ${shoulder * 0.8} ${200 + neck} ${top} Z`
  const capShape = (paint: string): string => {
    if (capStyle === 0) return rect(200 - neck - 8, top * 0.3, neck * 2 + 16, top * 0.75, paint, 10)
    if (capStyle === 1)
      return path(
        `M${200 - neck} ${top} V${top * 0.6} H185 V${top * 0.3} H90 Q70 ${top * 0.28} 74 ${top * 0.1} L80 0 H235 V${top * 0.6} H${200 + neck} V${top} Z`,
        paint,
      )
    return rect(200 - neck * 0.8, 0, neck * 1.6, top, paint, neck * 0.5)
  }
  const capStyle = r.int(0, 2)
  const full = r.chance(0.35)
  const labelTop = shoulder + (h - shoulder) * 0.06
  const labelHeight = (h - shoulder) * 0.8
  const label = full
    ? moved(face(360, labelHeight), 20, labelTop)
    : clipped(moved(face(300, labelHeight), 50, labelTop), rect(50, labelTop, 300, labelHeight, '#000', 14))
  return {
    width: w,
    height: h,
    svg:
      capShape(cap) +
      roundShade(capShape, 0.8) +
      clipped(
        path(d, body) + label + roundShade((paint) => rect(20, 0, 360, h, paint), 0.62),
        path(d, '#000'),
      ),
  }
}

export const tube: Pack = (c, colours, face) => {
  const h = c.r.range(800, 1050)
  const d = `M30 0 H370 L345 ${h * 0.84} H55 Z`
  const cap = (paint: string): string => path(`M70 ${h * 0.84} H330 L322 ${h} H78 Z`, paint)
  const fins = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => line(40 + i * 35, 4, 40 + i * 35, 34, '#000', 2, 'opacity="0.18"'))
    .join('')
  return {
    width: 400,
    height: h,
    svg:
      clipped(
        path(d, colours.main) +
          moved(face(300, h * 0.74), 50, h * 0.07) +
          roundShade((paint) => rect(30, 0, 340, h, paint), 0.5) +
          fins,
        path(d, '#000'),
      ) +
      cap(c.r.pick(['#fff', colours.band, '#222'])) +
      roundShade(cap, 0.7),
  }
}

export const jar: Pack = (c, colours, face) => {
  const h = c.r.range(380, 720)
  const lid = h * c.r.range(0.16, 0.26)
  const glass = c.r.chance(0.5) ? hsl(c.r.range(10, 45), 65, c.r.range(25, 60)) : colours.main
  const body = rect(20, lid * 0.9, 460, h - lid * 0.9, '#000', 46)
  const top = (paint: string): string => rect(10, 0, 480, lid, paint, 14)
  return {
    width: 500,
    height: h,
    svg:
      clipped(
        body.replaceAll('#000', glass) +
          moved(face(460, (h - lid) * 0.72), 20, lid + (h - lid) * 0.12) +
          roundShade((paint) => rect(20, 0, 460, h, paint), 0.6),
        body,
      ) +
      top(c.r.pick(['#e9e9e9', '#111', colours.band, hsl(42, 50, 55)])) +
      roundShade(top, 0.8),
  }
}

export const can: Pack = (c, colours, face) => {
  const h = c.r.range(480, 860)
  const rim = gradient(
    [
      { at: 0, colour: '#777' },
      { at: 0.3, colour: '#f6f6f6' },
      { at: 0.7, colour: '#b4b4b4' },
      { at: 1, colour: '#666' },
    ],
    'across',
  )
  const d = `M20 40 Q220 90 420 40 V${h - 40} Q220 ${h + 20} 20 ${h - 40} Z`
  return {
    width: 440,
    height: h + 10,
    svg:
      rim.defs +
      ellipse(220, 40, 200, 36, rim.paint) +
      ellipse(220, 38, 182, 28, '#cfd2d4') +
      clipped(
        rect(0, 0, 440, h + 20, colours.main) +
          moved(face(400, h - 40), 20, 40) +
          roundShade((paint) => rect(20, 0, 400, h + 20, paint), 0.7),
        path(d, '#000'),
      ) +
      path(`M20 ${h - 46} Q220 ${h + 14} 420 ${h - 46} V${h - 30} Q220 ${h + 30} 20 ${h - 30} Z`, rim.paint),
  }
}

export const box: Pack = (c, colours, face) => {
  const w = c.r.range(380, 700)
  const h = c.r.range(420, 900)
  const depth = c.r.range(0.12, 0.4) * w
  const rise = depth * 0.35
  const front = moved(face(w, h), 0, rise) + flatShade((paint) => rect(0, rise, w, h, paint))
  const side =
    path(`M${w} ${rise} L${w + depth} 0 V${h - rise * 0.2} L${w} ${h + rise} Z`, colours.main) +
    path(`M${w} ${rise} L${w + depth} 0 V${h - rise * 0.2} L${w} ${h + rise} Z`, '#000', 'opacity="0.3"')
  const top =
    path(`M0 ${rise} L${depth} 0 H${w + depth} L${w} ${rise} Z`, colours.main) +
    path(`M0 ${rise} L${depth} 0 H${w + depth} L${w} ${rise} Z`, '#fff', 'opacity="0.35"')
  return { width: w + depth, height: h + rise, svg: top + side + front }
}

export const flatBox: Pack = (c, colours, face) => {
  const w = c.r.range(420, 760)
  const h = c.r.range(480, 860)
  return {
    width: w,
    height: h,
    svg: rect(0, 0, w, h, colours.main) + face(w, h) + flatShade((paint) => rect(0, 0, w, h, paint)),
  }
}

export const pouch: Pack = (c, colours, face) => {
  const h = c.r.range(680, 880)
  const d = `M30 0 H570 Q560 ${h * 0.5} 585 ${h - 60} Q560 ${h} 300 ${h} Q40 ${h} 15 ${h - 60} Q40 ${h * 0.5} 30 0 Z`
  const folds = gradient(
    [
      { at: 0, colour: '#fff', opacity: 0.3 },
      { at: 0.12, colour: '#000', opacity: 0.12 },
      { at: 0.3, colour: '#fff', opacity: 0.25 },
      { at: 0.55, colour: '#000', opacity: 0.02 },
      { at: 0.85, colour: '#000', opacity: 0.22 },
      { at: 1, colour: '#fff', opacity: 0.15 },
    ],
    'across',
  )
  return {
    width: 600,
    height: h,
    svg:
      folds.defs +
      clipped(
        path(d, colours.main) +
          moved(face(520, h * 0.82), 40, h * 0.1) +
          rect(0, 0, 600, h, folds.paint) +
          rect(0, 0, 600, 46, '#fff', 0, 'opacity="0.2"') +
          line(30, 62, 570, 62, '#000', 3, 'opacity="0.25"') +
          path(`M60 ${h} Q300 ${h - 120} 540 ${h} Z`, '#000', 'opacity="0.14"'),
        path(d, '#000'),
      ),
  }
}

export const carton: Pack = (c, colours, face) => {
  const h = 1000
  const roof = 190
  return {
    width: 480,
    height: h,
    svg:
      moved(face(360, h - roof), 0, roof) +
      flatShade((paint) => rect(0, roof, 360, h - roof, paint)) +
      path(`M360 ${roof} L480 ${roof - 30} V${h - 50} L360 ${h} Z`, colours.main) +
      path(`M360 ${roof} L480 ${roof - 30} V${h - 50} L360 ${h} Z`, '#000', 'opacity="0.28"') +
      path(`M0 ${roof} L60 50 H420 L360 ${roof} Z`, colours.band) +
      path(`M360 ${roof} L420 50 L480 ${roof - 30} Z`, colours.main) +
      path(`M360 ${roof} L420 50 L480 ${roof - 30} Z`, '#000', 'opacity="0.4"') +
      rect(60, 0, 360, 54, colours.band) +
      rect(60, 0, 360, 54, '#fff', 0, 'opacity="0.25"') +
      (c.r.chance(0.6) ? ellipse(220, 120, 52, 40, '#fff') + ellipse(220, 110, 52, 34, '#e4e4e4') : ''),
  }
}

export const packs: readonly Pack[] = [
  bottle,
  bottle,
  bottle,
  tube,
  jar,
  can,
  box,
  box,
  flatBox,
  pouch,
  pouch,
  carton,
]

export const boxes: readonly Pack[] = [box, box, flatBox, carton]
