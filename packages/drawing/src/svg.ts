// SVG markup that several packages draw with.

/** Attributes of an element, written in their order. Undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Escapes text for HTML and SVG, between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns an element. `content` is markup, and `more` holds further attributes as markup. */
export function element(
  name: string,
  attributes: Attributes,
  { content, more }: { content?: string; more?: string } = {},
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
  const tag = name + list.join('') + (more === undefined ? '' : ` ${more}`)
  return content === undefined ? `<${tag}/>` : `<${tag}>${content}</${name}>`
}

/** Returns a whole drawing. */
export const svgDocument = (attributes: Attributes, content: string): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, { content })

/** Returns a group of elements. */
export const group = (attributes: Attributes, content: string): string =>
  element('g', attributes, { content })

/** Returns a text. Its content is escaped. */
export const textElement = (attributes: Attributes, text: string): string =>
  element('text', attributes, { content: escapeMarkup(text) })

/** Returns a filled path. */
export const path = (d: string, fill: string, more = ''): string => element('path', { d, fill }, { more })

/** Returns an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill }, { more })

/** Position, rotation in degrees and size of moved content. Strings are formatted numbers. */
type Move = { x: number | string; y: number | string; turn: number; scale: number }

/** Returns content moved to a point, turned and scaled. */
export const moved = (content: string, { x, y, turn, scale }: Move): string =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(4)})` }, content)

/** Returns the value of an attribute that refers to a definition. */
export const reference = (id: string): string => `url(#${id})`

/** Returns the definition of a clip. */
export const clipPath = (id: string, outline: string): string =>
  element('clipPath', { id }, { content: outline })

/** A color of a gradient. `offset` is 0–1. */
export type Stop = { offset: number | string; color: string; opacity?: number | string }

/** Returns the definition of a gradient along a line, by default from left to right. */
export const linearGradient = (id: string, stops: readonly Stop[], line: Attributes = {}): string =>
  element('linearGradient', { id, ...line }, { content: stops.map(stopElement).join('') })

/** Returns the definition of a gradient from the center to the edge. */
export const radialGradient = (id: string, stops: readonly Stop[]): string =>
  element('radialGradient', { id }, { content: stops.map(stopElement).join('') })

const stopElement = ({ offset, color, opacity }: Stop): string =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
