import { MAX_LISTING_IMAGES } from '@endcap/scoring'
import { useRef, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { Icon } from '../../parts/icon.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { Score } from '../../parts/score.tsx'
import { EmptyPlace, Picture, Shelf } from '../../parts/shelf.tsx'
import { currentSession } from '../../session/session.ts'
import { scoreText, signed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, repeatsText, typeName } from '../../words/terms.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { useDraggable, useShelfDrop } from './drag.ts'
import { nameOf } from './explain-change.ts'
import { onPictureKey, stopSpace } from './keys.ts'
import { refocus } from './refocus.ts'
import { refusalOf } from './refusal.ts'
import type { Composer } from './use-composer.ts'
import { bestPlace } from './what-drop-does.ts'

/** Shows composed images and places for missing ones. */
export function ComposerShelf({ composer }: { composer: Composer }) {
  const { preview, composed } = composer
  const root = useRef<HTMLDivElement>(null)
  useShelfDrop(root, composer)
  const missing = composed?.missing ?? []
  const filled = preview.shelf.length
  const free = filled >= MAX_LISTING_IMAGES ? [] : missing.length > 0 ? missing : [null]
  return (
    <div ref={root}>
      <Shelf label={say('console.composer.composed_listing')} columns={filled + free.length}>
        {preview.shelf.map((key, place) => (
          <ShelfPlace key={key} composer={composer} pieceKey={key} place={place} />
        ))}
        {free.map((type, index) => (
          <FreePlace
            key={`free ${index}`}
            composer={composer}
            place={filled + index}
            type={type && typeName(type)}
          />
        ))}
      </Shelf>
    </div>
  )
}

type PlaceProps = { composer: Composer; pieceKey: string; place: number }

function ShelfPlace({ composer, pieceKey, place }: PlaceProps) {
  const { composed, held, bench } = composer
  const grip = useRef<HTMLButtonElement>(null)
  const piece = bench.pieces.get(pieceKey)
  useDraggable(grip, composer, pieceKey)
  if (!piece) return null
  const type = composed?.types[place]
  const score = composed?.scores[place] ?? null
  const isHeld = held.value?.key === pieceKey
  const label = say('console.composer.place_label', {
    place: placeName(place),
    type: type ? typeName(type) : '',
    score: scoreText(score),
  })
  return (
    <li class={placeClass(composer, pieceKey, place)}>
      <div class="stand">
        <button
          ref={grip}
          type="button"
          class="grip"
          data-key={pieceKey}
          aria-label={label}
          aria-pressed={isHeld}
          aria-describedby="composer-keys"
          onKeyDown={(event) => onPictureKey(event, composer, pieceKey, place)}
          onKeyUp={stopSpace}
          onClick={() => onTap(composer, pieceKey, place)}
        >
          <Picture src={local(piece.renditions[480])} alt="" priority="high" />
        </button>
        <Refusal composer={composer} place={place} />
      </div>
      <div class="ticket">
        <div class="row between small">
          <span class="quiet">{placeName(place)}</span>
          <PlaceMenu composer={composer} pieceKey={pieceKey} place={place} />
        </div>
        <div class="name">{type ? typeName(type) : ''}</div>
        <Score value={score} />
        <RepeatNote composer={composer} place={place} />
      </div>
    </li>
  )
}

function placeClass({ held, present, bench }: Composer, key: string, place: number): string {
  const { value } = held
  const names = ['facing', place === 0 ? 'main' : '']
  if (value !== null && value.key === key) names.push(value.place === null ? 'picked' : 'over')
  else if (value !== null && value.place === place && refusalOf(bench, present, value.key, place) !== null)
    names.push('refuses')
  return names.filter(Boolean).join(' ')
}

/** Shows the rule that forbids the held picture here. */
function Refusal({ composer: { held, present, bench }, place }: { composer: Composer; place: number }) {
  const { value } = held
  const text = value !== null && value.place === place ? refusalOf(bench, present, value.key, place) : null
  return text === null ? null : <span class="refusal small">{text}</span>
}

function RepeatNote({ composer: { composed }, place }: { composer: Composer; place: number }) {
  const pair = composed?.repeats.find(([, later]) => later === place)
  if (!pair) return null
  return <div class="small loss repeats-note">{repeatsText(pair[0])}</div>
}

/** Moves an image without dragging. */
function PlaceMenu({ composer, pieceKey, place }: PlaceProps) {
  const last = composer.preview.shelf.length - 1
  const [isChoosing, setChoosing] = useState(false)
  const piece = composer.bench.pieces.get(pieceKey) ?? null
  const choices: MenuChoice[] = [
    {
      text: say('console.composer.make_main'),
      isOff: place === 0,
      run: () => composer.drop(pieceKey, 0),
    },
    {
      text: say('console.composer.move_left'),
      isOff: place === 0,
      run: () => composer.drop(pieceKey, place - 1),
    },
    {
      text: say('console.composer.move_right'),
      isOff: place === last,
      run: () => composer.drop(pieceKey, place + 1),
    },
    {
      text: say('console.composer.move_to_tray'),
      isOff: last === 0,
      run: () => composer.remove(pieceKey),
    },
    {
      text: say('console.choose.like'),
      isOff: piece?.origin === 'upload' || !currentSession().can.edit,
      run: () => setChoosing(true),
    },
  ]
  return (
    <>
      <PictureMenu
        label={say('console.composer.move_place', {
          position: place,
          name: nameOf(composer.bench, pieceKey),
        })}
        pieceKey={pieceKey}
        align={place === 0 ? 'start' : 'end'}
        choices={choices}
      />
      {isChoosing && <ChoosePicture composer={composer} like={piece} onClose={() => setChoosing(false)} />}
    </>
  )
}

type MenuChoice = { text: string; isOff: boolean; run: () => void }
type PictureMenuProps = {
  label: string
  pieceKey: string
  align: 'start' | 'end'
  choices: readonly MenuChoice[]
}

/** Offers a picture's moves as a menu. Afterwards the moved picture has the focus. */
export const PictureMenu = ({ label, pieceKey, align, choices }: PictureMenuProps) => (
  <Menu class="place-menu" align={align} label={label} button={<Icon name="more" />}>
    {(close) =>
      choices.map(({ text, isOff, run }) => (
        <MenuItem
          key={text}
          off={isOff}
          onClick={() => {
            close()
            run()
            refocus(pieceKey)
          }}
        >
          {text}
        </MenuItem>
      ))
    }
  </Menu>
)

type FreeProps = { composer: Composer; place: number; type: string | null }

function FreePlace({ composer, place, type }: FreeProps) {
  const { held } = composer
  const { value } = held
  const mayTake = value !== null && value.place !== place
  const content = mayTake ? (
    <span class="gap-place">
      <b>{say('console.composer.drop_here')}</b>
    </span>
  ) : (
    <EmptyPlace type={type} />
  )
  return (
    <li class={mayTake ? 'facing missing may-take' : 'facing missing'}>
      <div class="stand">
        {value === null ? (
          content
        ) : (
          <button
            type="button"
            class="grip"
            aria-label={say('console.composer.drop_at', { place })}
            onClick={() => {
              composer.drop(value.key, place)
              refocus(value.key)
            }}
          >
            {content}
          </button>
        )}
      </div>
      <div class="ticket bare">
        <div class="small quiet">{placeName(place)}</div>
      </div>
    </li>
  )
}

/** Picks up a picture, or drops the held one here. */
export function onTap(composer: Composer, key: string, place: number | null): void {
  const { value } = composer.held
  if (value === null) {
    composer.held.value = { key, place: null }
    composer.report(pickedUp(composer, key))
  } else if (value.key === key || place === null) composer.held.value = null
  else composer.drop(value.key, place)
}

/** Names the best place and brings it into view. */
function pickedUp({ bench, present }: Composer, key: string): string {
  const name = nameOf(bench, key)
  const best = bestPlace(bench, present, key)
  if (!best) return say('console.composer.picked_up', { name })
  const facings = document.querySelectorAll('.composer .facing')
  facings[best.place]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  return say('console.composer.picked_up_best', { name, position: best.place, gain: signed(best.gain) })
}
