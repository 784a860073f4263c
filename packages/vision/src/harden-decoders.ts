import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'
import sharp from 'sharp'

/** Set by the main thread and inherited by the threads that it starts. */
const HARDENED = 'endcap:decoders-hardened'
let isHardened = false

/**
 * Limits libvips to the decoders of JPEG, PNG and WebP, which would otherwise also render an SVG or PDF that
 * is named .png. Every process and thread that decodes calls it at its start. Further calls do nothing.
 *
 * @throws Error in a thread whose main thread has not called it
 */
export function hardenDecoders(): void {
  if (isHardened) return
  // The list is process-wide: a thread that set it again would briefly block the decoders of other threads.
  if (isMainThread) {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    setEnvironmentData(HARDENED, true)
  } else if (getEnvironmentData(HARDENED) !== true) {
    throw new Error('call hardenDecoders() in the main thread before it starts a thread that decodes')
  }
  // sharp turns the process-wide cache on again in each thread that loads it.
  sharp.cache(false)
  sharp.concurrency(1)
  isHardened = true
}
