import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { cutOut } from './cut-out.ts'
import { type Picture, toPicture } from './picture.ts'
import type { Random } from './random.ts'

type Role = 'cutout' | 'food' | 'person' | 'scene' | 'close'

/** Photographs by role. Each function returns one at random, or undefined if there is none. */
export interface Photos {
  /** Returns a cut-out product. */
  product(r: Random): Picture | undefined
  scene(r: Random): Picture | undefined
  person(r: Random): Picture | undefined
  /** Returns fruit or vegetables for pictures of ingredients. */
  food(r: Random): Picture | undefined
  close(r: Random): Picture | undefined
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

/** Reads photographs and sorts them by role. */
export async function loadPhotos(files: readonly string[]): Promise<Photos> {
  const roles = rolesOf(files)
  const found: Record<Role, Picture[]> = { cutout: [], food: [], person: [], scene: [], close: [] }
  for (const file of files) {
    const known = roles.get(join(dirname(file), basename(file)))
    const role = known ?? 'cutout'
    const cut = role === 'scene' || role === 'close' ? undefined : await cutOut(file, role === 'person')
    if (cut) {
      found[role === 'food' ? 'cutout' : role].push(cut)
      // Cartons are tall, fruit is not.
      if (role === 'food' && cut.width > cut.height * 0.75) found.food.push(cut)
    } else if (role === 'scene' || role === 'close' || known === undefined)
      found[role === 'close' ? 'close' : 'scene'].push(await wholePhoto(file))
  }
  const from = (role: Role) => (r: Random) => (found[role].length ? r.pick(found[role]) : undefined)
  return {
    product: from('cutout'),
    scene: from('scene'),
    person: from('person'),
    food: from('food'),
    close: from('close'),
  }
}

async function wholePhoto(file: string): Promise<Picture> {
  const jpeg = await sharp(file)
    .resize(1000, 1000, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return toPicture(jpeg, 'jpeg')
}
