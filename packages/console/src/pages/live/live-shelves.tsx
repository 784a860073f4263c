import type { ListingExplanation, LiveCheck, LivePlace } from '@endcap/client'
import { local } from '../../base.ts'
import {
  type Column,
  differs,
  isWrong,
  type Lane,
  lanesOf,
  stateOfPlace,
} from '../../features/live/live-places.ts'
import { placeWord } from '../../features/live/live-words.ts'
import { authorName } from '../../features/work/work.ts'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted, exactTime } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, typeName } from '../../words/terms.ts'

type ShelvesProps = {
  check: LiveCheck
  columns: readonly Column[]
  listing: ListingExplanation
  onLook: (column: number) => void
}

/** Two shelves in the same columns, sent and shown, with a line from each picture to its place. */
export function LiveShelves({ check, columns, listing, onLook }: ShelvesProps) {
  const isSame = !check.places.some(differs)
  return (
    <section
      class={isSame ? 'panel live-shelves folded' : 'panel live-shelves'}
      aria-label={say('console.live.shelves')}
      style={{ '--places': columns.length }}
    >
      {!isSame && <SentHead check={check} />}
      <div class="live-head of-shop small quiet">
        <b>{say(isSame ? 'console.live.sent_and_shown' : 'console.live.shop_shows')}</b>
        {check.checked_at !== null && <span>{exactTime(check.checked_at)}</span>}
        <span>{shownText(check)}</span>
      </div>
      {!isSame && <Lanes lanes={lanesOf(columns)} columns={columns.length} />}
      <ol role="list">
        {columns.map((column, index) => (
          <Place
            key={index}
            column={column}
            listing={listing}
            isFolded={isSame}
            onLook={() => onLook(index)}
          />
        ))}
      </ol>
    </section>
  )
}

const SentHead = ({ check: { sent_at: at, sent_by: by } }: { check: LiveCheck }) => (
  <div class="live-head of-sent small quiet">
    <b>{say('console.live.you_sent')}</b>
    {at !== null && <span>{exactTime(at)}</span>}
    {by !== null && <span>{say('console.history.by', { name: authorName(by) })}</span>}
  </div>
)

function shownText({ places }: LiveCheck): string {
  const sent = places.filter((place) => place.sent !== null).length
  const shown = places.filter((place) => place.shown !== null).length
  return sent === shown
    ? counted(shown, 'console.counted.pictures')
    : say('console.live.sent_and_shown_count', { sent, shown })
}

type PlaceProps = { column: Column; listing: ListingExplanation; isFolded: boolean; onLook: () => void }

function Place({ column: { sent, shown }, listing, isFolded, onLook }: PlaceProps) {
  const mine = sent?.sent
  const type = listing.images.find(({ image_id: id }) => id === mine?.image_id)?.classification ?? null
  return (
    <li class="facing">
      {!isFolded && (
        <>
          <div class="stand of-sent">
            {mine && (
              <Picture
                src={local(mine.renditions[480])}
                alt={say('console.live.sent_picture', { place: placeName(mine.position) })}
              />
            )}
          </div>
          <div class={mine ? 'ticket of-sent' : 'of-sent'}>
            {mine && (
              <>
                <div class="small quiet">{placeName(mine.position)}</div>
                {type !== null && <div class="name">{typeName(type)}</div>}
              </>
            )}
          </div>
          <div class="lane-end">{sent && isCut(sent) && <Icon name="close" />}</div>
        </>
      )}
      {shown && <ShopFacing place={shown} onLook={onLook} />}
    </li>
  )
}

/** Pictures whose line ends in a cross. */
const isCut = (place: LivePlace): boolean => ['other', 'missing'].includes(stateOfPlace(place))

function ShopFacing({ place, onLook }: { place: LivePlace; onLook: () => void }) {
  const { sent, shown } = place
  const name = placeName(shown?.position ?? sent?.position ?? 0)
  return (
    <>
      <div class={isWrong(place) ? 'stand of-shop wrong' : 'stand of-shop'}>
        <button type="button" class="look" onClick={onLook}>
          {shown ? (
            <Picture
              src={local(shown.renditions[480])}
              alt={say('console.live.shown_picture', { place: name })}
            />
          ) : (
            <span class="not-shown small">{say('console.live.not_shown')}</span>
          )}
          <span class="spoken">{say('console.live.look_closer')}</span>
        </button>
      </div>
      <div class="ticket of-shop">
        <div class="small quiet">{name}</div>
        <div class={`name place-word ${stateOfPlace(place)}`}>{placeWord(place)}</div>
      </div>
    </>
  )
}

/** The lines. The words on the tickets say the same. */
const Lanes = ({ lanes, columns }: { lanes: readonly Lane[]; columns: number }) => (
  <svg class="lanes" viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" aria-hidden="true">
    {lanes
      .filter(({ place }) => !isCut(place))
      .map(({ place, from, to }) => (
        <path
          key={from}
          class={stateOfPlace(place)}
          vector-effect="non-scaling-stroke"
          d={`M${from + 0.5} 0C${from + 0.5} 0.6 ${to + 0.5} 0.4 ${to + 0.5} 1`}
        />
      ))}
  </svg>
)
