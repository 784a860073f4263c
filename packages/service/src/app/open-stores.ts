import type { Logger } from '@endcap/foundation/observability/log'
import type { Config } from '../config/config.ts'
import { createReadJudging } from '../domains/acceptance/judging.ts'
import { createCredentialStore } from '../domains/auth/credential-store.ts'
import { createCategoryStore } from '../domains/categories/category-store.ts'
import { createImageStore } from '../domains/images/image-store.ts'
import { createFindUpload } from '../domains/images/upload-store.ts'
import { createOrganizationStore } from '../domains/organizations/organization-store.ts'
import { createPdpStore } from '../domains/pdps/record/pdp-store.ts'
import { createAnalysisStore } from '../domains/scoring/analysis-store.ts'
import { createRubricStore } from '../domains/scoring/rubric-store.ts'
import { createScoringRunStore } from '../domains/scoring/scoring-run-store.ts'
import { createListingStore } from '../domains/scraping/listing-store.ts'
import { createSparkStore } from '../domains/spark/spark-store.ts'
import { createUserStores } from '../domains/users/users.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { Stores } from './parts.ts'

/** Opens the database and creates the stores. */
export async function openStores(
  { database: config, eye }: Pick<Config, 'database' | 'eye'>,
  log: Logger,
  opened: AsyncDisposableStack,
): Promise<Stores> {
  const database = opened.adopt(
    await openDatabase(config, {
      log,
      onDeath: (error) => {
        log.fatal({ err: error }, 'the embedded database has stopped; exiting')
        process.exit(1)
      },
    }),
    ({ close }) => close(),
  )
  const { db } = database
  const analyses = createAnalysisStore(db, eye.version)
  const rubrics = createRubricStore(db)
  return {
    database,
    factsVersion: eye.version,
    organizations: createOrganizationStore(db),
    credentials: createCredentialStore(db),
    categories: createCategoryStore(db),
    pdps: createPdpStore(db),
    listings: createListingStore(db),
    images: createImageStore(db, { analyses, rubrics }),
    findUpload: createFindUpload(db),
    analyses,
    rubrics,
    runs: createScoringRunStore(db),
    sparks: createSparkStore(db),
    people: createUserStores(),
    readJudging: createReadJudging(),
  }
}
