import type { Picture } from './picture.ts'
import { blurred, clipped, ellipse, image, rect } from './svg.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Fits the whole picture into a box and returns its place, so that lines can point at it. */
export function place(
  picture: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  shadow: 'none' | 'floor' | 'soft' = 'floor',
  stand: 'middle' | 'bottom' = 'middle',
): { svg: string; box: Box } {
  const scale = Math.min(w / picture.width, h / picture.height)
  const box = {
    w: picture.width * scale,
    h: picture.height * scale,
    x: x + (w - picture.width * scale) / 2,
    y: y + (h - picture.height * scale) * (stand === 'bottom' ? 1 : 0.5),
  }
  const under =
    shadow === 'floor'
      ? blurred(
          ellipse(
            box.x + box.w / 2,
            box.y + box.h * 0.985,
            box.w * 0.46,
            Math.max(8, box.w * 0.045),
            '#000',
            'opacity="0.4"',
          ),
          box.w * 0.025 + 2,
        )
      : shadow === 'soft'
        ? blurred(
            ellipse(
              box.x + box.w * 0.56,
              box.y + box.h * 0.93,
              box.w * 0.5,
              box.h * 0.07,
              '#000',
              'opacity="0.3"',
            ),
            20,
          )
        : ''
  return {
    svg: under + image(picture.uri, tenths(box)),
    box,
  }
}

/** Fills a shape with a photograph. */
export const filled = (
  picture: Picture,
  box: Box,
  shape = rect(box.x, box.y, box.w, box.h, '#000'),
): string => clipped(image(picture.uri, tenths(box), { aspect: 'xMidYMid slice' }), shape)

/** Draws an enlarged part of a picture in a shape. `fx`, `fy` is the center of the part in shares of the picture. */
export function zoomed(
  picture: Picture,
  box: Box,
  fx: number,
  fy: number,
  times: number,
  shape: string,
): string {
  const scale = Math.max(box.w / picture.width, box.h / picture.height) * times
  const whole = {
    x: box.x + box.w / 2 - fx * picture.width * scale,
    y: box.y + box.h / 2 - fy * picture.height * scale,
    w: picture.width * scale,
    h: picture.height * scale,
  }
  return clipped(image(picture.uri, tenths(whole)), shape)
}

const tenths = ({ x, y, w, h }: Box) => ({
  x: x.toFixed(1),
  y: y.toFixed(1),
  w: w.toFixed(1),
  h: h.toFixed(1),
})
