import { type Finding, failed, ok } from '@endcap/service/health/finding'
import { createVisionPool, verifyModels } from '@endcap/vision'
import { say } from '../../terminal/say.ts'
import { drawTestImage } from './test-image.ts'

/** Checks that the model files are those of this release and that an analysis works on this machine. */
export async function checkModelFiles(signal: AbortSignal): Promise<Finding> {
  const problems = await verifyModels()
  if (problems.length > 0) return failed('models', problems.join('; '), say('cli.doctor.models_advice'))
  const vision = createVisionPool({ threads: 1 })
  try {
    const start = performance.now()
    await vision.analyze(await drawTestImage(), signal)
    return ok('models', say('cli.doctor.models', { milliseconds: Math.round(performance.now() - start) }))
  } finally {
    await vision.close()
  }
}
