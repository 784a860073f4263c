import type { Picture as StoredPicture } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { local } from '../../base.ts'
import type { Piece } from '../../engine/workbench.ts'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import type { Composer } from './use-composer.ts'

const PAGE = 24
/** Typing pauses before a search. */
const PAUSE_MS = 250

type Filter = { q: string; since: string }
type Found = { pictures: readonly StoredPicture[]; cursor: string | null; isLoading: boolean }

type ChooseProps = {
  composer: Composer
  /** Picture to replace by a similar one. Null to add any picture. */
  like: Piece | null
  onClose: () => void
}

/** Offers all stored pictures of the organization. */
export function ChoosePicture({ composer, like, onClose }: ChooseProps) {
  const [filter, setFilter] = useState<Filter>({ q: '', since: '' })
  const { found, more } = usePictures(filter, like)
  const choose = async (picture: StoredPicture) => {
    await composer.addImages([picture.image_id])
    const place = like ? composer.present.shelf.indexOf(like.key) : -1
    if (place >= 0) composer.drop(picture.image_id, place)
    onClose()
  }
  return (
    <Dialog title={say(like ? 'console.choose.title_like' : 'console.choose.title')} onClose={onClose} wide>
      <Filters filter={filter} onChange={setFilter} />
      <ul
        class="choose-pictures"
        role="list"
        aria-label={say('console.choose.pictures')}
        aria-busy={found.isLoading}
      >
        {found.pictures.map((picture) => (
          <li key={picture.image_id}>
            <PictureChoice picture={picture} like={like} onChoose={choose} />
          </li>
        ))}
      </ul>
      {found.pictures.length === 0 && !found.isLoading && found.cursor === null && (
        <Empty title={say('console.choose.none')} text={say('console.choose.none_text')} />
      )}
      {found.cursor !== null && <Button onClick={more}>{say('console.choose.more')}</Button>}
    </Dialog>
  )
}

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void }

const Filters = ({ filter, onChange }: FiltersProps) => (
  <div class="row wrap">
    <label class="input choose-search">
      <span class="spoken">{say('console.choose.search')}</span>
      <input
        type="search"
        placeholder={say('console.choose.search')}
        maxLength={200}
        value={filter.q}
        onInput={(event) => onChange({ ...filter, q: event.currentTarget.value })}
      />
    </label>
    <label class="row small">
      {say('console.choose.since')}
      <input
        class="input"
        type="date"
        value={filter.since}
        onInput={(event) => onChange({ ...filter, since: event.currentTarget.value })}
      />
    </label>
  </div>
)

type ChoiceProps = {
  picture: StoredPicture
  like: Piece | null
  onChoose: (picture: StoredPicture) => Promise<void>
}

function PictureChoice({ picture, like, onChoose }: ChoiceProps) {
  const { name, filename, id, width, height, renditions } = picture
  const text = name ?? id ?? filename ?? say('console.composer.picture')
  const size = say('console.choose.size', { width, height })
  const isLarger = like !== null && isLargerCopy(picture, like)
  return (
    <button
      type="button"
      class="choose-picture"
      aria-label={[text, filename, size, isLarger && say('console.choose.larger')].filter(Boolean).join(', ')}
      onClick={() => void onChoose(picture).catch(showFailure)}
    >
      <Picture src={local(renditions[160])} alt="" side={160} />
      <span class="small cut">{text}</span>
      <span class="small quiet">{size}</span>
      {isLarger && <b class="small">{say('console.choose.larger')}</b>}
    </button>
  )
}

const isLargerCopy = ({ shows_same: isSame, width, height }: StoredPicture, like: Piece): boolean =>
  isSame === true && width * height > like.width * like.height

/** Reads pictures by page. Those like another come at once, larger copies first. */
function usePictures({ q, since }: Filter, like: Piece | null) {
  const [found, setFound] = useState<Found>({ pictures: [], cursor: null, isLoading: true })
  const read = async (cursor: string | null, signal?: AbortSignal): Promise<Found> => {
    const query = {
      limit: PAGE,
      ...(q.trim() !== '' && { q: q.trim() }),
      ...(since !== '' && { since: new Date(since).toISOString() }),
      ...(like && { like: like.key }),
    }
    const page = await endcap.images.list(query, { signal }).page(cursor)
    const pictures = like
      ? page.data.toSorted((a, b) => Number(isLargerCopy(b, like)) - Number(isLargerCopy(a, like)))
      : page.data
    return { pictures, cursor: page.next_cursor, isLoading: false }
  }
  useEffect(() => {
    const controller = new AbortController()
    setFound((now) => ({ ...now, isLoading: true }))
    const timer = setTimeout(() => {
      read(null, controller.signal).then(setFound, (error: unknown) => {
        if (!controller.signal.aborted) showFailure(error)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, since])
  const more = async () => {
    const next = await read(found.cursor)
    setFound({ ...next, pictures: [...found.pictures, ...next.pictures] })
  }
  return { found, more }
}
