import { createAskLabel, type OpinionConfig } from '@endcap/generative-models'
import type { ConsultListing } from '../pdps/scoring/score-listing.job.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import { createAnalyzeWithOpinion } from './analyze-with-opinion.ts'
import { type AskOpinion, createAskOpinion } from './ask-opinion.ts'
import { createConsultListing } from './consult-listing.ts'

type Deps = Omit<Parameters<typeof createAskOpinion>[0], 'askLabel' | 'config'> &
  Omit<Parameters<typeof createConsultListing>[0], 'askOpinion' | 'config'> &
  Pick<Parameters<typeof createAnalyzeWithOpinion>[0], 'analyses' | 'analyzeImage'> & {
    config: { opinions: OpinionConfig }
  }

export type Opinions = {
  analyzeImage: AnalyzeImage
  askOpinion: AskOpinion | null
  consultListing: ConsultListing | null
}

/** Adds opinions to the analysis of images and the scoring of listings, if a model is configured. */
export function openOpinions({ config: { opinions: config }, ...deps }: Deps): Opinions {
  const askLabel = createAskLabel(config, deps.log)
  if (!askLabel) return { analyzeImage: deps.analyzeImage, askOpinion: null, consultListing: null }
  const askOpinion = createAskOpinion({ ...deps, config, askLabel })
  return {
    askOpinion,
    analyzeImage: createAnalyzeWithOpinion({ ...deps, config, askOpinion }),
    consultListing: createConsultListing({ ...deps, config, askOpinion }),
  }
}
