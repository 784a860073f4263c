import type { Eye } from '@endcap/eye'
import type { Config } from '@endcap/service/config/config'
import { type Finding, failed, ok, warning } from '@endcap/service/health/finding'
import { createVisionPool, FACTS_VERSION, type Runtime } from '@endcap/vision'
import { say } from '../../terminal/say.ts'
import { drawTestImage, drawTestScene } from './test-image.ts'
import { MAX_DIFFERENCE, scoreOf } from './test-score.ts'

/** The fastest counts, because other checks run at the same time. */
const TIMED_RUNS = 3

/** Lets the provider of ENDCAP_EYE_PROVIDER and the CPU analyze test images, and compares scores and times. */
export async function checkProvider({ eye }: Config, signal: AbortSignal): Promise<Finding[]> {
  if (eye.provider === 'cpu' || eye.version !== FACTS_VERSION) return []
  return [judge(eye.provider, await compareWithCpu({ provider: eye.provider }, signal))]
}

/** Largest difference of the scores of the test images, and milliseconds for the larger image. */
type Comparison = { points: number; ms: number; cpuMs: number }

/** @throws Error if the runtime cannot analyze */
export async function compareWithCpu(runtime: Runtime, signal: AbortSignal): Promise<Comparison> {
  await using resources = new AsyncDisposableStack()
  const [theirs, cpu] = ([runtime, { provider: 'cpu' }] as const).map((each) =>
    resources.adopt(createVisionPool({ threads: 1, runtime: each }), ({ close }) => close()),
  ) as [Eye, Eye]
  const scene = await drawTestScene()
  const differences: number[] = []
  for (const image of [await drawTestImage(), scene])
    differences.push(Math.abs((await scoreOf(theirs, image, signal)) - (await scoreOf(cpu, image, signal))))
  const points = Math.round(10 * Math.max(...differences)) / 10
  const comparison = { points, ms: Infinity, cpuMs: Infinity }
  for (let run = 0; run < TIMED_RUNS; run++) {
    comparison.ms = Math.min(comparison.ms, await timeOf(theirs, scene, signal))
    comparison.cpuMs = Math.min(comparison.cpuMs, await timeOf(cpu, scene, signal))
  }
  return comparison
}

async function timeOf(eye: Eye, image: Uint8Array, signal: AbortSignal): Promise<number> {
  const start = performance.now()
  await eye.analyze(image, signal)
  return performance.now() - start
}

/** Fails if scores would depend on what computed them. */
export function judge(provider: string, { points, ms, cpuMs }: Comparison): Finding {
  const check = 'provider'
  const values = { provider, points, milliseconds: Math.round(ms), cpu: Math.round(cpuMs) }
  if (points > MAX_DIFFERENCE)
    return failed(
      check,
      say('cli.doctor.provider_differs', values),
      say('cli.doctor.provider_differs_advice'),
    )
  if (ms > cpuMs)
    return warning(check, say('cli.doctor.provider', values), say('cli.doctor.provider_slow_advice'))
  return ok(check, say('cli.doctor.provider', values))
}
