import type { PatchVersion } from '../../platform/db/patch-versions.ts'

/** Presents a version of rubrics or rules for the API. */
export const presentPatchVersion = <Patch>(
  { version, patch, comment, createdAt, createdBy }: PatchVersion<Patch>,
  activeVersion: number,
) => ({
  version,
  patch,
  comment,
  created_at: createdAt.toISOString(),
  created_by: createdBy,
  is_active: version === activeVersion,
})
