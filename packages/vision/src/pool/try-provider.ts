import type { Provider } from '@endcap/eye'
import sharp from 'sharp'
import { createVisionPool } from './vision-pool.ts'

const SIDE_PX = 64

/** Analyzes a small image with a provider, in a process of its own. @throws Error with the providers of this machine */
export async function tryProvider(provider: Provider): Promise<void> {
  const image = sharp({
    create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#ffffff' },
  }).png()
  const pool = createVisionPool({ threads: 1, runtime: { provider } })
  try {
    await pool.analyze(await image.toBuffer())
  } finally {
    await pool.close()
  }
}
