import { countEarlierScores } from '../domains/pdps/scoring/earlier-scores.ts'
import type { Db } from '../platform/db/database.ts'
import { schemaState } from '../platform/db/migrate.ts'
import { type Finding, ok } from './finding.ts'

/** Counts listings not scored by this release. They show their earlier score until then. */
export async function inspectUpgrade(db: Db, factsVersion: string): Promise<Finding> {
  const check = 'score-upgrade'
  if ((await schemaState(db)) !== 'current') return ok(check, 'begins with the next start of endcap serve')
  const { listings, earlier } = await countEarlierScores(db, factsVersion)
  return ok(
    check,
    earlier === 0
      ? 'all listings have scores of this release'
      : `${earlier} of ${listings} listings have scores of an earlier release; endcap serve scores them again in the background`,
  )
}
