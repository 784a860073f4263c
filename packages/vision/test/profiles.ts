import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type Color = readonly [red: number, green: number, blue: number]
type Matrix = readonly [Color, Color, Color]

/** An RGB color space: colorants as XYZ of red, green and blue, adapted to D50, and the exponent of its curve. */
export type Space = { colorants: Matrix; gamma: number }

const D50: Color = [0.9642, 1, 0.8249]
/** Colorants of the standards: IEC 61966-2-1, DCI-P3 with D65, Adobe RGB (1998), ROMM RGB (ISO 22028-2). */
export const SPACES = {
  sRGB: {
    colorants: [
      [0.4361, 0.2225, 0.0139],
      [0.3851, 0.7169, 0.0971],
      [0.1431, 0.0606, 0.7141],
    ],
    gamma: 2.2,
  },
  'Display P3': {
    colorants: [
      [0.5151, 0.2412, -0.0011],
      [0.2919, 0.6922, 0.0419],
      [0.1572, 0.0666, 0.7841],
    ],
    gamma: 2.2,
  },
  'Adobe RGB': {
    colorants: [
      [0.6097, 0.3111, 0.0195],
      [0.2053, 0.6257, 0.0609],
      [0.1492, 0.0632, 0.7446],
    ],
    gamma: 2.19921875,
  },
  ProPhoto: {
    colorants: [
      [0.7977, 0.288, 0],
      [0.1352, 0.7119, 0],
      [0.0313, 0.0001, 0.8249],
    ],
    gamma: 1.8,
  },
} as const satisfies Record<string, Space>

const SRGB = SPACES.sRGB.colorants

/** Returns the values of 0–1 that an sRGB color has in a space. */
export function inSpace(color: Color, { colorants, gamma }: Space): Color {
  const linear = color.map((value) => linearOf(value / 255))
  const xyz = [0, 1, 2].map((axis) =>
    SRGB.reduce((sum, each, n) => sum + (each[axis] ?? 0) * (linear[n] ?? 0), 0),
  )
  const [red = 0, green = 0, blue = 0] = solve(colorants, xyz).map(
    (value) => Math.min(1, Math.max(0, value)) ** (1 / gamma),
  )
  return [red, green, blue]
}

const linearOf = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Solves the linear equations of a matrix given by its columns (Cramer's rule). */
function solve([a, b, c]: Matrix, right: readonly number[]): number[] {
  const target: Color = [right[0] ?? 0, right[1] ?? 0, right[2] ?? 0]
  const whole = determinant(a, b, c)
  return [determinant(target, b, c), determinant(a, target, c), determinant(a, b, target)].map(
    (each) => each / whole,
  )
}

const determinant = (a: Color, b: Color, c: Color): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1]) + c[0] * (a[1] * b[2] - a[2] * b[1])

/** Returns a matrix profile of a space (ICC.1:2001-04, section 6.3.1.2). */
export function profileOf({ colorants, gamma }: Space, name = 'test'): Buffer {
  const curve = tag('curv', [0, 0, 0, 1, Math.floor(gamma), Math.round((gamma % 1) * 256)])
  const text = Buffer.from(`${name}\0`)
  const tags: [signature: string, data: Buffer][] = [
    ['desc', Buffer.concat([tag('desc', [0, 0, 0, text.length, ...text]), Buffer.alloc(78)])],
    ['cprt', tag('text', [...text])],
    ['wtpt', xyzTag(D50)],
    ...(['r', 'g', 'b'] as const).flatMap((channel, n): [string, Buffer][] => [
      [`${channel}XYZ`, xyzTag(colorants[n] ?? D50)],
      [`${channel}TRC`, curve],
    ]),
  ]
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  const bodies: Buffer[] = []
  let offset = 128 + table.length
  for (const [index, [signature, data]] of tags.entries()) {
    table.write(signature, 4 + 12 * index, 'latin1')
    table.writeUInt32BE(offset, 8 + 12 * index)
    table.writeUInt32BE(data.length, 12 + 12 * index)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    bodies.push(padded)
    offset += padded.length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset)
  header.write('\x02\x40\0\0mntrRGB XYZ ', 8, 'latin1')
  header.write('acsp', 36, 'latin1')
  fixed(D50).copy(header, 68)
  return Buffer.concat([header, table, ...bodies])
}

const tag = (type: string, data: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), Buffer.from(data)])

const xyzTag = (values: Color): Buffer => Buffer.concat([tag('XYZ ', []), fixed(values)])

/** Writes numbers as s15Fixed16. */
function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeInt32BE(Math.round(value * 65_536), 4 * index))
  return bytes
}

/** Side of a patch. */
export const PATCH_PX = 20

/** Draws patches of values of 0–1 in a row, as a PNG of 8 or 16 bits with a profile. */
export async function patchesPng(
  patches: readonly Color[],
  { bits, profile }: { bits: 8 | 16; profile: Buffer | null },
): Promise<Buffer> {
  const width = PATCH_PX * patches.length
  const top = 2 ** bits - 1
  const values = Array.from({ length: PATCH_PX * width }, (_, pixel) =>
    (patches[Math.floor((pixel % width) / PATCH_PX)] ?? [0, 0, 0]).map((value) => Math.round(value * top)),
  ).flat()
  const raw = { width, height: PATCH_PX, channels: 3 } as const
  const png =
    bits === 8
      ? await sharp(Uint8Array.from(values), { raw }).png().toBuffer()
      : await sharp(Uint16Array.from(values), { raw }).toColorspace('rgb16').png().toBuffer()
  return profile ? withChunk(png, 'iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(profile)])) : png
}

/** Inserts a chunk behind the header of a PNG. */
export function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)])
}
