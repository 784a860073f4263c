import type { Brief } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { AcceptanceRule, RuleSet } from '@endcap/catalog/retailer-rules'
import { type ApplicableRule, applicableRules, judgeSize } from '@endcap/scoring'
import { sql } from 'kysely'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { marketOf } from '../acceptance/judge-listing.ts'
import { type Judging, type ReadJudging, targetsOf } from '../acceptance/judging.ts'
import { presentRule } from '../acceptance/present-targets.ts'
import { findShots, type ShownImage, type ShownShot } from '../work/shot-store.ts'

type Deps = {
  db: Db
  readJudging: ReadJudging
  /** Null for guests, who read pictures through their link. */
  signRenditions: SignRenditions | null
}

/** Returns the briefs of an organization's shots, in this order. Unknown shots are left out. */
export async function readBriefs(
  { db, readJudging, signRenditions }: Deps,
  organizationId: string,
  shotIds: readonly string[],
): Promise<Brief[]> {
  const shots = new Map((await findShots(db, organizationId, shotIds)).map((shot) => [shot.id, shot]))
  const listings = await readListings(db, [...shots.values()])
  const comments = Map.groupBy(await readComments(db, [...shots.keys()]), (comment) => comment.shot_id)
  const judging = await readJudging(db, organizationId)
  const show = ({ sha256, image_id, width, height }: ShownImage): Image => ({
    image_id,
    width,
    height,
    renditions: signRenditions && signRenditions({ organizationId, sha256 }),
  })
  const briefs = shotIds.map(async (id) => {
    const shot = shots.get(id)
    const listing = shot && listings.get(shot.pdp_id)
    if (!shot || !listing) return []
    return [
      {
        ...present(shot, listing, show),
        ...(await demandsOn(judging, shot, listing.category_id, show)),
        comments: (comments.get(id) ?? []).map(presentComment),
      },
    ]
  })
  return (await Promise.all(briefs)).flat()
}

type Image = Brief['examples'][number]

type Listing = {
  pdp_id: string
  category_id: string
  images: ShownImage[]
  /** Places of open shots. */
  places: (number | null)[]
}

async function readListings(db: Db, shots: readonly ShownShot[]): Promise<Map<string, Listing>> {
  const ids = [...new Set(shots.map((shot) => shot.pdp_id))]
  const { rows } = await sql<Listing>`
    SELECT pdp.id AS pdp_id, category_id,
      coalesce((SELECT json_agg(json_build_object('image_id', image.id, 'sha256', sha256, 'width', width,
          'height', height) ORDER BY position)
        FROM pdp_image JOIN image ON image.id = image_id WHERE pdp_id = pdp.id), '[]') AS images,
      ARRAY(SELECT position FROM shot WHERE pdp_id = pdp.id AND status <> 'done') AS places
    FROM pdp WHERE pdp.id = ANY(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.pdp_id, row]))
}

function present(
  shot: ShownShot,
  { images, places }: Listing,
  show: (image: ShownImage) => Image,
): Omit<Brief, 'rules' | 'comments' | 'picture'> {
  const { sent_back_at: backAt, sent_back_reason: reason } = shot
  return {
    shot_id: shot.id,
    status: shot.status,
    listing: { id: shot.external_id, name: shot.name, retailer: shot.retailer },
    position: shot.position,
    // The database stores values of this list.
    asset_type: shot.asset_type as Brief['asset_type'],
    note: shot.note,
    agency: shot.agency,
    due_on: shot.due_day,
    file_name: shot.file_name ?? fileName(shot),
    width: shot.width,
    height: shot.height,
    crop: shot.crop,
    places: placesOf(shot, images, places).map(({ kind, image }) => ({ kind, image: image && show(image) })),
    examples: shot.examples.map(show),
    sent_back: reason !== null && backAt ? { reason, at: backAt.toISOString() } : null,
  }
}

/** The newest of all shots together. */
const MAX_COMMENTS = 1_000

type Said = { shot_id: string; text: string; author: string | null; is_guest: boolean; created_at: Date }

async function readComments(db: Db, shotIds: readonly string[]): Promise<Said[]> {
  const { rows } = await sql<Said>`
    SELECT shot_id, text, comment.created_at, coalesce(comment.author->>'kind' = 'guest', false) AS is_guest,
      coalesce(person.name, comment.author->>'name') AS author
    FROM comment LEFT JOIN user_account AS person
      ON comment.author->>'kind' = 'person' AND person.id::text = comment.author->>'id'
    WHERE shot_id = ANY(${shotIds}::uuid[]) ORDER BY comment.id DESC LIMIT ${MAX_COMMENTS}`.execute(db)
  return rows.toReversed()
}

const presentComment = ({ text, author, is_guest, created_at: at }: Said): Brief['comments'][number] => ({
  text,
  author,
  is_guest,
  at: at.toISOString(),
})

/** Returns the set with the places of open shots, this one after the last image if it has none. */
function placesOf({ position }: ShownShot, images: readonly ShownImage[], open: readonly (number | null)[]) {
  const own = position ?? images.length
  const others = new Set(open.filter((each) => each !== null && each !== own))
  const count = Math.max(images.length, own + 1, ...[...others].map((each) => (each ?? 0) + 1))
  return Array.from({ length: count }, (_each, place) => {
    const image = images[place] ?? null
    if (place === own) return { kind: 'this' as const, image }
    return { kind: image === null && others.has(place) ? ('other' as const) : ('image' as const), image }
  }).filter(({ kind, image }) => kind !== 'image' || image !== null)
}

/** Turned pictures count, because a crop has no upper side. */
const isLargeEnough = (shot: ShownShot, { width, height }: ShownImage): boolean =>
  width >= (shot.width ?? 0) && height >= (shot.height ?? 0)

function fileName({ external_id: id, position }: ShownShot): string {
  const place = position === null ? 'NEW' : position === 0 ? 'MAIN' : `PT${String(position).padStart(2, '0')}`
  return `${id.replaceAll(/[^\w.-]/g, '_').slice(0, 80)}.${place}.jpg`
}

/** Measures of a whole set, which one picture cannot keep. */
const OF_SETS = new Set([
  'image_count_min',
  'image_count_max',
  'image_count_recommended',
  'required_view',
  'duplicate_image',
  'title_match',
  'animated',
])

/** Returns the rules for the place of a shot, and how the sent picture fits them. */
async function demandsOn(
  judging: Judging,
  shot: ShownShot,
  categoryId: string,
  show: (image: ShownImage) => Image,
): Promise<Pick<Brief, 'rules' | 'picture'>> {
  const held = await rulesFor(judging, shot, categoryId)
  const rules = held.map(({ set, held: rule }) => presentDemand(set, rule))
  const { picture, sent_at: sentAt } = shot
  if (!picture || !sentAt) return { rules, picture: null }
  const size = { widthPx: picture.width, heightPx: picture.height }
  const refusing = held.findIndex(
    ({ held: { rule, isHard } }) => isHard && judgeSize(size, rule)?.outcome === 'fail',
  )
  return {
    rules,
    picture: {
      image: show(picture),
      sent_at: sentAt.toISOString(),
      is_large_enough: isLargeEnough(shot, picture) && refusing < 0,
      refused_by: rules[refusing]?.text ?? null,
    },
  }
}

/** Returns the rules of the listing's targets for a place, the hard ones first. */
async function rulesFor(
  judging: Judging,
  { retailer: retailerId, position }: ShownShot,
  categoryId: string,
): Promise<{ set: RuleSet; held: ApplicableRule }[]> {
  const categoryPath = findCategory(categoryId)?.path ?? null
  const isOfPlace = ({ images, measure }: AcceptanceRule): boolean =>
    !OF_SETS.has(measure) && (images === 'all' || (images === 'main') === (position === 0))
  const ofTargets = targetsOf(judging, retailerId).map(async (target) => {
    const rules = await judging.rulesOf(target)
    if (!rules) return []
    const market = marketOf(rules.target, retailerId)
    const held = applicableRules(rules.set, { market, categoryPath, day: judging.day })
      .filter(({ rule }) => isOfPlace(rule))
      .toSorted((a, b) => Number(b.isHard) - Number(a.isHard))
    // Pages that advise different values of a measure would confuse. The first has the best source.
    return [
      ...Map.groupBy(held, ({ rule: { measure, operator } }) => `${measure} ${operator}`).values(),
    ].flatMap(([first]) => (first ? [{ set: rules.set, held: first }] : []))
  })
  const all = (await Promise.all(ofTargets)).flat()
  return all.toSorted((a, b) => Number(b.held.isHard) - Number(a.held.isHard))
}

function presentDemand(set: RuleSet, applicable: ApplicableRule): Brief['rules'][number] {
  const {
    rule,
    sources,
    is_old: isOld,
    fix: _fix,
    is_judged: _judged,
    can_refuse: _refuses,
    ...text
  } = presentRule(set, applicable)
  const [source = null] = sources
  return {
    ...text,
    severity: applicable.isHard ? 'hard' : 'advice',
    source,
    checked: rule.checked ?? source?.read ?? null,
    is_old: isOld,
  }
}
