import type { FoundProduct, ImageErrorReason } from '@endcap/eye'
import type { ImageFacts } from '@endcap/scoring'
import type { ModelTimes } from '../network.ts'

export type Answers = { facts: ImageFacts; product: FoundProduct; both: FoundProduct & { facts: ImageFacts } }
export type VisionRequest = { ask: keyof Answers; bytes: Uint8Array }
export type VisionReply = {
  result:
    | { kind: 'answer'; answer: Answers[keyof Answers]; modelMs: ModelTimes }
    | { kind: 'unusable'; reason: ImageErrorReason; message: string }
    | { kind: 'failed'; message: string }
  residentBytes: number
}
