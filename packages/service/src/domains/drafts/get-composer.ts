import { type ComposerImage, MAX_FURTHER_IMAGES, type PdpComposer } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import { type ImageFacts, modelVersion, type Rubric } from '@endcap/scoring'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { judgingTargets } from '../acceptance/judge-listing.ts'
import { targetName } from '../acceptance/present-acceptance.ts'
import { describeImages, findKeptChildren, findRootIds } from '../images/child-images.ts'
import { ownImage } from '../images/explain-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { AnalyzedPdp, FindAnalyzedPdp } from '../pdps/answers/explain-pdp.ts'
import { isFromStorefront, type Pdp } from '../pdps/record/pdp.ts'
import { listingRules } from '../pdps/scoring/compose-listing.ts'
import { RETAILER_GROUPS } from '../retailers/retailer-groups.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { readinessOf } from '../scoring/present-hero.ts'
import { presentScoreEffect, readScoreEffect } from '../scoring/score-effect.ts'

type Deps = {
  db: Db
  factsVersion: string
  images: Pick<ImageStore, 'findById'>
  findAnalyzedPdp: FindAnalyzedPdp
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  signRenditions: SignRenditions
}

type Described = Pick<
  ComposerImage,
  'image_id' | 'width' | 'height' | 'filename' | 'root_image_id' | 'composition' | 'asset_id'
> & { sha256: string; facts: ImageFacts }

/**
 * Creates the retrieval of the inputs with which a browser computes the service's scores.
 *
 * @throws DomainError IMAGE_NOT_FOUND, PDP_NOT_FOUND, PDP_NOT_SCORED
 */
export function createGetComposer(deps: Deps) {
  const { db, factsVersion, findAnalyzedPdp, signRenditions } = deps
  return async function getComposer(
    organizationId: string,
    pdpId: string,
    askedIds: readonly string[] = [],
  ): Promise<PdpComposer> {
    const analyzed = await findAnalyzedPdp(organizationId, pdpId)
    const { pdp, rubric } = analyzed
    const present = (image: Described) => presentImage(image, pdp, signRenditions)
    const images = await describeListed(db, analyzed)
    const asked = await describeAsked(deps, organizationId, askedIds)
    const made = await describeFurther(deps, analyzed)
    const further = [...new Map([...made, ...asked].map((image) => [image.image_id, image])).values()]
    return {
      ...presentRules(pdp, rubric),
      judging: await presentJudging(analyzed),
      model_version: modelVersion(factsVersion, rubric),
      score_effect: presentScoreEffect(await readScoreEffect(db, organizationId)),
      images: await Promise.all(images.map(present)),
      further: await Promise.all(further.map(present)),
    }
  }
}

export type GetComposer = ReturnType<typeof createGetComposer>

function presentRules(
  pdp: Pdp,
  rubric: Rubric,
): Omit<PdpComposer, 'images' | 'further' | 'model_version' | 'judging' | 'score_effect'> {
  const { recommendedCarouselImages, mainImage } = listingRules({ rubric, retailer: pdp.retailer })
  return {
    pdp_id: pdp.id,
    id_type: pdp.id_type,
    id: pdp.external_id,
    retailer: pdp.retailer,
    name: pdp.name,
    category_id: pdp.category_id,
    category: findCategory(pdp.category_id)?.path ?? null,
    status: pdp.status,
    family: rubric.family,
    rubric: { ...rubric },
    recommended_carousel_images: recommendedCarouselImages,
    main_image_rules: mainImage,
    retailers: RETAILER_GROUPS.map((group) => ({
      retailers: group.retailers,
      main_image_rules: group.mainImage,
      recommended_carousel_images: group.recommendedCarouselImages,
    })),
    pdp_score: pdp.result?.pdp_score ?? null,
  }
}

async function presentJudging({ pdp, judging }: AnalyzedPdp): Promise<PdpComposer['judging']> {
  const targets = await judgingTargets(judging, pdp.retailer)
  return {
    day: judging.day,
    are_copies: isFromStorefront(pdp),
    targets: targets.map(({ target, set, market }) => ({
      target: target.id,
      target_name: targetName(target, pdp.retailer),
      market,
      rules: { ...set },
    })),
  }
}

/** Describes the PDP's images. Leaves out those removed since they were read. */
async function describeListed(db: Db, { images }: AnalyzedPdp): Promise<Described[]> {
  const described = await describeImages(
    db,
    images.map(({ image }) => image.imageId),
  )
  return images.flatMap(({ image, facts }) => {
    const found = described.get(image.imageId)
    if (!found) return []
    const { id, width, height, sha256, rootImageId, composition } = found
    const { filename, assetId } = image
    return [
      {
        image_id: id,
        width,
        height,
        filename,
        root_image_id: rootImageId,
        composition,
        asset_id: assetId,
        sha256,
        facts,
      },
    ]
  })
}

/** Describes stored images of the organization, of any listing. Leaves out those without facts. */
async function describeAsked(
  { db, analyses, images }: Pick<Deps, 'db' | 'analyses' | 'images'>,
  organizationId: string,
  ids: readonly string[],
): Promise<Described[]> {
  if (ids.length === 0) return []
  const own: string[] = []
  for (const id of ids) own.push((await ownImage(images, organizationId, id)).id)
  const found = [...(await describeImages(db, own)).values()]
  const facts = await analyses.findNewestFacts(
    organizationId,
    found.map(({ sha256 }) => sha256),
  )
  return found.flatMap(({ id, sha256, width, height, rootImageId, composition, filename }) => {
    const known = facts.get(sha256)
    if (!known) return []
    const name = filename ?? `${id}.jpg`
    const root = { root_image_id: rootImageId, composition }
    return [{ image_id: id, width, height, filename: name, ...root, asset_id: null, sha256, facts: known }]
  })
}

/** Returns kept children that the PDP does not have. */
async function describeFurther(
  { db, analyses }: Pick<Deps, 'db' | 'analyses'>,
  { pdp, images }: AnalyzedPdp,
): Promise<Described[]> {
  const children = await findKeptChildren(db, await findRootIds(db, pdp.id), {
    excluded: images.map(({ image }) => image.sha256),
    limit: MAX_FURTHER_IMAGES,
  })
  const facts = await analyses.findNewestFacts(
    pdp.organization_id,
    children.map(({ sha256 }) => sha256),
  )
  return children.flatMap(({ id, sha256, width, height, rootImageId, composition }) => {
    const known = facts.get(sha256)
    if (!known) return []
    return [
      {
        image_id: id,
        width,
        height,
        filename: `${composition.replaceAll('_', '-')}.jpg`,
        root_image_id: rootImageId,
        composition,
        asset_id: null,
        sha256,
        facts: known,
      },
    ]
  })
}

async function presentImage(
  { sha256, facts, ...image }: Described,
  {
    organization_id: organizationId,
    name,
    category_id,
  }: Pick<Pdp, 'organization_id' | 'name' | 'category_id'>,
  signRenditions: SignRenditions,
): Promise<ComposerImage> {
  return {
    ...image,
    origin: image.root_image_id === null ? 'listing' : 'spark',
    facts: { ...facts },
    mobile_readiness: await readinessOf(facts, name, findCategory(category_id)?.path ?? null),
    renditions: signRenditions({ organizationId, sha256 }),
  }
}
