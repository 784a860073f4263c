import {
  type CropTarget,
  type FixName,
  type FixRefusal,
  type ImageFacts,
  whitenRefusal,
} from '@endcap/scoring'
import {
  enhanced,
  type Origin,
  openImage,
  type Plane,
  type Rgb,
  readSource,
  writeImage,
} from '@endcap/vision'
import type { Sharp } from 'sharp'
import { fromRgb, toRgb } from '../painting/sprite.ts'
import { cropInPixels } from './crop.ts'
import { findGroundLight, whitenPixels } from './whiten.ts'

/** A main image, with what was found in it. */
export type FixSubject = {
  /** The file as submitted, of any size. */
  bytes: Uint8Array
  facts: ImageFacts
  /** Product (0–1), squeezed. */
  mask: Plane
  /** A copy of at most 2560 px a side. */
  pixels: Rgb
}

export type FixTask = { fix: FixName; target: CropTarget }

/** Visually lossless, as in renditions of full size. */
const JPEG = { format: 'jpeg', quality: 95, chromaSubsampling: '4:4:4' } as const

/**
 * Makes a fix from the original file at full resolution, or returns why not. The file is a JPEG with the
 * source as its ingredient. Equal input gives equal bytes.
 *
 * @throws ImageError if the file cannot be decoded
 */
export async function makeFix(subject: FixSubject, { fix, target }: FixTask): Promise<Buffer | FixRefusal> {
  const { bytes, facts, mask, pixels } = subject
  if (fix === 'crop') {
    const box = cropInPixels(facts, mask, target)
    if (typeof box === 'string') return box
    const { left, top, right, bottom } = box
    const image = await opaque(bytes)
    return write(image.extract({ left, top, width: right - left, height: bottom - top }), bytes)
  }
  const refusal = whitenRefusal(facts)
  if (refusal) return refusal
  const light = await findGroundLight(pixels, mask)
  if (typeof light === 'string') return light
  const whole = await toRgb(await opaque(bytes))
  whitenPixels(whole, light)
  return write(fromRgb(whole), bytes)
}

const write = async (image: Sharp, source: Uint8Array): Promise<Buffer> =>
  writeImage(image, await originOf(source), JPEG)

const originOf = async (bytes: Uint8Array): Promise<Origin> => enhanced(await readSource(bytes))

/** Upright, as the facts are. Transparent pixels turn white. */
const opaque = async (bytes: Uint8Array): Promise<Sharp> =>
  (await openImage(bytes)).flatten({ background: '#ffffff' })
