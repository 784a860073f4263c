import { familySlug, type RubricDetails, type RubricSummary } from '@endcap/api'
import { FAMILIES } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { RELEASE } from '../../platform/db/patch-versions.ts'
import { releaseRubric } from '../scoring/model.ts'
import { presentPatchVersion } from '../scoring/present-patch-version.ts'
import { currentPatch, patchRubric } from '../scoring/rubric-patch.ts'
import { rubricVersions } from '../scoring/rubric-store.ts'

/** Returns the organization's rubrics. */
export async function listRubrics(db: Db, organizationId: string): Promise<RubricSummary[]> {
  const active = await rubricVersions.findActive(db, organizationId)
  return FAMILIES.map((family) => summarize(family, active.get(family)?.version ?? RELEASE))
}

/** Returns a family's rubric with its versions. */
export async function getRubric(db: Db, organizationId: string, family: Family): Promise<RubricDetails> {
  const active = (await rubricVersions.findActive(db, organizationId)).get(family)?.version ?? RELEASE
  const versions = await rubricVersions.list(db, { organizationId, subject: family })
  const release = releaseRubric(family)
  const patch = versions.find(({ version }) => version === active)?.patch
  const applied = patch && currentPatch(patch)
  const current = applied ? (patchRubric(release, applied.patch, active).rubric ?? release) : release
  return {
    ...summarize(family, active),
    release: { ...release },
    active: { ...current },
    remarks: applied?.remarks ?? [],
    versions: versions.map((each) => ({ ...presentPatchVersion(each, active), patch: { ...each.patch } })),
  }
}

const summarize = (family: Family, activeVersion: number): RubricSummary => ({
  family,
  path: familySlug(family),
  active_version: activeVersion,
  release_version: releaseRubric(family).version,
})
