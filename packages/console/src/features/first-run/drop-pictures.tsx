import { useEffect, useMemo } from 'preact/hooks'
import { IMAGE_TYPES } from '../../data/image-types.ts'
import { refusalOfFile } from '../../data/upload-refusal.ts'
import { DropPlace } from '../../parts/drop-place.tsx'
import { Icon } from '../../parts/icon.tsx'
import { MiniShelf } from '../../parts/shelf.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { say } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'
import { MAX_IMAGES } from './submit-listing.ts'

type DropPicturesProps = { files: readonly File[]; onChange: (files: readonly File[]) => void }

/** Accepts dropped or chosen pictures and shows them in order. */
export function DropPictures({ files, onChange }: DropPicturesProps) {
  const take = (added: readonly File[]) => {
    const isHere = (file: File) =>
      files.some(
        ({ name, size, lastModified }) =>
          name === file.name && size === file.size && lastModified === file.lastModified,
      )
    const fresh = added.filter((file) => !isHere(file))
    const refusals = fresh.flatMap((file) => refusalOfFile(file) ?? [])
    const pictures = fresh.filter((file) => IMAGE_TYPES.includes(file.type) && refusalOfFile(file) === null)
    if (pictures.length < fresh.length)
      showFailure(new Error(refusals[0] ?? say('console.first_run.only_pictures')))
    if (files.length + pictures.length > MAX_IMAGES)
      showFailure(new Error(say('console.first_run.most_images', { count: MAX_IMAGES })))
    onChange([...files, ...pictures].slice(0, MAX_IMAGES))
  }
  return (
    <DropPlace
      accept={IMAGE_TYPES.join(',')}
      multiple
      onFiles={take}
      before={files.length > 0 && <Previews files={files} />}
    >
      {files.length === 0 ? (
        <Invitation />
      ) : (
        <span class="small quiet">{say('console.first_run.add_more')}</span>
      )}
    </DropPlace>
  )
}

const Invitation = () => (
  <>
    <Icon name="image" />
    <b>{say('console.first_run.drop')}</b>
    <span class="small quiet">{say('console.first_run.drop_note')}</span>
  </>
)

function Previews({ files }: { files: readonly File[] }) {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  return (
    <MiniShelf
      images={addresses.map((src, index) => ({
        key: src,
        // Browsers cannot show TIFF.
        src: files[index]?.type === 'image/tiff' ? null : src,
        alt: say('console.first_run.picture_alt', {
          place: placeName(index),
          file: files[index]?.name ?? '',
        }),
      }))}
    />
  )
}
