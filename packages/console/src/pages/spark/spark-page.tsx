import './spark.css'
import type { ListingExplanation, PdpSpark, PdpSparkImage } from '@endcap/client'
import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { FALLBACK_POLL_MS, type Resource, refresh, useResource } from '../../data/resource.ts'
import {
  ListingCrumbs,
  ListingMeta,
  ListingTabs,
  listingName,
  Scored,
  useExplanation,
  useListingId,
} from '../../features/listing/listing-head.tsx'
import { makeImages } from '../../features/listing/make-images.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { announce } from '../../parts/live.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { isInListing, KeptImages } from './kept-images.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RejectedImages } from './rejected-images.tsx'
import { BatchState, SparkRoots } from './spark-root.tsx'

/** Reads what Spark made for a listing, again and again while it works. */
export const useSpark = (pdpId: string): Resource<PdpSpark> =>
  useResource<PdpSpark>(`spark ${pdpId}`, (signal) => endcap.pdps.spark(pdpId, { signal }), {
    poll: (data) => (data?.batches.some(({ status }) => status === 'processing') ? FALLBACK_POLL_MS : null),
  })

/** Images that Spark made: kept ones by gain, rejected ones with the reason. */
export function SparkPage() {
  const pdpId = useListingId()
  const { summary, ...listing } = useExplanation(pdpId)
  const spark = useSpark(pdpId)
  const [selected, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setRoot] = useState('')
  const { data } = listing
  useAnnouncedBatch(pdpId, spark.data)
  const chosen = choosable(selected, listing.data, spark.data)
  const made = spark.data?.images.filter(({ kept }) => kept).length
  const make = (explanation: ListingExplanation, result: PdpSpark): Make => {
    const root = rootOf(explanation, result, wanted)
    return {
      root,
      off: whyOff(result, root),
      start: () => makeImages(pdpId, [root]).then(spark.reload),
    }
  }
  return (
    <Page
      title={data ? listingName(data) : say('console.spark.title')}
      documentTitle={
        data
          ? say('console.spark.document_title', { listing: listingName(data) })
          : say('console.spark.title')
      }
      crumbs={data && <ListingCrumbs category={data.category} categoryId={data.category_id} />}
      meta={data && <ListingMeta listing={data} />}
      buttons={
        data &&
        spark.data && (
          <SparkButtons
            listing={data}
            chosen={chosen}
            hasImages={(made ?? 0) > 0}
            make={make(data, spark.data)}
          />
        )
      }
      tabs={<ListingTabs pdpId={pdpId} current="spark" made={made} />}
    >
      <Scored summary={summary} resource={listing}>
        {(explanation) => (
          <Loaded resource={spark}>
            {(result) => (
              <Content
                listing={explanation}
                spark={result}
                chosen={chosen}
                setChosen={setChosen}
                make={make(explanation, result)}
                setRoot={setRoot}
                reload={spark.reload}
              />
            )}
          </Loaded>
        )}
      </Scored>
    </Page>
  )
}

/** Announces the end of a batch. The composer then has further pictures. */
function useAnnouncedBatch(pdpId: string, data: PdpSpark | undefined): void {
  const isBusy = data?.batches.some(({ status }) => status === 'processing') ?? false
  const wasBusy = useRef(false)
  const [newest] = data?.batches ?? []
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      announce(counted(newest?.kept ?? 0, 'console.spark.batch_kept'))
      refresh(`composer ${pdpId}`)
    }
    wasBusy.current = isBusy
  }, [isBusy])
}

/** Returns the selected images that are kept and not in the listing yet. */
function choosable(
  selected: ReadonlySet<string>,
  listing: ListingExplanation | undefined,
  spark: PdpSpark | undefined,
): ReadonlySet<string> {
  const kept = new Set(spark?.images.flatMap((image) => (image.kept ? (image.image_id ?? []) : [])))
  return new Set([...selected].filter((id) => kept.has(id) && !isInListing(listing, id)))
}

/** Starts a batch from a root. `off` is why it cannot be started, or false. */
type Make = { root: string; off: string | false; start: () => Promise<void> }

/** Returns the wanted root, or the best one. */
const rootOf = ({ images }: ListingExplanation, { roots }: PdpSpark, wanted: string): string =>
  [wanted, roots[0]?.image_id].find((id) => images.some(({ image_id: each }) => each === id)) ??
  images[0]?.image_id ??
  ''

function whyOff({ roots }: PdpSpark, root: string): string | false {
  if (!currentSession().can.edit) return say('console.spark.viewers_make')
  return roots.find(({ image_id: id }) => id === root)?.fault?.detail ?? false
}

type ButtonsProps = {
  listing: ListingExplanation
  chosen: ReadonlySet<string>
  hasImages: boolean
  make: Make
}

function SparkButtons({ listing, chosen, hasImages, make }: ButtonsProps) {
  const { route } = useLocation()
  const own = listing.images.map(({ image_id: id }) => id)
  const room = MAX_LISTING_IMAGES - own.length
  const shelf = [...own, ...[...chosen].slice(0, room)]
  return (
    <>
      <Button icon="spark" look={chosen.size === 0 ? 'first' : undefined} off={make.off} onClick={make.start}>
        {hasImages ? say('console.spark.make_more') : say('console.spark.make_images')}
      </Button>
      {chosen.size > 0 && (
        <Button
          look="first"
          off={room === 0 && say('console.spark.no_room')}
          onClick={() => route(at(`listings/${listing.pdp_id}/composer?shelf=${shelf.join(',')}`))}
        >
          {counted(chosen.size, 'console.spark.use_in_composer')}
        </Button>
      )}
    </>
  )
}

type ContentProps = {
  listing: ListingExplanation
  spark: PdpSpark
  chosen: ReadonlySet<string>
  setChosen: (chosen: ReadonlySet<string>) => void
  make: Make
  setRoot: (imageId: string) => void
  reload: () => Promise<void>
}

function Content({ listing, spark, chosen, setChosen, make, setRoot, reload }: ContentProps) {
  const [rejecting, setRejecting] = useState<PdpSparkImage | null>(null)
  const roots = <SparkRoots listing={listing} spark={spark} root={make.root} onChoose={setRoot} />
  if (spark.batches.length === 0)
    return (
      <div class="spark-columns">
        <div class="stack spark-side">{roots}</div>
        <NothingMade make={make} />
      </div>
    )
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <div class="spark-columns">
      <div class="stack spark-side">
        {roots}
        <BatchState batch={spark.batches[0]} />
      </div>
      <div class="stack">
        <KeptImages
          listing={listing}
          spark={spark}
          chosen={chosen}
          onToggle={toggle}
          onReject={setRejecting}
        />
        <RejectedImages
          images={spark.images.filter((image) => !image.kept)}
          pdpId={listing.pdp_id}
          reload={reload}
        />
      </div>
      {rejecting && <RejectDialog image={rejecting} onClose={() => setRejecting(null)} reload={reload} />}
    </div>
  )
}

const NothingMade = ({ make }: Pick<ContentProps, 'make'>) => (
  <Empty title={say('console.spark.nothing_made')} text={say('console.spark.what_it_does')}>
    <Button icon="spark" off={make.off} onClick={make.start}>
      {say('console.spark.make_with_spark')}
    </Button>
  </Empty>
)
