import sharp from 'sharp'

export interface Picture {
  bytes: Buffer
  uri: string
  width: number
  height: number
}

/** Reads the size of an image, and makes a data URI of it. */
export async function toPicture(bytes: Buffer, type: 'png' | 'jpeg' = 'png'): Promise<Picture> {
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, uri: `data:image/${type};base64,${bytes.toString('base64')}` }
}

/** Returns a picture in other colors. */
export const variant = async ({ bytes }: Picture, hue: number, brightness = 1): Promise<Picture> =>
  toPicture(
    await sharp(bytes)
      .modulate({ hue: Math.round(hue), brightness })
      .png({ compressionLevel: 2 })
      .toBuffer(),
  )
