import type { ListingExplanation, PdpSpark, PdpSparkImage } from '@endcap/client'
import { useState } from 'preact/hooks'
import { Empty } from '../../parts/controls.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'
import { byGain } from './by-gain.ts'
import { MakingCard, SparkCard } from './spark-card.tsx'

/** Places that are shown for images that are being made. */
const MAKING = 4

/** Returns whether an image is in the listing already. */
export const isInListing = (listing: ListingExplanation | undefined, imageId: string | null): boolean =>
  listing?.images.some(({ image_id: id }) => id === imageId) ?? false

type KeptProps = {
  listing: ListingExplanation
  spark: PdpSpark
  chosen: ReadonlySet<string>
  onToggle: (imageId: string) => void
  onReject: (image: PdpSparkImage) => void
}

/** The images that Spark and people kept, those with the highest gain first. */
export function KeptImages({ listing, spark, chosen, onToggle, onReject }: KeptProps) {
  const [wanted, setType] = useState('')
  const isBusy = spark.batches.some(({ status }) => status === 'processing')
  const all = spark.images.filter(({ kept }) => kept)
  const types = [...new Set(all.map((image) => image.asset_type))]
  // The last image of a type may have been rejected.
  const type = types.find((each) => each === wanted) ?? ''
  const { offers, others } = byGain(all.filter((image) => type === '' || image.asset_type === type))
  const cardOf = (image: PdpSparkImage) => (
    <SparkCard
      key={image.image_id}
      image={image}
      pdpId={listing.pdp_id}
      isChosen={chosen.has(image.image_id ?? '')}
      isInListing={isInListing(listing, image.image_id)}
      onToggle={onToggle}
      onReject={onReject}
    />
  )
  return (
    <>
      <div class="row wrap between">
        <div class="row">
          <h2>{say('console.spark.kept')}</h2>
          <span class="meta">{say('console.spark.kept_note')}</span>
        </div>
        <TypeFilter types={types} type={type} onChange={setType} />
      </div>
      <ul class="spark-cards">
        {offers.map(cardOf)}
        {isBusy && Array.from({ length: MAKING }, (_, index) => <MakingCard key={`making ${index}`} />)}
      </ul>
      {others.length > 0 && (
        <>
          <h2>{say('console.spark.costs_points')}</h2>
          <ul class="spark-cards">{others.map(cardOf)}</ul>
        </>
      )}
      {all.length === 0 && !isBusy && (
        <Empty
          title={say('console.spark.none_kept')}
          text={
            spark.images.length > 0
              ? counted(spark.images.length, 'console.spark.not_passed')
              : (spark.batches[0]?.fault?.detail ?? say('console.spark.start_from_another'))
          }
        />
      )}
    </>
  )
}

type TypeFilterProps = {
  types: readonly PdpSparkImage['asset_type'][]
  type: string
  onChange: (type: string) => void
}

function TypeFilter({ types, type, onChange }: TypeFilterProps) {
  if (types.length < 2) return null
  return (
    <label>
      <span class="spoken">{say('console.common.type')}</span>
      <select class="input" value={type} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say('console.spark.all_types')}</option>
        {types.map((each) => (
          <option key={each} value={each}>
            {typeName(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
