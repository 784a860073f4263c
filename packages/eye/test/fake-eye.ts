import { type Eye, ImageError } from '@endcap/eye'
import { createLog } from '@endcap/foundation/observability/log'
import type { ImageFacts } from '@endcap/scoring'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'

export const silent = createLog({ level: 'silent', format: 'json' })

const pixels = { data: new Uint8Array(3 * 4 * 2).fill(200), width: 4, height: 2 }
const mask = { data: new Float32Array(4).fill(0.5), width: 2, height: 2 }

/** Returns an eye without models. The bytes say what happens: `corrupt` is no image, and at `crash` it fails. */
export function fakeEye(version = 'fake-1', delay: () => Promise<void> = async () => undefined): Eye {
  const look = async (bytes: Uint8Array, signal?: AbortSignal): Promise<ImageFacts> => {
    await delay()
    signal?.throwIfAborted()
    const text = Buffer.from(bytes).toString()
    if (text === 'corrupt') throw new ImageError('corrupt_image', 'the image is corrupt')
    if (text === 'crash') throw new Error('the process has died')
    return { ...sampleFacts(), version }
  }
  return {
    version,
    concurrency: 2,
    analyze: look,
    async findProduct(bytes, signal) {
      await look(bytes, signal)
      return { mask, rgb: pixels }
    },
    analyzeProduct: async (bytes, signal) => ({ facts: await look(bytes, signal), mask, rgb: pixels }),
    check: async () => undefined,
    close: async () => undefined,
  }
}
