import { z } from 'zod'

const address = z.string().meta({ format: 'uri' })

/** Addresses of an image at smaller sizes, by the length of the longer side in pixels. */
export const renditions = z.object({ '160': address, '480': address, '1600': address }).meta({
  id: 'Renditions',
  description:
    'Addresses of the image as WebP, by the longest side in pixels. They need no token, are valid for at least an hour, and are the same for all reads of an hour',
})

export type Renditions = z.output<typeof renditions>
