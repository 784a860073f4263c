import { useRef } from 'preact/hooks'
import { local } from '../../base.ts'
import { compose, type Piece, scoreOf } from '../../engine/workbench.ts'
import { Points } from '../../parts/score.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { scoreText } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { repeatsText, typeName } from '../../words/terms.ts'
import { placeAt } from './arrangement.ts'
import { onTap, PictureMenu } from './composer-shelf.tsx'
import { useDraggable } from './drag.ts'
import { nameOf } from './explain-change.ts'
import { onPictureKey, stopSpace } from './keys.ts'
import { refusalOf } from './refusal.ts'
import type { Composer } from './use-composer.ts'

/** Shows a tray picture with its score and its gain in the next free place. */
export function TrayPicture({ composer, piece }: { composer: Composer; piece: Piece }) {
  const grip = useRef<HTMLButtonElement>(null)
  useDraggable(grip, composer, piece.key)
  const { service_score: score, classification } = piece.candidate.as('carousel')
  const isHeld = composer.held.value?.key === piece.key
  return (
    <li class={isHeld ? 'tray-picture picked' : 'tray-picture'}>
      <button
        ref={grip}
        type="button"
        class="grip"
        data-key={piece.key}
        aria-pressed={isHeld}
        aria-label={say('console.composer.tray_label', {
          type: typeName(classification),
          score: scoreText(score),
        })}
        aria-describedby="composer-keys"
        onKeyDown={(event) => onPictureKey(event, composer, piece.key, null)}
        onKeyUp={stopSpace}
        onClick={() => onTap(composer, piece.key, null)}
      >
        <Picture src={local(piece.renditions[480])} alt="" />
      </button>
      <div class="row between">
        <span class="small cut">{typeName(classification)}</span>
        <span class="row tray-score">
          <b class="small">{scoreText(score)}</b>
          <TrayMenu composer={composer} pieceKey={piece.key} />
        </span>
      </div>
      <TrayGain composer={composer} piece={piece} />
    </li>
  )
}

/** Moves a tray picture without dragging. */
function TrayMenu({ composer, pieceKey }: { composer: Composer; pieceKey: string }) {
  const { bench, present } = composer
  const end = present.shelf.length
  const choices = [
    {
      text: say('console.composer.add_at_end'),
      isOff: refusalOf(bench, present, pieceKey, end) !== null,
      run: () => composer.drop(pieceKey, end),
    },
    {
      text: say('console.composer.make_main'),
      isOff: false,
      run: () => composer.drop(pieceKey, 0),
    },
  ]
  return (
    <PictureMenu
      label={say('console.composer.move_of_tray', { name: nameOf(bench, pieceKey) })}
      pieceKey={pieceKey}
      align={present.tray[0] === pieceKey ? 'start' : 'end'}
      choices={choices}
    />
  )
}

/** Shows the gain in the next free place, or the repeated image. */
function TrayGain({
  composer: { bench, present, now, composed },
  piece,
}: {
  composer: Composer
  piece: Piece
}) {
  if (!composed || !now) return null
  const place = present.shelf.length
  if (refusalOf(bench, present, piece.key, place) !== null) return null
  const next = compose(bench, placeAt(present, piece.key, place).shelf)
  const current = scoreOf(bench, present.shelf)
  if (!next || current === null) return null
  const repeated = next.repeats.find(([, later]) => later === place)
  if (repeated) return <span class="small loss">{repeatsText(repeated[0])}</span>
  const gain = next.score - current
  return (
    <span class="small">
      {sayWith('console.composer.gain_as', { position: place }, { points: () => <Points value={gain} /> })}
    </span>
  )
}
