import { group, path } from '@endcap/drawing/svg'
import type { Form, PackDesign } from '../demo-product.ts'
import { FLAT_FORMS } from './flat-forms.ts'
import type { FormDrawing } from './form.ts'
import { backLabel, frontLabel } from './labels.ts'
import { ROUND_FORMS } from './round-forms.ts'
import { at } from './shapes.ts'

const FORMS: Record<Form, FormDrawing> = { ...ROUND_FORMS, ...FLAT_FORMS }

export type Face = 'front' | 'back' | 'turned'
/** A drawn pack. `grounded`: the drawing includes the shadow. */
export type Pack = { width: number; height: number; svg: string; grounded?: true }

/** Draws a pack with its upper left corner at the origin. */
export function drawPack(design: PackDesign, face: Face): Pack {
  const form = FORMS[design.form]
  if (face === 'turned' && form.depth) return turnedBox(design, form, form.depth)
  return { width: form.width, height: form.height, svg: form.draw(design.colors, print(design, form, face)) }
}

function print(design: PackDesign, form: FormDrawing, face: Face): string {
  const { box, layout } = form
  if (face === 'back') return backLabel(design, backOf(design, form))
  const front = frontLabel(design, box, layout)
  if (face === 'front') return front
  // On a turned round pack, the print moves to the left, and the back begins to show.
  const squeezed = (x: number, content: string) =>
    group({ transform: `translate(${x} 0) scale(.8 1)` }, content)
  return (
    squeezed(-0.1 * form.width, front) + squeezed(0.74 * form.width, backLabel(design, backOf(design, form)))
  )
}

/** Returns the area of the back's text. Forms without a label area get a sticker. */
function backOf({ form }: PackDesign, { box, width, height }: FormDrawing) {
  if (form === 'speaker') return { x: 480, y: 130, width: 540, height: 500 }
  if (form === 'mug') return { ...box, y: 300, height: 480 }
  return width > 700 ? { x: 0.16 * width, y: 0.1 * height, width: 0.68 * width, height: 0.8 * height } : box
}

/** Draws a box in parallel projection: front, left side and top. */
function turnedBox(design: PackDesign, form: FormDrawing, depth: number): Pack {
  const { width, height } = form
  const { body, trim } = design.colors
  const near = 0.55 * depth
  const far = 0.88 * width
  const rise = 0.13 * far
  const climb = 0.42 * near
  const top = rise + climb
  const front = form.draw(design.colors, print(design, form, 'front'))
  const side = `M0 ${top - climb}L${near} ${top}V${top + height}L0 ${top + height - climb}Z`
  const lid = `M0 ${rise}L${near} ${top}L${near + far} ${top - rise}L${far} 0Z`
  const [floor, back] = [top + height, top + height - climb]
  const ground = `M6 ${back}L${near} ${floor + 7}L${near + far} ${floor - rise + 12}L${near + far - 40} ${floor - rise - 40}L40 ${back - 40}Z`
  const paper = design.form === 'book' || design.form === 'notebook'
  return {
    width: near + far,
    height: height + top,
    grounded: true,
    svg:
      path(ground, '#1a1712', 'fill-opacity=".28" filter="url(#soft)"') +
      path(side, design.form === 'book' ? trim : body) +
      path(side, '#000', 'fill-opacity=".34"') +
      path(lid, paper ? '#efe7d4' : body) +
      path(lid, '#fff', 'fill-opacity=".22"') +
      group({ transform: `matrix(.88 -.1144 0 1 ${near} ${top})` }, front),
  }
}

/** Places a pack with the middle of its foot at a point, scaled to fit the space. */
export function stand(pack: Pack, x: number, foot: number, space: { width: number; height: number }): string {
  const scale = scaleTo(pack, space)
  return at(x - (pack.width * scale) / 2, foot - pack.height * scale, pack.svg, scale)
}

/** Returns the scale that fits the space. */
export const scaleTo = (pack: Pack, space: { width: number; height: number }) =>
  Math.min(space.width / pack.width, space.height / pack.height)
