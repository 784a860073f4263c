import { type AskLabel, ModelError, TEST_QUESTION } from '@endcap/generative-models'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import sharp from 'sharp'
import { say } from '../../terminal/say.ts'

const CHECK = 'opinion'
const SIDE_PX = 64

/** Asks the model of second opinions for the color of a small picture. */
export async function checkOpinion(ask: AskLabel, model: string, signal: AbortSignal): Promise<Finding> {
  const start = performance.now()
  try {
    const pictures = [await redPicture()]
    const label = await ask({ ...TEST_QUESTION, pictures, signal })
    const milliseconds = Math.round(performance.now() - start)
    return label === null
      ? warning(CHECK, say('cli.doctor.opinion_invalid', { model }), say('cli.doctor.opinion_invalid_advice'))
      : ok(CHECK, say('cli.doctor.opinion', { model, milliseconds }))
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return failed(CHECK, error.message, say('cli.doctor.opinion_failed_advice'))
  }
}

const redPicture = (): Promise<Buffer> =>
  sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: '#c22' } })
    .jpeg()
    .toBuffer()
