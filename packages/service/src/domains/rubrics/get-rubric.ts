import { familySlug, type RubricDetails, type RubricSummary } from '@endcap/api'
import { FAMILIES } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { releaseRubric } from '../scoring/model.ts'
import { currentPatch, patchRubric } from '../scoring/rubric-patch.ts'
import { RELEASE, type RubricStore } from '../scoring/rubric-store.ts'

type Deps = { db: Db; rubrics: Pick<RubricStore, 'findActive' | 'listVersions'> }

/** Returns the organization's rubrics. */
export async function listRubrics(
  rubrics: Pick<RubricStore, 'findActive'>,
  organizationId: string,
): Promise<RubricSummary[]> {
  const active = await rubrics.findActive(organizationId)
  return FAMILIES.map((family) => summarize(family, active.get(family) ?? RELEASE))
}

/** Returns a family's rubric with its versions. */
export async function getRubric(
  { db, rubrics }: Deps,
  organizationId: string,
  family: Family,
): Promise<RubricDetails> {
  const active = (await rubrics.findActive(organizationId)).get(family) ?? RELEASE
  const versions = await rubrics.listVersions(db, organizationId, family)
  const release = releaseRubric(family)
  const patch = versions.find(({ version }) => version === active)?.patch
  const applied = patch && currentPatch(patch)
  const current = applied ? (patchRubric(release, applied.patch, active).rubric ?? release) : release
  return {
    ...summarize(family, active),
    release: { ...release },
    active: { ...current },
    remarks: applied?.remarks ?? [],
    versions: versions.map((each) => ({
      version: each.version,
      patch: { ...each.patch },
      comment: each.comment,
      created_at: each.createdAt.toISOString(),
      created_by: each.createdBy,
      is_active: each.version === active,
    })),
  }
}

const summarize = (family: Family, activeVersion: number): RubricSummary => ({
  family,
  path: familySlug(family),
  active_version: activeVersion,
  release_version: releaseRubric(family).version,
})
