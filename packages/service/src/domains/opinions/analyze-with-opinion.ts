import { certainty } from '@endcap/scoring'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import type { AskOpinion } from './ask-opinion.ts'
import { assetTypeQuestion } from './questions.ts'

type Deps = {
  config: { certainty: number }
  analyses: Pick<AnalysisStore, 'findFacts'>
  askOpinion: AskOpinion
  analyzeImage: AnalyzeImage
}

/** Analyzes an image, and asks for its asset type if the analysis, teaching and people leave it unsure. */
export function createAnalyzeWithOpinion({ config, analyses, askOpinion, analyzeImage }: Deps): AnalyzeImage {
  return async function analyzeWithOpinion(organizationId, sha256, signal) {
    const facts = await analyzeImage(organizationId, sha256, signal)
    // Includes all types, because a content can have both roles.
    if (certainty(facts, 'carousel') >= config.certainty) return facts
    const label = await askOpinion(assetTypeQuestion({ organizationId }, sha256), { signal })
    if (label === null) return facts
    return (await analyses.findFacts(organizationId, sha256)) ?? facts
  }
}
