import type { ImageFacts } from '@endcap/scoring'

/** What a provider starts from: the root image and what is known of it. */
export type RootImage = { bytes: Uint8Array; facts: ImageFacts; name: string | null }

export type DerivedImage = { bytes: Uint8Array; format: 'jpeg' | 'png' | 'webp'; composition: string }

/** Makes images from a root image: built in, or a generative service behind the same port. */
export type ImageProvider = {
  derive: (root: RootImage, signal: AbortSignal) => Promise<DerivedImage[]>
}
