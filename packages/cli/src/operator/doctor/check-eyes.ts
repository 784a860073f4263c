import type { Eye } from '@endcap/eye'
import { createRemoteEye } from '@endcap/eye/remote'
import { messageOf } from '@endcap/foundation/errors/reason'
import type { Config } from '@endcap/service/config/config'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import { createVisionPool, FACTS_VERSION } from '@endcap/vision'
import { say } from '../../terminal/say.ts'
import { drawTestImage } from './test-image.ts'
import { MAX_DIFFERENCE, scoreOf } from './test-score.ts'

/**
 * Lets each server of ENDCAP_EYE_URL analyze the test image. One of this release must score it as this machine does;
 * of another, the version and the completeness of its facts are checked.
 */
export async function checkEyes({ eye: config }: Config, signal: AbortSignal): Promise<Finding[]> {
  if (config.urls.length === 0) return []
  const own = config.version === FACTS_VERSION ? await ownScore(signal) : null
  return Promise.all(
    config.urls.map((url) => checkEye(new URL(url).host, createRemoteEye({ ...config, url }), own, signal)),
  )
}

async function checkEye(host: string, eye: Eye, own: number | null, signal: AbortSignal): Promise<Finding> {
  const check = `eye ${host}`
  try {
    await eye.check(signal)
    const theirs = await scoreOf(eye, await drawTestImage(), signal)
    const { version } = eye
    if (own === null) return ok(check, say('cli.doctor.eye_of_other_version', { version }))
    if (Math.abs(theirs - own) > MAX_DIFFERENCE)
      return warning(
        check,
        say('cli.doctor.eye_differs', { theirs, own }),
        say('cli.doctor.eye_differs_advice'),
      )
    return ok(check, say('cli.doctor.eye', { version, theirs }))
  } catch (error) {
    signal.throwIfAborted()
    return failed(check, messageOf(error), say('cli.doctor.eye_advice'))
  } finally {
    await eye.close()
  }
}

async function ownScore(signal: AbortSignal): Promise<number> {
  const vision = createVisionPool({ threads: 1 })
  try {
    return await scoreOf(vision, await drawTestImage(), signal)
  } finally {
    await vision.close()
  }
}
