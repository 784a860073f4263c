import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import sharp from 'sharp'

/** Set by the main thread, inherited by its threads. */
const HARDENED = 'endcap:decoders-hardened'
let isHardened = false

/**
 * Limits libvips to JPEG, PNG and WebP. It would also render an SVG or PDF named .png. Call first in every
 * decoding process and thread.
 * @throws Error in a thread before the main thread
 */
export function hardenDecoders(): void {
  if (isHardened) return
  // Process-wide: setting it again would briefly block other threads.
  if (isMainThread) {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    setEnvironmentData(HARDENED, true)
  } else if (getEnvironmentData(HARDENED) !== true) {
    throw new Error('call hardenDecoders() in the main thread before it starts a thread that decodes')
  }
  // Each thread that loads sharp re-enables the cache.
  sharp.cache(false)
  sharp.concurrency(1)
  isHardened = true
}
