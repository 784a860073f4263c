import type { Canvas } from './canvas.ts'
import { rect } from './svg.ts'
import { text } from './text.ts'

export function barcode(c: Canvas, x: number, y: number, w: number, h: number): string {
  const bars: string[] = [rect(x, y, w, h, '#ffffff')]
  for (let at = x + w * 0.06; at < x + w * 0.94; ) {
    const bar = w * 0.011 * c.r.int(1, 4)
    bars.push(rect(at, y + h * 0.06, bar, h * 0.74, '#111111'))
    at += bar + w * 0.011 * c.r.int(1, 3)
  }
  return (
    bars.join('') +
    text(x + w / 2, y + h * 0.95, String(c.r.int(1e11, 9e11)), {
      size: h * 0.14,
      fill: '#111',
      anchor: 'middle',
      spacing: w * 0.012,
      family: 'Liberation Sans',
    })
  )
}

export function qrCode(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  ink = '#111111',
  paper = '#ffffff',
): string {
  const cells = 25
  const step = size / (cells + 4)
  const parts = [rect(x, y, size, size, paper)]
  const eye = (row: number, column: number): boolean =>
    (row < 8 && (column < 8 || column > cells - 9)) || (row > cells - 9 && column < 8)
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++)
      if (!eye(row, column) && c.r.chance(0.48))
        parts.push(rect(x + (column + 2) * step, y + (row + 2) * step, step * 1.04, step * 1.04, ink))
  for (const [row, column] of [
    [0, 0],
    [0, cells - 7],
    [cells - 7, 0],
  ] as const) {
    const left = x + (column + 2) * step
    const top = y + (row + 2) * step
    parts.push(
      rect(left, top, step * 7, step * 7, ink),
      rect(left + step, top + step, step * 5, step * 5, paper),
      rect(left + step * 2, top + step * 2, step * 3, step * 3, ink),
    )
  }
  return parts.join('')
}
