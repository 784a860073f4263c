import sharp from 'sharp'

/** Large enough for every measurement, small enough for a fast analysis. */
const SIDE_PX = 96

/** Draws the image that the doctor lets eyes analyze: a blue square on white. */
export async function drawTestImage(): Promise<Buffer> {
  const block = {
    create: { width: SIDE_PX / 2, height: SIDE_PX / 2, channels: 3, background: '#2b5e9e' },
  } as const
  return sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#ffffff' } })
    .composite([{ input: block }])
    .png()
    .toBuffer()
}

const SCENE_PX = 600
type Block = readonly [color: string, left: number, top: number, width: number, height: number]
const FLOOR: Block = ['#8a6b4f', 0, 430, 600, 170]
const PACK: Block = ['#2f7a4d', 190, 110, 220, 390]
const LABEL: Block = ['#f2e8d0', 210, 230, 180, 150]
/** The word TILE, whose letters are rectangles. */
const WORD: readonly Block[] = [
  [0, 0, 32, 9],
  [12, 0, 9, 50],
  [42, 0, 9, 50],
  [60, 0, 9, 50],
  [60, 41, 28, 9],
  [96, 0, 9, 50],
  [96, 0, 28, 9],
  [96, 21, 26, 9],
  [96, 41, 28, 9],
].map(([left = 0, top = 0, width = 0, height = 0]) => ['#20304f', 238 + left, 280 + top, width, height])

/** Draws a pack with a word in a room, which needs all models. */
export async function drawTestScene(): Promise<Buffer> {
  return sharp({ create: { width: SCENE_PX, height: SCENE_PX, channels: 3, background: '#c9c4bb' } })
    .composite(
      [FLOOR, PACK, LABEL, ...WORD].map(([background, left, top, width, height]) => ({
        input: { create: { width, height, channels: 3, background } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer()
}
