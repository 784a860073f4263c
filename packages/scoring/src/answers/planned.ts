import type { Classification } from '../asset-types/asset-types.ts'
import type { Candidate, RoleScore } from './candidate.ts'

/** Creates a candidate for an image to come. */
export function createPlanned(assetType: Classification, serviceScore: number): Candidate {
  const score: RoleScore = {
    service_score: serviceScore,
    classification: assetType,
    factors: [],
    recommendations: [],
  }
  const planned: Candidate = {
    reference: { planned: { asset_type: assetType, service_score: serviceScore } },
    assetId: null,
    facts: null,
    as: () => score,
    get unfixed() {
      return planned
    },
    withFix: () => planned,
  }
  return planned
}
