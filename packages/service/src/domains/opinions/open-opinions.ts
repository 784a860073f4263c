import { createAskLabel, type OpinionConfig } from '@endcap/generative-models'
import type { ConsultListing } from '../pdps/scoring/score-listing.job.ts'
import type { AnalyzeImage } from '../scoring/analyze-image.ts'
import { createAnalyzeWithOpinion } from './analyze-with-opinion.ts'
import { createAskAndApply } from './ask-and-apply.ts'
import { type AskOpinion, createAskOpinion } from './ask-opinion.ts'
import { createConsultListing } from './consult-listing.ts'

type DepsOf<Create extends (deps: never) => unknown> = Omit<
  Parameters<Create>[0],
  'askLabel' | 'askOpinion' | 'config'
>
type Deps = { config: { opinions: OpinionConfig } } & DepsOf<typeof createAskOpinion> &
  DepsOf<typeof createAskAndApply> &
  DepsOf<typeof createConsultListing> &
  DepsOf<typeof createAnalyzeWithOpinion>

export type Opinions = {
  analyzeImage: AnalyzeImage
  /** Null without a model. */
  askOpinion: AskOpinion | null
  consultListing: ConsultListing | null
}

/** Adds opinions to the analysis of images and the scoring of listings, if a model is configured. */
export function openOpinions({ config: { opinions: config }, ...deps }: Deps): Opinions {
  const askLabel = createAskLabel(config, deps.log)
  if (!askLabel) return { analyzeImage: deps.analyzeImage, askOpinion: null, consultListing: null }
  const askOpinion = createAskAndApply({
    ...deps,
    askOpinion: createAskOpinion({ ...deps, config, askLabel }),
  })
  return {
    askOpinion,
    analyzeImage: createAnalyzeWithOpinion({ ...deps, config, askOpinion }),
    consultListing: createConsultListing({ ...deps, config, askOpinion }),
  }
}
