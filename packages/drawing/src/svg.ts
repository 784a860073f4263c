export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Also fits double-quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Takes `content` and `more` as markup. */
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

/** Includes the namespace. */
export const svgDocument = (attributes: Attributes, content: string): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, { content })

/** Renders a group. */
export const group = (attributes: Attributes, content: string): string =>
  element('g', attributes, { content })

/** Escapes the text. */
export const textElement = (attributes: Attributes, text: string): string =>
  element('text', attributes, { content: escapeMarkup(text) })

/** Fills a path. */
export const path = (d: string, fill: string, more = ''): string => element('path', { d, fill }, { more })

/** Draws an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill }, { more })

type Move = { x: number | string; y: number | string; turn: number; scale: number }

/** Moves, turns and scales. */
export const moved = (content: string, { x, y, turn, scale }: Move): string =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(4)})` }, content)

/** Refers to a definition. */
export const reference = (id: string): string => `url(#${id})`

/** Defines a clip. */
export const clipPath = (id: string, outline: string): string =>
  element('clipPath', { id }, { content: outline })

export type Stop = { offset: number | string; color: string; opacity?: number | string }

/** Left to right by default. */
export const linearGradient = (id: string, stops: readonly Stop[], line: Attributes = {}): string =>
  element('linearGradient', { id, ...line }, { content: stops.map(stopElement).join('') })

/** Center to edge. */
export const radialGradient = (id: string, stops: readonly Stop[]): string =>
  element('radialGradient', { id }, { content: stops.map(stopElement).join('') })

const stopElement = ({ offset, color, opacity }: Stop): string =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
