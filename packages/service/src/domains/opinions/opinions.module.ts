import type { OpinionConfig } from '@endcap/generative-models'
import type { Db } from '../../platform/db/database.ts'
import { EVERY } from '../../platform/jobs/maintenance.ts'
import { defineModule } from '../module.ts'
import { askAgain } from './ask-again.ts'
import type { AskOpinion } from './ask-opinion.ts'

type Deps = {
  config: { opinions: OpinionConfig }
  db: Db
  /** Null without a model. */
  askOpinion: AskOpinion | null
}

export const opinionsModule = defineModule({
  name: 'opinions',
  maintenance: ({ config, db, askOpinion }: Deps) =>
    askOpinion
      ? [
          {
            name: 'ask again for second opinions that failed',
            everyMs: EVERY.hour,
            run: (signal) => askAgain({ db, model: config.opinions.model, askOpinion }, signal),
          },
        ]
      : [],
})
