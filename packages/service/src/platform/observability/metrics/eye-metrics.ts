import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { MILLISECONDS } from './buckets.ts'

/** Creates the metrics of eyes: this machine (`local`), or a server by its host. */
export function createEyeMetrics(registers: Registry[]) {
  const running = new Gauge({
    name: 'endcap_eye_calls',
    help: 'Images that an eye analyzes or that wait for it',
    labelNames: ['eye'],
    registers,
  })
  const ended = new Counter({
    name: 'endcap_eye_calls_total',
    help: 'Images by eye; the outcome is "analyzed", "unusable" (no image) or "failed" (another eye takes over)',
    labelNames: ['eye', 'outcome'],
    registers,
  })
  const duration = new Histogram({
    name: 'endcap_eye_duration_seconds',
    help: 'Time of an eye for an image, with its wait',
    labelNames: ['eye'],
    buckets: MILLISECONDS,
    registers,
  })
  return {
    eyeIsUp: new Gauge({
      name: 'endcap_eye_up',
      help: 'Whether the server of ENDCAP_EYE_URL answers',
      labelNames: ['eye'],
      registers,
    }),
    startEyeCall: ({ eye }: { eye: string }): void => running.inc({ eye }),
    endEyeCall({ eye, outcome, ms }: { eye: string; outcome: string; ms: number }): void {
      running.dec({ eye })
      ended.inc({ eye, outcome })
      duration.observe({ eye }, ms / 1000)
    },
  }
}
