import type { ListingExplanation, TargetAcceptance } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import { originOf } from '../../categories/resolve-category.ts'
import type { Pdp } from '../record/pdp.ts'
import type { AnalyzedPdp, ExplainedPdp } from './explain-pdp.ts'
import { judgedListing } from './pdp-acceptance.ts'
import { retailerUses } from './retailer-uses.ts'
import type { Sibling } from './shown-siblings.ts'

type DescribedPdp = Pick<
  Pdp,
  | 'id_type'
  | 'external_id'
  | 'organization_id'
  | 'retailer'
  | 'is_composed'
  | 'name'
  | 'category_id'
  | 'category_hints'
  | 'category_source'
  | 'category_confidence'
  | 'status'
  | 'tags'
  | 'updated_at'
  | 'scored_at'
  | 'family_id'
  | 'variant'
>

/** Adds the PDP's details and image addresses. */
export async function presentPdpExplanation(
  {
    pdp,
    images,
    rubric,
    judging,
    categoryModel,
  }: Pick<AnalyzedPdp, 'images' | 'rubric' | 'judging' | 'categoryModel'> & { pdp: DescribedPdp },
  { explanation }: ExplainedPdp,
  {
    signRenditions,
    acceptance,
    siblings,
  }: {
    signRenditions: SignRenditions
    acceptance: TargetAcceptance[]
    siblings: readonly (Sibling | null)[]
  },
): Promise<ListingExplanation> {
  const { organization_id: organizationId } = pdp
  const { source, confidence } = originOf(pdp)
  const { pdp_id, images: explained, ...answer } = explanation
  const types = explained.map(({ classification }) => classification)
  return {
    pdp_id,
    id_type: pdp.id_type,
    id: pdp.external_id,
    retailer: pdp.retailer,
    name: pdp.name,
    category_id: pdp.category_id,
    category: findCategory(pdp.category_id)?.path ?? null,
    category_source: source,
    category_confidence: confidence,
    category_model: categoryModel,
    status: pdp.status,
    tags: pdp.tags,
    family_id: pdp.family_id,
    variant: pdp.variant,
    updated_at: pdp.updated_at.toISOString(),
    scored_at: pdp.scored_at?.toISOString() ?? null,
    ...answer,
    images: explained.flatMap((image, index) => {
      const stored = images[index]?.image
      if (!stored) return []
      const { filename, sha256 } = stored
      const sibling = siblings[index] ?? null
      return [{ ...image, sibling, filename, renditions: signRenditions({ organizationId, sha256 }) }]
    }),
    acceptance,
    ...(await retailerUses(judging, judgedListing({ pdp, images }), { types, rubric })),
  }
}
