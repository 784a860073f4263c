import { type Ingredient, MAX_INGREDIENTS, NOTHING_STATED, type Origin, type Statement } from './origin.ts'

const NAMESPACES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
} as const
type Prefix = keyof typeof NAMESPACES

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Name of the software in the files that it writes. Without a version, so that equal pictures are equal files. */
const TOOL = 'Endcap'
const MAX_PACKET_BYTES = 1_000_000
const MAX_TEXT_LENGTH = 500
const MAX_PREFIX_LENGTH = 60

/** The form of a value is plain or an RDF list. */
const FIELDS: Record<keyof Statement, readonly [prefix: Prefix, name: string, list?: 'Seq' | 'Alt']> = {
  sourceType: ['Iptc4xmpExt', 'DigitalSourceType'],
  system: ['Iptc4xmpExt', 'AISystemUsed'],
  systemVersion: ['Iptc4xmpExt', 'AISystemVersionUsed'],
  creator: ['dc', 'creator', 'Seq'],
  credit: ['photoshop', 'Credit'],
  copyright: ['dc', 'rights', 'Alt'],
}
const FIELD_NAMES = Object.keys(FIELDS) as (keyof Statement)[]

/** Writes the XMP packet of a file. Ingredients are listed with what they state (`xmpMM:Pantry`, XMP part 2). */
export function writeXmp(origin: Origin): string {
  const pantry = bag(origin.ingredients.map(ingredientXml))
  const body = `<xmp:CreatorTool>${TOOL}</xmp:CreatorTool>${statementXml(origin)}${pantry}`
  // Small renditions declare only what they use.
  const namespaces = Object.entries(NAMESPACES)
    .filter(([prefix]) => prefix === 'rdf' || body.includes(`<${prefix}:`))
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('')
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF${namespaces}><rdf:Description rdf:about="">${body}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}

function bag(items: readonly string[]): string {
  if (items.length === 0) return ''
  const list = items.map((item) => `<rdf:li rdf:parseType="Resource">${item}</rdf:li>`).join('')
  return `<xmpMM:Pantry><rdf:Bag>${list}</rdf:Bag></xmpMM:Pantry>`
}

const ingredientXml = ({ sha256, ...statement }: Ingredient): string =>
  `${sha256 === null ? '' : `<xmpMM:InstanceID>sha256:${sha256}</xmpMM:InstanceID>`}${statementXml(statement)}`

function statementXml(statement: Statement): string {
  return FIELD_NAMES.map((field) => {
    const value = statement[field]
    if (value === null) return ''
    const [prefix, name, list] = FIELDS[field]
    const text = escaped(field === 'sourceType' ? `${SOURCE_TYPES}${value}` : value)
    const language = list === 'Alt' ? ' xml:lang="x-default"' : ''
    const content = list ? `<rdf:${list}><rdf:li${language}>${text}</rdf:li></rdf:${list}>` : text
    return `<${prefix}:${name}>${content}</${prefix}:${name}>`
  }).join('')
}

/** Reads a stranger's XMP packet. Unknown and broken parts count as not stated. */
export function readXmp(packet: Uint8Array): Omit<Origin, 'hasCredentials'> {
  if (packet.byteLength > MAX_PACKET_BYTES) return { ...NOTHING_STATED, ingredients: [] }
  const xmp = new TextDecoder().decode(packet)
  const prefixes = prefixesIn(xmp)
  const pantry = elementOf(xmp, prefixes.xmpMM, 'Pantry') ?? ''
  const own = pantry === '' ? xmp : xmp.replace(pantry, () => '')
  const items = pantry.split(/<rdf:li\s+rdf:parseType="Resource"/).slice(1, MAX_INGREDIENTS + 1)
  const ingredients = items.map((item) => {
    const id = valueOf(item, prefixes.xmpMM, 'InstanceID') ?? ''
    return { ...readStatement(item, prefixes), sha256: /^sha256:([0-9a-f]{64})$/.exec(id)?.[1] ?? null }
  })
  return { ...readStatement(own, prefixes), ingredients }
}

function readStatement(xmp: string, prefixes: Prefixes): Statement {
  const statement = { ...NOTHING_STATED }
  for (const field of FIELD_NAMES) {
    const [prefix, name] = FIELDS[field]
    const value = valueOf(xmp, prefixes[prefix], name)
    statement[field] = field === 'sourceType' ? sourceTypeIn(value ?? '') : value
  }
  return statement
}

/** Returns the term of a source type's address, or of its short form. */
export const sourceTypeIn = (value: string): string | null =>
  /(?:digitalsourcetype\/|digsrctype:|^)([A-Za-z]{3,60})\/?$/.exec(value)?.[1] ?? null

/** Returns the text of stored metadata in a form that every database and console takes, or null if empty. */
export const plainText = (value: string): string | null =>
  Array.from(
    value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .toWellFormed(),
  )
    .slice(0, MAX_TEXT_LENGTH)
    .join('') || null

type Prefixes = Partial<Record<Prefix, string>>

/** Packets may use other prefixes than the usual ones. */
function prefixesIn(xmp: string): Prefixes {
  const prefixes: Prefixes = {}
  for (const usual of Object.keys(NAMESPACES) as Prefix[]) {
    const uri = NAMESPACES[usual].replaceAll('.', '\\.')
    const declared = xmp.search(new RegExp(`=\\s?["']${uri}["']`))
    const before = xmp.slice(Math.max(0, declared - MAX_PREFIX_LENGTH), Math.max(0, declared))
    const prefix = /xmlns:([\w.-]+)\s?$/.exec(before)?.[1]
    if (prefix !== undefined) prefixes[usual] = prefix.replaceAll('.', '\\.')
  }
  return prefixes
}

/** Reads an attribute, a plain element, a resource or the first item of a list. */
function valueOf(xmp: string, prefix: string | undefined, name: string): string | null {
  if (prefix === undefined) return null
  const attribute = new RegExp(`\\s${prefix}:${name}\\s?=\\s?(?:"([^"]*)"|'([^']*)')`).exec(xmp)
  const value = attribute ? (attribute[1] ?? attribute[2]) : elementOf(xmp, prefix, name)
  if (value === undefined || value === null) return null
  return plainText(unescaped(/<[\w.-]+:li[^>]*>([^<]*)/.exec(value)?.[1] ?? value))
}

/** Returns the content of the first element. Takes linear time, unlike one expression for both tags. */
function elementOf(xmp: string, prefix: string | undefined, name: string): string | null {
  if (prefix === undefined) return null
  const start = xmp.search(new RegExp(`<${prefix}:${name}[\\s/>]`))
  const open = start < 0 ? -1 : xmp.indexOf('>', start)
  if (open < 0) return null
  const tag = xmp.slice(start, open)
  if (tag.endsWith('/')) return /rdf:resource\s?=\s?["']([^"']*)/.exec(tag)?.[1] ?? null
  const close = xmp.slice(open).search(new RegExp(`</${prefix}:${name}\\s?>`))
  return close < 0 ? null : xmp.slice(open + 1, open + close)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&${sign === '&' ? 'amp' : sign === '<' ? 'lt' : 'gt'};`)

const unescaped = (xml: string): string =>
  xml.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(x?)([0-9a-fA-F]{1,6}));/g,
    (entity, name?: string, hex?: string, code?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? entity
      const point = Number.parseInt(code ?? '', hex ? 16 : 10)
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity
    },
  )
