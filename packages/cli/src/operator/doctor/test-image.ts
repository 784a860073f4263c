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
