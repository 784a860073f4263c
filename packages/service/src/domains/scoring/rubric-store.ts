import type { Family, Rubric } from '@endcap/scoring'
import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'
import { type ActiveVersion, createPatchVersions } from '../../platform/db/patch-versions.ts'
import { familyOf, type RubricOf, releaseRubric } from './model.ts'
import { currentPatch, patchRubric, type RubricPatch } from './rubric-patch.ts'
import { readTaughtNumber } from './taught-store.ts'

/** Rubrics of organizations. Version 0 is the rubric of the release. */
export const rubricVersions = createPatchVersions<Family, RubricPatch>({
  versions: 'rubric_version',
  inForce: 'organization_rubric',
  key: 'family',
})

export type RubricStore = {
  /** The organization's rubrics, or the release's. Versions include teaching, because scores depend on it. */
  of: (organizationId: string, executor?: Db) => Promise<RubricOf>
}

/** About 20 KB each. */
const MAX_KEPT = 200

/** Creates the store of organizations' rubrics. */
export function createRubricStore(db: Db): RubricStore {
  const kept = new Lru<Rubric>(MAX_KEPT)

  /** Built once, because versions never change. */
  function rubricOfVersion(
    organizationId: string,
    family: Family,
    { version, patch }: ActiveVersion<RubricPatch>,
  ): Rubric {
    const name = [organizationId, family, version].join(' ')
    const known = kept.get(name)
    if (known) return known
    // Falls back to the release's rubric if a patch no longer applies.
    const rubric =
      patchRubric(releaseRubric(family), currentPatch(patch).patch, version).rubric ?? releaseRubric(family)
    kept.set(name, rubric)
    return rubric
  }

  return {
    async of(organizationId, executor = db) {
      const active = await rubricVersions.findActive(executor, organizationId)
      const own = new Map(
        [...active].map(([family, each]) => [family, rubricOfVersion(organizationId, family, each)]),
      )
      const taught = await readTaughtNumber(executor, organizationId)
      return (categoryId) => {
        const family = familyOf(categoryId)
        const rubric = own.get(family) ?? releaseRubric(family)
        return taught === null ? rubric : { ...rubric, version: `${rubric.version}.taught-${taught}` }
      }
    },
  }
}
