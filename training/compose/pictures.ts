import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Canvas } from './canvas.ts'
import { drawProduct, type ProductOptions } from './drawn-products.ts'
import type { Random } from './random.ts'
import { rasterise } from './rasterise.ts'

export interface Picture {
  bytes: Buffer
  uri: string
  width: number
  height: number
}

type Role = 'cutout' | 'food' | 'person' | 'scene' | 'close'

export interface Pictures {
  /** Returns a cut-out product: a photograph if the list has any, otherwise a drawing. */
  product(c: Canvas, options?: ProductOptions): Promise<Picture>
  /** Returns the subject of a claim: the product, or occasionally a person wearing it. */
  hero(c: Canvas): Promise<Picture>
  photo(r: Random): Promise<Picture | undefined>
  drawn(c: Canvas, options?: ProductOptions): Promise<Picture>
  scene(r: Random): Promise<Picture | undefined>
  person(r: Random): Promise<Picture | undefined>
  /** Returns fruit or vegetables for pictures of ingredients. */
  food(r: Random): Promise<Picture | undefined>
  close(r: Random): Promise<Picture | undefined>
  variant(picture: Picture, hue: number, brightness?: number): Promise<Picture>
}

export async function toPicture(bytes: Buffer, type: 'png' | 'jpeg' = 'png'): Promise<Picture> {
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, uri: `data:image/${type};base64,${bytes.toString('base64')}` }
}

const workingSide = 760

/** Clears the white that touches the border. White inside the product stays because the flood does not reach it. */
function clearWhite(data: Buffer, width: number, height: number): number {
  const isWhite = (at: number): boolean => Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 236
  const seen = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const at = y * width + x
    if (seen[at] || !isWhite(at * 4)) return
    seen[at] = 1
    queue.push(at)
  }
  for (let x = 0; x < width; x++) {
    visit(x, 0)
    visit(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    visit(0, y)
    visit(width - 1, y)
  }
  let border = 0
  for (const at of queue) border += at < width || at >= width * (height - 1) ? 1 : 0
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] ?? 0
    const x = at % width
    const y = (at - x) / width
    data[at * 4 + 3] = 0
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
  return border / (2 * width)
}

/** Clears the studio white enclosed between arm and body. Cloth is never so evenly white over so many pixels. */
function clearPockets(data: Buffer, width: number, height: number): void {
  const seen = new Uint8Array(width * height)
  const pure = (at: number): boolean =>
    data[at * 4 + 3] !== 0 && Math.min(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0) > 251
  for (let start = 0; start < width * height; start++) {
    if (seen[start] || !pure(start)) continue
    const region = [start]
    seen[start] = 1
    for (let next = 0; next < region.length; next++) {
      const at = region[next] ?? 0
      for (const near of [at - 1, at + 1, at - width, at + width]) {
        if (near < 0 || near >= width * height || seen[near] || !pure(near)) continue
        seen[near] = 1
        region.push(near)
      }
    }
    if (region.length > 250) for (const at of region) data[at * 4 + 3] = 0
  }
}

async function cutOut(file: string, person: boolean): Promise<Picture | undefined> {
  const { data, info } = await sharp(file)
    .resize(workingSide, workingSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const transparent = (data[3] ?? 255) < 20
  if (!transparent && clearWhite(data, info.width, info.height) < 0.5) return undefined
  if (person) clearPockets(data, info.width, info.height)
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .png({ compressionLevel: 2 })
    .toBuffer()
  return toPicture(png)
}

/** Reads roles from a `labels.csv` beside the image folder if there is one, because the border does not show whether a person wears the product. */
function rolesOf(files: readonly string[]): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const table = [join(folder, 'labels.csv'), join(folder, '..', 'labels.csv')].find((candidate) =>
      existsSync(candidate),
    )
    if (!table) continue
    for (const row of readFileSync(table, 'utf8').split('\n')) {
      const [image = '', label = '', source = '', , original = ''] = row.split(',')
      // Bags and gear of the Magento catalog (names like mb04-black-0) are photographed alone. Everything else in it is worn.
      const alone = /^(mb|wb|ug|wg)\d+-\w+-\d/.test(original)
      if (label === 'lifestyle' || label === 'packshot-coloured') roles.set(join(folder, image), 'scene')
      else if (label === 'packshot' && source === 'grocery') roles.set(join(folder, image), 'food')
      else if (label === 'detail') roles.set(join(folder, image), 'close')
      else if (/on-model|alternate/.test(label)) roles.set(join(folder, image), alone ? 'cutout' : 'person')
    }
  }
  return roles
}

export async function loadPictures(files: readonly string[]): Promise<Pictures> {
  const roles = rolesOf(files)
  const found: Record<Role, Picture[]> = { cutout: [], food: [], person: [], scene: [], close: [] }
  for (const file of files) {
    const role = roles.get(join(dirname(file), basename(file))) ?? 'cutout'
    const cut =
      role === 'cutout' || role === 'food' || role === 'person'
        ? await cutOut(file, role === 'person')
        : undefined
    if (cut) {
      found[role === 'food' ? 'cutout' : role].push(cut)
      // Cartons are tall, fruit is not.
      if (role === 'food' && cut.width > cut.height * 0.75) found.food.push(cut)
    } else if (role === 'scene' || role === 'close' || !roles.has(join(dirname(file), basename(file))))
      found[role === 'close' ? 'close' : 'scene'].push(
        await toPicture(
          await sharp(file)
            .resize(1000, 1000, { fit: 'inside' })
            .flatten({ background: '#fff' })
            .jpeg({ quality: 90 })
            .toBuffer(),
          'jpeg',
        ),
      )
  }
  const from = (role: Role, r: Random): Picture | undefined =>
    found[role].length ? r.pick(found[role]) : undefined
  const drawn = async (c: Canvas, options?: ProductOptions): Promise<Picture> => {
    const product = drawProduct(c, options)
    const scale = Math.min(1, 900 / Math.max(product.width, product.height))
    return toPicture(await rasterise(product.svg, product.width, product.height, product.width * scale))
  }
  const product: Pictures['product'] = async (c, options) =>
    c.r.chance(0.5) ? (from('cutout', c.r) ?? drawn(c, options)) : drawn(c, options)
  return {
    drawn,
    product,
    hero: async (c) => (c.r.chance(0.22) ? (from('person', c.r) ?? product(c)) : product(c)),
    photo: async (r) => from('cutout', r),
    scene: async (r) => from('scene', r),
    food: async (r) => from('food', r),
    person: async (r) => from('person', r),
    close: async (r) => from('close', r),
    variant: async (picture, hue, brightness = 1) =>
      toPicture(
        await sharp(picture.bytes)
          .modulate({ hue: Math.round(hue), brightness })
          .png({ compressionLevel: 2 })
          .toBuffer(),
      ),
  }
}
