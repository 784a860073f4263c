import type { SharedContent } from '../../session/contract.ts'
import { say } from '../../words/say.ts'
import { placeName, retailerName } from '../../words/terms.ts'
import type { Guest } from './guest.ts'
import { SharedPicture } from './shared-picture.tsx'

type Listing = SharedContent['listings'][number]

/** Listings with their current pictures. */
export const SharedListings = ({ listings, guest }: { listings: readonly Listing[]; guest: Guest }) => (
  <>
    {listings.map((listing) => (
      <section key={`${listing.retailer} ${listing.id}`} class="panel shared-listing">
        <h2 dir="auto">{listing.name ?? listing.id}</h2>
        <p class="small quiet">
          {listing.id} · {retailerName(listing.retailer)}
        </p>
        {listing.image_ids.length === 0 ? (
          <p class="quiet">{say('console.shared.no_pictures')}</p>
        ) : (
          <ol class="shared-shelf" role="list">
            {listing.image_ids.map((imageId, position) => (
              <li key={imageId}>
                <SharedPicture
                  guest={guest}
                  imageId={imageId}
                  alt={`${placeName(position)}, ${listing.name ?? listing.id}`}
                />
                <span class="small quiet">{placeName(position)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    ))}
  </>
)
