import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import sharp from 'sharp'

/** Set by the main thread, inherited by its threads. */
const HARDENED = 'endcap:decoders-hardened'
let isHardened = false

/**
 * Limits libvips to JPEG, PNG and WebP. It would also render an SVG or PDF named .png. Call it first in every
 * process and thread that decodes.
 * @throws Error in a thread whose main thread has not called it
 */
export function hardenDecoders(): void {
  if (isHardened) return
  // The list is process-wide. Setting it again would briefly block other threads' decoders.
  if (isMainThread) {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    setEnvironmentData(HARDENED, true)
  } else if (getEnvironmentData(HARDENED) !== true) {
    throw new Error('call hardenDecoders() in the main thread before it starts a thread that decodes')
  }
  // sharp re-enables the process-wide cache in each thread that loads it.
  sharp.cache(false)
  sharp.concurrency(1)
  isHardened = true
}
