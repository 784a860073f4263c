import { FAMILY_SLUGS } from '@endcap/api'
import type { Family, Rubric } from '@endcap/scoring'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import { releaseRubric } from '../scoring/model.ts'
import { patchRubric, type RubricPatch } from '../scoring/rubric-patch.ts'

/** Finds a family by its slug. @throws DomainError RUBRIC_NOT_FOUND */
export function familyAt(slug: string): Family {
  const family = FAMILY_SLUGS.get(slug)
  if (family) return family
  const known = [...FAMILY_SLUGS.keys()].join(', ')
  throw new DomainError('RUBRIC_NOT_FOUND', `there is no rubric ${JSON.stringify(slug)}; there are ${known}`)
}

/** Applies a patch to the release's rubric. @throws DomainError VALIDATION_ERROR */
export function parseRubric(family: Family, patch: RubricPatch): Rubric {
  const { rubric, problems } = patchRubric(releaseRubric(family), patch, 0)
  if (rubric) return rubric
  throw validationError(
    problems.map(({ field, issue }) => ({ field: field === '' ? 'patch' : `patch.${field}`, issue })),
  )
}
