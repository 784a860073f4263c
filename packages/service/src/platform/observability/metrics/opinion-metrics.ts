import { Counter, Histogram, type Registry } from 'prom-client'
import { SECONDS } from './buckets.ts'

/** Creates metrics of questions to the model of second opinions. */
export function createOpinionMetrics(registers: Registry[]) {
  return {
    opinions: new Counter({
      name: 'endcap_opinions_total',
      help: 'Questions for a second opinion by outcome: valid, invalid or failed, and over_budget or circuit_open if not asked',
      labelNames: ['question', 'outcome'],
      registers,
    }),
    opinionDuration: new Histogram({
      name: 'endcap_opinion_duration_seconds',
      help: 'Duration of questions for a second opinion, with the making of their pictures',
      labelNames: ['question', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
  }
}
