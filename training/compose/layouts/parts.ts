import type { Canvas } from '../canvas.ts'
import { framedIcon, type IconStyle, iconNames } from '../icons.ts'
import { circle, group, rect } from '../svg.ts'
import { fitted, paragraph, text, wrap } from '../text.ts'

const iconStyles: readonly IconStyle[] = ['disc', 'ring', 'bare', 'tile']

/** Draws a headline in one of the usual styles of sellers, and returns its end. */
export function headline(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  options: {
    anchor?: 'start' | 'middle'
    fill?: string
    size?: number
    content?: string
    lines?: number
  } = {},
): { svg: string; bottom: number } {
  const { r } = c
  const anchor = options.anchor ?? 'middle'
  const raw = options.content ?? r.pick(c.copy.headlines)
  const content = r.chance(0.3) ? raw.toLocaleUpperCase(c.copy.code) : raw
  const most = options.lines ?? 2
  let size = options.size ?? r.range(58, 96)
  // Shrink until nothing is cut off, because no seller uploads an incomplete headline.
  while (size > 26 && wrap(content, w, { size, fill: '', family: c.display, weight: 800 }).length > most)
    size *= 0.93
  const style = {
    size,
    fill: options.fill ?? c.palette.ink,
    family: c.display,
    weight: r.pick([500, 700, 800, 900]),
    anchor,
  }
  const block = paragraph(anchor === 'middle' ? x + w / 2 : x, y, w, content, style, 1.12, most)
  const parts = [block.svg]
  let bottom = y + block.height
  if (r.chance(0.4)) {
    parts.push(
      fitted(
        anchor === 'middle' ? x + w / 2 : x,
        bottom + 36,
        w,
        r.pick([r.pick(c.copy.benefits), r.pick(c.copy.features)]),
        { size: 32, fill: options.fill ?? c.palette.ink, family: c.body, anchor, opacity: 0.85 },
      ),
    )
    bottom += 54
  }
  return { svg: parts.join(''), bottom: bottom + 12 }
}

interface FeatureLook {
  style: IconStyle
  size: number
  accent: string
  onAccent: string
  ink: string
}

export const featureLook = (c: Canvas, ink = c.palette.ink): FeatureLook => ({
  style: c.r.pick(iconStyles),
  size: c.r.range(78, 120),
  accent:
    c.r.chance(0.3) && c.palette.mood !== 'bold'
      ? c.palette.second
      : c.palette.mood === 'bold'
        ? '#ffffff'
        : c.palette.accent,
  onAccent: c.palette.mood === 'bold' ? c.palette.ground : c.palette.onAccent,
  ink,
})

/** Draws an icon with a name below. */
export function featureBelow(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  name: string,
  look: FeatureLook,
  withText = c.r.chance(0.25),
): string {
  const title = paragraph(
    x,
    y + look.size * 0.68,
    w,
    name,
    { size: 32, fill: look.ink, family: c.body, weight: 700, anchor: 'middle' },
    1.15,
    2,
  )
  const more = withText
    ? paragraph(
        x,
        y + look.size * 0.7 + title.height,
        w,
        c.r.pick(c.copy.benefits),
        { size: 21, fill: look.ink, family: c.body, anchor: 'middle', opacity: 0.85 },
        1.2,
        3,
      ).svg
    : ''
  return (
    framedIcon(c.r.pick(iconNames), x, y, look.size, look.accent, look.onAccent, look.style) +
    title.svg +
    more
  )
}

/** Draws an icon with its text to the right. */
export function featureBeside(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  name: string,
  look: FeatureLook,
  withText: boolean,
  badge = framedIcon(
    c.r.pick(iconNames),
    x + look.size / 2,
    y + look.size / 2,
    look.size,
    look.accent,
    look.onAccent,
    look.style,
  ),
): string {
  const left = x + look.size + 24
  const room = w - look.size - 24
  const title = paragraph(
    left,
    y + (withText ? 0 : look.size * 0.28),
    room,
    name,
    { size: 34, fill: look.ink, family: c.body, weight: 700 },
    1.1,
    2,
  )
  const more = withText
    ? paragraph(
        left,
        y + title.height + 6,
        room,
        c.r.pick(c.copy.benefits),
        { size: 24, fill: look.ink, family: c.body, opacity: 0.85 },
        1.22,
        3,
      ).svg
    : ''
  return badge + title.svg + more
}

export function seal(
  c: Canvas,
  x: number,
  y: number,
  radius: number,
  content: string,
  fill = c.palette.accent,
  ink = c.palette.onAccent,
): string {
  const style = c.r.int(0, 2)
  const teeth =
    style === 0
      ? Array.from({ length: 24 }, (_, i) =>
          circle(
            x + Math.cos((i * Math.PI) / 12) * radius,
            y + Math.sin((i * Math.PI) / 12) * radius,
            radius * 0.14,
            fill,
          ),
        ).join('')
      : ''
  const lines = paragraph(
    x,
    0,
    radius * 1.5,
    content,
    { size: radius * 0.36, fill: ink, family: c.display, weight: 700, anchor: 'middle' },
    1.1,
    3,
  )
  return (
    teeth +
    circle(x, y, radius, fill) +
    (style !== 2
      ? circle(x, y, radius * 0.88, 'none', `stroke="${ink}" stroke-width="${radius * 0.03}"`)
      : '') +
    group({ transform: `translate(0 ${y - lines.height / 2})` }, lines.svg)
  )
}

export const brandMark = (c: Canvas, x: number, y: number, fill = c.palette.ink, size = 34): string =>
  text(x, y, c.brand, { size, fill, family: c.display, weight: 700, anchor: 'middle', spacing: size * 0.06 })
export const panel = (x: number, y: number, w: number, h: number, fill: string, radius = 28): string =>
  rect(x, y + 6, w, h, '#000', radius, 'opacity="0.08"') + rect(x, y, w, h, fill, radius)
