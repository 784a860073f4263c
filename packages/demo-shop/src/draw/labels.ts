import type { PackDesign } from '../demo-product.ts'
import { lettering, paragraph } from './lettering.ts'
import { drawMotif } from './motifs.ts'
import { at, line, rect, repeat } from './shapes.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Texts (baseline and height) and motif (center and radius), in percent of the box's height. */
export type Layout = Partial<
  Record<'brand' | 'type' | 'variant' | 'size' | 'motif', readonly [number, number]>
> & {
  /** Puts the variant on a strip of the accent color. */
  strip?: boolean
  /** Text color of the brand, if its background differs from the other texts'. */
  brandInk?: 'trim' | 'onAccent'
}

/** Draws the front label: brand, product type, variant and size. */
export function frontLabel(design: PackDesign, box: Box, layout: Layout): string {
  const { ink, accent, onAccent, trim } = design.colors
  const middle = box.x + box.width / 2
  const percent = box.height / 100
  const write = (
    words: string,
    [y, size]: readonly [number, number],
    weight: number,
    color: string,
    row = 0,
  ) =>
    lettering(words, {
      x: middle,
      y: box.y + (y + row * size * 1.45) * percent,
      size: size * percent,
      weight,
      color,
      anchor: 'middle',
      maxWidth: 0.94 * box.width,
    })
  const parts: string[] = []
  if (layout.motif) {
    const [y, radius] = layout.motif
    parts.push(at(middle, box.y + y * percent, drawMotif(design.motif, trim), (radius * percent) / 50))
  }
  if (layout.brand)
    parts.push(
      write(design.brand, layout.brand, 0.22, layout.brandInk ? design.colors[layout.brandInk] : ink),
    )
  const { type } = layout
  if (type) parts.push(...design.type.map((words, index) => write(words, type, 0.18, ink, index)))
  if (layout.variant) {
    const [y, size] = layout.variant
    if (layout.strip) {
      const height = 2.3 * size * percent
      const top = box.y + (y - 0.5 * size) * percent - height / 2
      parts.push(rect(box.x, top, box.width, height, accent, `rx="${height / 2}"`))
    }
    parts.push(write(design.variant, layout.variant, 0.16, layout.strip ? onAccent : ink))
  }
  if (layout.size) parts.push(write(design.size, layout.size, 0.16, ink))
  return parts.join('')
}

/** Draws the back label: a table or directions, the small print and a bar code. */
export function backLabel(design: PackDesign, box: Box): string {
  const { ink } = design.colors
  const text = { x: box.x, color: ink, size: 0.034 * box.width, weight: 0.15 }
  const table = { ...box, height: 0.56 * box.height }
  const below = box.y + 0.64 * box.height
  const scale = (0.2 * box.height) / 100
  return (
    factsTable(design, table) +
    paragraph(design.back.text, box.width, { ...text, y: below }) +
    at(box.x + box.width - 150 * scale, box.y + 0.82 * box.height, barCode(design), scale) +
    lettering(design.brand, {
      ...text,
      y: box.y + 0.96 * box.height,
      size: 0.07 * box.height,
      weight: 0.2,
      maxWidth: 0.9 * (box.width - 160 * scale),
    })
  )
}

/** Draws a heading and rows in a ruled box, in the style of nutrition facts. */
export function factsTable({ back }: PackDesign, box: Box): string {
  const { x, y, width, height } = box
  const pad = 0.05 * width
  const entries = back.rows.split('; ').map((row) => row.split(': '))
  const pitch = (height - 0.24 * width) / entries.length
  const size = Math.min(0.42 * pitch, 0.052 * width)
  const heading = lettering(back.heading, {
    x: x + pad,
    y: y + 0.15 * width,
    size: 0.09 * width,
    weight: 0.2,
    maxWidth: width - 2 * pad,
  })
  const rows = entries.map(([name = '', value = ''], index) => {
    const base = y + 0.2 * width + (index + 0.68) * pitch
    const rule = line(`M${x + pad} ${base + 0.32 * pitch}H${x + width - pad}`, '#1d1d1f', 0.003 * width)
    return (
      lettering(name, { x: x + pad, y: base, size, weight: 0.17, maxWidth: 0.66 * width }) +
      lettering(value, { x: x + width - pad, y: base, size, weight: 0.14, anchor: 'end' }) +
      (index < entries.length - 1 ? rule : '')
    )
  })
  const frame = rect(x, y, width, height, '#fff', `stroke="#1d1d1f" stroke-width="${0.008 * width}"`)
  return (
    frame +
    heading +
    rect(x + pad, y + 0.185 * width, width - 2 * pad, 0.018 * width, '#1d1d1f') +
    rows.join('')
  )
}

/** Draws a bar code of 150 × 84 units. The bars depend on brand and size, so packs differ. */
function barCode({ brand, size }: PackDesign): string {
  const text = `${brand}${size}`
  const bars = repeat(34, (index) => {
    const code = text.charCodeAt(index % text.length) + index * 7
    return rect(11 + index * 3.8, 8, 1 + (code % 3) * 0.85, 68, '#111')
  })
  return rect(0, 0, 150, 84, '#fff', 'rx="4"') + bars
}
