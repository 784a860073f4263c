import { z } from 'zod'
import { imageUrl } from './fields.ts'

const term = <Name extends string>(name: Name) => z.literal(name).meta({ description: 'Type of schema.org' })

const pixels = z
  .object({
    '@type': term('QuantitativeValue'),
    value: z.int(),
    unitCode: z.literal('E37').meta({ description: 'The pixel in the codes of UN/CEFACT' }),
  })
  .meta({ id: 'PixelCount', description: 'Pixels, in the form of schema.org' })

const imageObject = z
  .object({
    '@type': term('ImageObject'),
    contentUrl: z.string().meta({ description: 'Address that the image was downloaded from' }),
    name: z.string().optional().meta({ description: 'Name of the product' }),
    caption: z
      .array(
        z.object({
          '@language': z.string().meta({ description: 'BCP 47 tag' }),
          '@value': z.string().meta({ description: 'Alt text' }),
        }),
      )
      .optional()
      .meta({ description: 'Alt texts by language' }),
    representativeOfPage: z.boolean().meta({ description: 'True for the main image' }),
    encodingFormat: z.string().meta({ description: 'Media type' }),
    width: pixels,
    height: pixels,
    digitalSourceType: z.string().optional().meta({
      description: 'Term of IPTC for the origin that the file states. Absent if it states none',
    }),
    license: z.string().optional().meta({ description: 'The address of the request' }),
  })
  .meta({ id: 'ImageObject' })

export const imageObjects = z
  .object({
    '@context': z.literal('https://schema.org').meta({ description: 'Vocabulary' }),
    '@graph': z.array(imageObject).meta({ description: 'The images, the main image first' }),
  })
  .meta({ id: 'ImageObjects' })

export const imageObjectsQuery = z.object({
  license: imageUrl.optional().meta({
    description: 'Address of the license of the images, which is added to each. Without it, there is none',
  }),
})
