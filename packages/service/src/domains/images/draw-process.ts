// Draws an explanation from JSON on standard input, and prints the PNG. Runs separately, because the SVG
// renderer is unblocked for a whole process and strangers' files must not reach it.
import { constants, setPriority } from 'node:os'
import { stdin, stdout } from 'node:process'
import { text } from 'node:stream/consumers'
import { drawExplanation, drawListing, type ExplanationInput, type ListingInput } from '@endcap/explanations'

/** Image bytes are in base64. */
export type Drawing =
  | { kind: 'image'; input: Encoded<ExplanationInput> }
  | {
      kind: 'listing'
      input: Omit<ListingInput, 'images'> & { images: Encoded<ListingInput['images'][number]>[] }
    }

type Encoded<Input extends { bytes: Uint8Array }> = Omit<Input, 'bytes'> & { bytes: string }

const decode = (bytes: string): Buffer => Buffer.from(bytes, 'base64')

function draw({ kind, input }: Drawing): Promise<Buffer> {
  if (kind === 'image') return drawExplanation({ ...input, bytes: decode(input.bytes) })
  const images = input.images.map((image) => ({ ...image, bytes: decode(image.bytes) }))
  return drawListing({ ...input, images })
}

// Requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
stdout.write(await draw(JSON.parse(await text(stdin)) as Drawing))
