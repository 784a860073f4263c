export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w.:-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
// The characters of XML 1.0, section 2.2.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

/** Parses a small XML document without doctype, comments and namespaces. Throws if it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  if (FORBIDDEN.test(xml)) throw new Error('a character that XML forbids')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const start = TOKEN.lastIndex
    const token = TOKEN.exec(xml)
    if (!token) throw new Error(`not well-formed: ${xml.slice(start, start + 80)}`)
    const [all, closes, name = '', attributes = '', isEmpty, text] = token
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += decode(text)
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else if (!all.startsWith('<?')) {
      const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  const [document, ...others] = root.children
  if (!document || others.length > 0 || open.length > 1) throw new Error('not one closed document element')
  return document
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    decode(value),
  ])
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`repeated attribute:${text}`)
  return Object.fromEntries(pairs) as Record<string, string>
}

function decode(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (_all, name: string | undefined) => {
    const character = ENTITIES[name ?? '']
    if (character === undefined) throw new Error(`unknown entity: ${text}`)
    return character
  })
}
