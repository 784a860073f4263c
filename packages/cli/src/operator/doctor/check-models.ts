import { type Finding, failed, ok } from '@endcap/service/health/finding'
import { createVisionPool, verifyModels } from '@endcap/vision'
import sharp from 'sharp'
import { say } from '../../terminal/say.ts'

/** Large enough for every measurement, small enough for a fast analysis. */
const SIDE_PX = 96

/** Checks that the model files are those of this release and that an analysis works on this machine. */
export async function checkModelFiles(signal: AbortSignal): Promise<Finding> {
  const problems = await verifyModels()
  if (problems.length > 0) return failed('models', problems.join('; '), say('cli.doctor.models_advice'))
  const vision = createVisionPool({ threads: 1 })
  try {
    const start = performance.now()
    await vision.analyze(await tinyPicture(), signal)
    return ok('models', say('cli.doctor.models', { milliseconds: Math.round(performance.now() - start) }))
  } finally {
    await vision.close()
  }
}

async function tinyPicture(): Promise<Buffer> {
  const block = {
    create: { width: SIDE_PX / 2, height: SIDE_PX / 2, channels: 3, background: '#2b5e9e' },
  } as const
  return sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#ffffff' } })
    .composite([{ input: block }])
    .png()
    .toBuffer()
}
