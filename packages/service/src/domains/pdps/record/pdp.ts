import type { SetOrigin } from '@endcap/api'
import type { AltTexts, ImageRights } from '@endcap/scoring'
import type { Selectable } from 'kysely'
import type { PdpTable } from '../../../platform/db/schema.ts'
import { type CategoryHints, type CategoryOrigin, originOf } from '../../categories/resolve-category.ts'
import type { FetchedImage } from '../../images/download-image.ts'
import type { NewImage } from '../../images/image-store.ts'
import type { ListingResult } from './listing-result.ts'

export type Pdp = Omit<Selectable<PdpTable>, 'result' | 'category_hints'> & {
  result: ListingResult | null
  category_hints: CategoryHints
}

/**
 * PostgreSQL's id of the transaction that last wrote the row. Everything shown of a PDP changes together with
 * its row.
 */
export type Revision = string

export type PdpKey = {
  organizationId: string
  idType: PdpTable['id_type']
  externalId: string
  retailer: string
}

export type PdpImage = {
  position: number
  imageId: string
  sha256: string
  filename: string
  sourceUrl: string
  /** Download address. Differs from `sourceUrl` if only the name has matched since. */
  contentUrl: string
  assetId: string | null
  rights: ImageRights | null
  altTexts: AltTexts
  file: FetchedImage['file']
}

export type PdpDetails = {
  portfolioId: string
  integrationId: string | null
  name: string | null
  categoryId: string
  categoryHints: CategoryHints
  categoryOrigin: CategoryOrigin
  /** Null for images unchanged since earlier releases. */
  setFrom: SetOrigin | null
  /** The images come from a composition. Defaults to false. */
  isComposed?: boolean
  runId: string
}

/** Returns the key of a stored PDP. */
export const keyOfPdp = (pdp: Pdp): PdpKey => ({
  organizationId: pdp.organization_id,
  idType: pdp.id_type,
  externalId: pdp.external_id,
  retailer: pdp.retailer,
})

/** Returns the details, for changes of images only. */
export const detailsOfPdp = (pdp: Pdp): Omit<PdpDetails, 'runId'> => ({
  portfolioId: pdp.portfolio_id,
  integrationId: pdp.integration_id,
  name: pdp.name,
  categoryId: pdp.category_id,
  categoryHints: pdp.category_hints,
  categoryOrigin: originOf(pdp),
  // The database stores values of this list.
  setFrom: pdp.set_from as SetOrigin | null,
  isComposed: pdp.is_composed,
})

export type PdpImages = {
  images: PdpImage[]
  /** Entries of `images` that the organization does not have yet. */
  newImages: NewImage[]
}

/** May change without a change of the listing. */
export type SubmittedDetails = {
  /** Images with another address or name. */
  moved: readonly PdpImage[]
  categoryHints: CategoryHints
  categoryOrigin: CategoryOrigin
  result: ListingResult | null
}

export type PdpOfImages = { id: string; organizationId: string; categoryId: string }

export type PdpWithImages = { pdp: Pdp; images: PdpImage[]; revision: Revision }

/** True if the images are those of the storefront's page. */
export const isFromStorefront = ({
  id_type: idType,
  is_composed: isComposed,
}: Pick<Pdp, 'id_type' | 'is_composed'>): boolean => idType === 'asin' && !isComposed
