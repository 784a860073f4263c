import {
  MIN_SHELF_RIVALS,
  NOT_JUDGED,
  type RivalComparison,
  type RivalComparisonQuery,
  SHELF_RIVALS,
} from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import { type Classification, type ImageFacts, oneDecimal } from '@endcap/scoring'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { judgeListing } from '../acceptance/judge-listing.ts'
import { ownImage } from '../images/explain-image.ts'
import { findGenerated } from '../images/generated-images.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { FindUpload } from '../images/upload-store.ts'
import { ownPdp } from '../pdps/record/own-pdp.ts'
import { isFromStorefront, type Pdp, type PdpImage } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'
import { currentRivals } from './current-rivals.ts'
import { type PresentDeps, presentRival } from './present-rivals.ts'
import type { RankContents } from './rank-off-thread.ts'
import { findRivalSet, type RivalSetRow } from './rival-set-store.ts'
import type { RivalRow } from './rival-store.ts'
import { shopJudging } from './score-rival.ts'
import { testShelf } from './shelf.ts'

export type CompareDeps = PresentDeps & {
  pdps: Pick<PdpStore, 'findById' | 'images'>
  images: Pick<ImageStore, 'findById'>
  findUpload: FindUpload
  rankContents: RankContents
}

type Mine = { pdp: Pdp; images: PdpImage[]; facts: ReadonlyMap<string, ImageFacts> }
type Row = RivalComparison['rows'][number]

/**
 * Compares a listing with the rivals of a set that were read.
 *
 * @throws DomainError RIVAL_SET_NOT_FOUND, PDP_NOT_FOUND, IMAGE_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export async function compareRivals(
  deps: CompareDeps,
  { organizationId, setId, query }: { organizationId: string; setId: string; query: RivalComparisonQuery },
  signal: AbortSignal,
): Promise<RivalComparison> {
  const set = await findRivalSet(deps.db, organizationId, setId)
  const pdp = await ownPdp(deps.db, deps.pdps, organizationId, query.pdp_id)
  const composed = await composedContent(deps, organizationId, query)
  const images = await deps.pdps.images(deps.db, pdp.id)
  const contents = [images[0]?.sha256, composed].filter((sha256) => sha256 !== undefined)
  const facts = await deps.analyses.findNewestFacts(organizationId, contents)
  const rivals = (await currentRivals(deps, set)).filter(({ state }) => state === 'read')
  const isShelf = rivals.length >= MIN_SHELF_RIVALS
  const main = images[0]?.sha256
  const shelf =
    isShelf && main !== undefined
      ? await testShelf(
          deps,
          { organizationId, main, composed, facts, rivals: rivals.slice(0, SHELF_RIVALS) },
          signal,
        )
      : null
  const score = pdp.result?.pdp_score ?? null
  const mine = await presentMine(deps, set, { pdp, images, facts })
  const rows: Row[] = rivals.map((rival) => ({
    ...presentRival(deps, set, rival),
    found: shelf?.ranks.get(rival.id) ?? null,
  }))
  return {
    rival_set_id: set.id,
    pdp_id: pdp.id,
    rivals: set.rivals,
    read: rivals.length,
    score,
    percentile: score === null ? null : percentileAmong(score, rivals),
    not_judged: [...NOT_JUDGED],
    types: countTypes(rivals, typesOf(pdp)),
    rows: [{ ...mine, found: shelf?.test.now.rank ?? null }, ...rows].toSorted(
      (one, other) => (other.score ?? -1) - (one.score ?? -1),
    ),
    shelf: shelf?.test ?? null,
    shelf_needs: isShelf ? null : MIN_SHELF_RIVALS,
  }
}

async function composedContent(
  { images, findUpload }: CompareDeps,
  organizationId: string,
  { image_id: imageId, upload_id: uploadId }: RivalComparisonQuery,
): Promise<string | undefined> {
  if (imageId !== undefined) return (await ownImage(images, organizationId, imageId)).sha256
  if (uploadId === undefined) return undefined
  const upload = await findUpload(organizationId, uploadId)
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', `there is no upload ${uploadId}`)
  return upload.sha256
}

async function presentMine(
  { db, links, readJudging }: CompareDeps,
  { retailer }: RivalSetRow,
  { pdp, images, facts }: Mine,
): Promise<Omit<Row, 'found'>> {
  const organizationId = pdp.organization_id
  const [main] = images
  const known = main && facts.get(main.sha256)
  const generated = await findGenerated(db, main ? [main.imageId] : [])
  const [judgement] =
    main && known
      ? await judgeListing(shopJudging(await readJudging(db, organizationId)), {
          retailer,
          categoryPath: findCategory(pdp.category_id)?.path ?? null,
          areCopies: isFromStorefront(pdp),
          images: [{ imageId: main.imageId, facts: known, isGenerated: generated.has(main.imageId) }],
        })
      : []
  return {
    rival_id: null,
    asin: pdp.id_type === 'asin' ? pdp.external_id : null,
    url: null,
    name: pdp.name,
    score: pdp.result?.pdp_score ?? null,
    image_count: images.length,
    main_image: judgement?.main_image ?? null,
    image_url: main ? renditionUrl(links, { organizationId, sha256: main.sha256, size: 160 }) : null,
  }
}

/** Counts half of the equal scores as lower. */
function percentileAmong(score: number, rivals: readonly RivalRow[]): number | null {
  const scores = rivals.flatMap((rival) => rival.score ?? [])
  if (scores.length === 0) return null
  const lower = scores.filter((each) => each < score).length
  const equal = scores.filter((each) => each === score).length
  return oneDecimal((100 * (lower + equal / 2)) / scores.length)
}

const typesOf = ({ result }: Pdp): ReadonlySet<Classification> =>
  new Set((result?.carousel_images ?? []).flatMap(({ classification }) => classification ?? []))

function countTypes(
  rivals: readonly RivalRow[],
  mine: ReadonlySet<Classification>,
): RivalComparison['types'] {
  const counts = new Map([...mine].map((type) => [type, 0]))
  for (const { asset_types: types } of rivals)
    for (const type of types ?? []) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .map(([type, count]) => ({ asset_type: type, rivals: count, yours: mine.has(type) }))
    .toSorted((one, other) => other.rivals - one.rivals)
}
