import { z } from 'zod'

const address = z.string().meta({ format: 'uri' })

/** Rendition URLs by longer side in pixels, and at full size. */
export const renditions = z.object({ '160': address, '480': address, '1600': address, full: address }).meta({
  id: 'Renditions',
  description:
    'Addresses of the image as WebP, by the longest side in pixels, and as a JPEG of full size. They need no token, are valid for at least an hour, and are the same for all reads of an hour',
})

export type Renditions = z.output<typeof renditions>
