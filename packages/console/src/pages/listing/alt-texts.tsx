import type { AltTextsOfImage, ListingExplanation, PdpAltTexts } from '@endcap/client'
import { ImageTexts } from '@endcap/client/image-texts'
import { LANGUAGES } from '@endcap/words/languages'
import { useState } from 'preact/hooks'
import { local } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { Button } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { showToast } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { counted } from '../../words/numbers.ts'
import { say, writer } from '../../words/say.ts'
import { placeName } from '../../words/terms.ts'

const MAX_LENGTH = 1_000
const imageTexts = new ImageTexts(endcap)

/** The alt texts of a listing's images in one language, with what is wrong and a draft of each. */
export function AltTexts({ listing }: { listing: ListingExplanation }) {
  const { pdp_id: pdpId } = listing
  const ids = listing.images.map(({ image_id: id }) => id).join()
  const read = useResource<PdpAltTexts>(`alt-texts ${pdpId} ${ids}`, (signal) =>
    imageTexts.altTexts(pdpId, { signal }),
  )
  // Kept while the editor starts again with saved texts.
  const language = useState<string | null>(null)
  return (
    <section class="panel alt-texts" aria-labelledby="alt-texts">
      <div class="panel-head">
        <h2 id="alt-texts">{say('console.alt_texts.title')}</h2>
        {read.data && <span class="meta end">{summaryOf(read.data)}</span>}
      </div>
      <Loaded resource={read} rows={listing.images.length}>
        {(data) => (
          <Editor
            key={JSON.stringify(data.alt_texts)}
            listing={listing}
            data={data}
            reload={read.reload}
            chosen={language}
          />
        )}
      </Loaded>
    </section>
  )
}

type EditorProps = {
  listing: ListingExplanation
  data: PdpAltTexts
  reload: () => Promise<void>
  chosen: [string | null, (language: string) => void]
}

function Editor({ listing, data, reload, chosen: [chosen, setLanguage] }: EditorProps) {
  const languages = [...new Set([...languagesOf(data), ...LANGUAGES])]
  const language = chosen ?? languages[0] ?? 'en'
  const [edited, setEdited] = useState<Readonly<Record<string, readonly string[]>>>({})
  const texts = edited[language] ?? textsOf(data, language)
  const change = (next: readonly string[]) => setEdited({ ...edited, [language]: next })
  const canEdit = currentSession().can.edit
  const save = async () => {
    await imageTexts.setAltTexts(data.pdp_id, {
      alt_texts: languages.map((each) => ({
        language: each,
        texts: [...(edited[each] ?? textsOf(data, each))],
      })),
      expected_image_ids: data.images.map(({ image_id: id }) => id),
    })
    await reload()
    showToast(say('console.alt_texts.saved'))
  }
  return (
    <>
      <label class="row">
        {say('console.alt_texts.language')}
        <select class="input" value={language} onChange={(event) => setLanguage(event.currentTarget.value)}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </select>
      </label>
      <ol class="divided alt-text-rows">
        {data.images.map((image, index) => (
          <AltText
            key={image.image_id}
            image={image}
            src={thumbnailOf(listing, image)}
            language={language}
            text={texts[index] ?? ''}
            isEdited={edited[language] !== undefined}
            onChange={
              canEdit ? (text) => change(texts.map((each, at) => (at === index ? text : each))) : null
            }
          />
        ))}
      </ol>
      {canEdit && (
        <div class="row wrap no-print">
          <Button
            onClick={() =>
              change(texts.map((text, index) => text || (draftOf(data.images[index], language) ?? '')))
            }
          >
            {say('console.alt_texts.fill')}
          </Button>
          <Button
            look="first"
            off={Object.keys(edited).length === 0 && say('console.alt_texts.nothing')}
            onClick={save}
          >
            {say('console.alt_texts.save')}
          </Button>
        </div>
      )}
    </>
  )
}

type AltTextProps = {
  image: AltTextsOfImage
  src: string | null
  language: string
  text: string
  /** The problems are those of the stored text. */
  isEdited: boolean
  /** Null for viewers. */
  onChange: ((text: string) => void) | null
}

function AltText({ image, src, language, text, isEdited, onChange }: AltTextProps) {
  const place = placeName(image.position)
  const check = image.texts.find((each) => each.language === language)
  const draft = draftOf(image, language)
  return (
    <li>
      <Picture src={src} alt="" />
      <div class="stack tight">
        <input
          dir="auto"
          class="input"
          type="text"
          value={text}
          maxLength={MAX_LENGTH}
          lang={language}
          readOnly={onChange === null}
          aria-label={say('console.alt_texts.of', { place })}
          onInput={(event) => onChange?.(event.currentTarget.value)}
        />
        {!isEdited &&
          check?.problems.map(({ code, message }) => (
            <span key={code} class="small loss">
              {message}
            </span>
          ))}
        {onChange && draft && draft !== text && (
          <span class="small">
            <span class="quiet" lang={language}>
              {draft}
            </span>{' '}
            <Button small onClick={() => onChange(draft)}>
              {say('console.alt_texts.use')}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}

const languagesOf = ({ images }: PdpAltTexts): string[] =>
  images[0]?.texts.map(({ language }) => language) ?? []

const textsOf = ({ alt_texts: all, images }: PdpAltTexts, language: string): string[] => {
  const given = all.find((each) => each.language === language)?.texts
  return images.map((_, index) => given?.[index] ?? '')
}

const draftOf = (image: AltTextsOfImage | undefined, language: string): string | undefined =>
  image?.drafts.find((each) => each.language === language)?.text

const thumbnailOf = ({ images }: ListingExplanation, { image_id: id }: AltTextsOfImage): string | null => {
  const image = images.find((each) => each.image_id === id)
  return image ? local(image.renditions[160]) : null
}

/** Names a language in that of the reader. */
const languageName = (language: string): string =>
  new Intl.DisplayNames([writer().language], { type: 'language' }).of(language) ?? language

function summaryOf({ images }: PdpAltTexts): string {
  const wrong = images.filter(({ texts }) => texts.some(({ is_ok: isOk }) => !isOk)).length
  return wrong === 0 ? say('console.alt_texts.all_ok') : counted(wrong, 'console.alt_texts.with_problems')
}
