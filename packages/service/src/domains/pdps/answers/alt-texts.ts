import type { AltTextsBody, PdpAltTexts } from '@endcap/api'
import { findCategory, languageOfRetailer } from '@endcap/catalog'
import {
  checkAltTexts,
  classify,
  createIsOtherProduct,
  type DescribedImage,
  draftAltTexts,
  type Rubric,
  typesInListing,
} from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { LANGUAGES, worded } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import type { Db } from '../../../platform/db/database.ts'
import { DomainError, validationError } from '../../../platform/errors/domain-error.ts'
import type { AnalysisStore } from '../../scoring/analysis-store.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { roleAt } from '../../scoring/start-run.ts'
import { noSuchPdp, ownPdp } from '../record/own-pdp.ts'
import { detailsOfPdp, type Pdp, type PdpImage } from '../record/pdp.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import { altTextListOf, altTextProblems, altTextsAt } from '../submission/alt-texts.ts'

type Deps = {
  db: Db
  pdps: Pick<PdpStore, 'findById' | 'images' | 'lock' | 'amend' | 'describeImages'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  rubrics: Pick<RubricStore, 'of'>
}

/**
 * Creates the look-up of a PDP's alt texts, checked and with drafts.
 *
 * @throws DomainError PDP_NOT_FOUND
 */
export function createGetAltTexts({ db, pdps, analyses, rubrics }: Deps) {
  return async function getAltTexts(organizationId: string, pdpId: string): Promise<PdpAltTexts> {
    const pdp = await ownPdp(db, pdps, organizationId, pdpId)
    const images = await pdps.images(db, pdp.id)
    const facts = await analyses.findNewestFacts(
      organizationId,
      images.map(({ sha256 }) => sha256),
    )
    const rubric = (await rubrics.of(organizationId))(pdp.category_id)
    const described = describe(images, facts, rubric)
    return present(pdp, images, described, await otherProductOf(pdp))
  }
}

export type GetAltTexts = ReturnType<typeof createGetAltTexts>

/**
 * Creates the change of all alt texts of a PDP.
 *
 * @throws DomainError PDP_NOT_FOUND, IMAGES_CHANGED, VALIDATION_ERROR
 */
export function createSetAltTexts({ db, pdps }: Deps) {
  return async function setAltTexts(
    organizationId: string,
    pdpId: string,
    { alt_texts: list, expected_image_ids: expected }: AltTextsBody,
  ): Promise<void> {
    const { id } = await ownPdp(db, pdps, organizationId, pdpId)
    await db.transaction().execute(async (trx) => {
      const pdp = await pdps.lock(trx, id)
      if (!pdp) throw noSuchPdp()
      const images = await pdps.images(trx, id)
      const ids = images.map(({ imageId }) => imageId).join()
      if (expected && expected.join().toLowerCase() !== ids)
        throw new DomainError('IMAGES_CHANGED', 'the listing has other images than expected_image_ids')
      const problems = altTextProblems(list, images.length)
      if (problems.length > 0) throw validationError(problems)
      const described = images.map((image) => ({ ...image, altTexts: altTextsAt(list, image.position) }))
      await pdps.describeImages(trx, id, described)
      // A submission that has read the earlier texts is applied again.
      await pdps.amend(trx, pdp, { ...detailsOfPdp(pdp), runId: pdp.run_id })
    })
  }
}

export type SetAltTexts = ReturnType<typeof createSetAltTexts>

type Facts = Awaited<ReturnType<AnalysisStore['findNewestFacts']>>

function describe(images: readonly PdpImage[], facts: Facts, rubric: Rubric): DescribedImage[] {
  const typed = images.map(({ sha256, position }) => {
    const known = facts.get(sha256) ?? null
    return { facts: known, classification: known ? classify(known, roleAt(position)) : ('Other' as const) }
  })
  const types = typesInListing(typed, rubric.listing)
  return images.map(({ altTexts, filename }, index) => {
    const known = typed[index]?.facts
    const type = types[index]
    return { altTexts, filename, seen: known && type ? { facts: known, type } : null }
  })
}

async function otherProductOf({ name, category_id }: Pdp) {
  const vocabularyOf = await loadCategoryVocabulary()
  return createIsOtherProduct(name, vocabularyOf(findCategory(category_id)), vocabularyOf(null))
}

function present(
  pdp: Pdp,
  images: readonly PdpImage[],
  described: readonly DescribedImage[],
  isOtherProduct: ReturnType<typeof createIsOtherProduct>,
): PdpAltTexts {
  const alt_texts = altTextListOf(images)
  const given = alt_texts.map(({ language }) => language)
  const languages = given.length > 0 ? given : [languageOfRetailer(pdp.retailer)]
  const checks = languages.map((language) => ({
    language,
    problems: checkAltTexts(described, language, isOtherProduct),
  }))
  const drafts = draftAltTexts(
    described.map(({ seen }) => seen),
    pdp.name,
  )
  return {
    pdp_id: pdp.id,
    alt_texts,
    images: images.map(({ imageId, position, assetId, altTexts }, index) => {
      const draft = drafts[index]
      return {
        image_id: imageId,
        position,
        asset_id: assetId,
        is_analyzed: described[index]?.seen != null,
        texts: checks.map(({ language, problems }) => {
          const found = problems[index] ?? []
          return {
            language,
            text: altTexts[language] ?? null,
            is_ok: found.length === 0,
            problems: found.map(({ code, message }) => ({ code, ...worded({ message }) })),
          }
        }),
        drafts: draft
          ? LANGUAGES.map((language) => ({ language, text: WRITERS[language].write(draft) }))
          : [],
      }
    }),
  }
}
