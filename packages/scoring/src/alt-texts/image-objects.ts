import type { FileFacts } from '../facts.ts'
import type { AltTexts } from './alt-texts.ts'

/** JSON-LD: an `ImageObject` of schema.org. */
export type ImageObject = {
  '@type': 'ImageObject'
  contentUrl: string
  name?: string
  /** By language. */
  caption?: { '@language': string; '@value': string }[]
  representativeOfPage: boolean
  encodingFormat: string
  width: Pixels
  height: Pixels
  /** Term of IPTC. Absent if unknown. */
  digitalSourceType?: string
  /** Address of a license. */
  license?: string
}
/** E37 is the pixel of UN/CEFACT. */
type Pixels = { '@type': 'QuantitativeValue'; value: number; unitCode: 'E37' }

export type ImageObjects = { '@context': 'https://schema.org'; '@graph': ImageObject[] }

export type PublishedImage = {
  contentUrl: string
  format: FileFacts['format']
  widthPx: number
  heightPx: number
  altTexts: AltTexts
  /** Null if not analyzed. */
  file: Pick<FileFacts, 'isComposite'> | null
}

/** Describes the images of a listing, the main image first. Leaves out what is not known. */
export function imageObjects(
  images: readonly PublishedImage[],
  { name, license }: { name: string | null; license?: string | undefined },
): ImageObjects {
  return {
    '@context': 'https://schema.org',
    '@graph': images.map((image, position) => {
      const caption = Object.entries(image.altTexts).map(([language, text]) => ({
        '@language': language,
        '@value': text,
      }))
      const source = digitalSourceType(image.file)
      return {
        '@type': 'ImageObject',
        contentUrl: image.contentUrl,
        ...(name !== null && { name }),
        ...(caption.length > 0 && { caption }),
        representativeOfPage: position === 0,
        encodingFormat: `image/${image.format}`,
        width: pixels(image.widthPx),
        height: pixels(image.heightPx),
        ...(source !== null && { digitalSourceType: source }),
        ...(license !== undefined && { license }),
      }
    }),
  }
}

/** Returns the origin that the file states, as a term of IPTC. */
function digitalSourceType(file: PublishedImage['file']): string | null {
  return file?.isComposite ? 'http://cv.iptc.org/newscodes/digitalsourcetype/composite' : null
}

const pixels = (value: number): Pixels => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' })
