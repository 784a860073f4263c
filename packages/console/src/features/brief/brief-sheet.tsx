import './brief.css'
import type { Brief } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { CopyButton } from '../../parts/controls.tsx'
import { partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { placeName, retailerName } from '../../words/terms.ts'
import { briefTitle, dueText, isLate, sizeText } from './brief-words.ts'
import { CropDrawing } from './crop-drawing.tsx'

/** Draws a picture of a brief, which guests read through their link. */
export type ShowImage = (image: Brief['examples'][number], alt: string) => ComponentChildren

type BriefSheetProps = {
  brief: Brief
  show: ShowImage
  /** Takes the picture, on the screen only. Null for readers. */
  slot: ComponentChildren
  /** Last line on paper. */
  foot?: string
}

/** The brief of a shot: a page on the screen, and a sheet on paper. Nothing is folded, and there are no scores. */
export const BriefSheet = ({ brief, show, slot, foot }: BriefSheetProps) => (
  <article class="brief">
    <Head brief={brief} />
    <Places brief={brief} show={show} slot={slot} />
    <div class="brief-columns">
      <section class="panel">
        <h3>{say('console.brief.picture')}</h3>
        <p class="brief-note">{brief.note ?? say('console.brief.no_note')}</p>
        {brief.examples.length > 0 && (
          <ul class="brief-examples" role="list">
            {brief.examples.map((image) => (
              <li key={image.image_id}>
                {show(image, say('console.brief.like_this'))}
                <b class="small">{say('console.brief.like_this')}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="panel">
        <h3>{say('console.brief.crop')}</h3>
        <CropDrawing brief={brief} />
        {brief.crop !== null && <p>{brief.crop}</p>}
      </section>
    </div>
    <Delivery brief={brief} />
    <Rules brief={brief} />
    {foot !== undefined && <p class="brief-foot small">{foot}</p>}
  </article>
)

const Head = ({ brief }: { brief: Brief }) => {
  const { listing, agency } = brief
  const due = dueText(brief)
  return (
    <header class="brief-head">
      <div>
        <h2 class="title">{briefTitle(brief)}</h2>
        <b dir="auto">{listing.name ?? listing.id}</b>
        <p class="small quiet">
          {listing.id} · {retailerName(listing.retailer)}
        </p>
      </div>
      <div class="brief-due">
        {due !== null && <span class={isLate(brief) ? 'title loss' : 'title'}>{due}</span>}
        {agency !== null && <span class="small quiet">{say('console.brief.for', { name: agency })}</span>}
      </div>
    </header>
  )
}

const Places = ({ brief, show, slot }: Omit<BriefSheetProps, 'foot'>) => {
  const { places, position, listing, picture } = brief
  return (
    <section>
      <h3>{say('console.brief.where')}</h3>
      <ol class="brief-shelf" role="list">
        {places.map(({ kind, image }, place) => (
          <li key={`${kind} ${image?.image_id ?? place}`}>
            <div class={`brief-place ${kind}`}>
              {kind === 'this' ? (
                <>
                  {picture && <span class="no-print">{show(picture.image, briefTitle(brief))}</span>}
                  {slot || <b class="no-print">{say('console.brief.this_picture')}</b>}
                  <b class="only-paper">{say('console.brief.this_picture')}</b>
                </>
              ) : image ? (
                show(image, `${placeName(place)}, ${listing.name ?? listing.id}`)
              ) : (
                <span class="small">{say('console.brief.another')}</span>
              )}
            </div>
            <span class="small quiet">
              {kind === 'this' && position === null ? say('console.brief.further') : placeName(place)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Delivery = ({ brief }: { brief: Brief }) => (
  <section class="panel">
    <h3>{say('console.brief.delivery')}</h3>
    <dl class="brief-facts">
      <dt>{say('console.brief.size_name')}</dt>
      <dd>
        <b>{sizeText(brief)}</b>
      </dd>
      <dt>{say('console.brief.file')}</dt>
      <dd>{say('console.brief.file_kinds')}</dd>
      <dt>{say('console.brief.file_name')}</dt>
      <dd class="row wrap">
        <code>{brief.file_name}</code>
        <CopyButton text={brief.file_name} label={say('console.brief.copy')} />
      </dd>
    </dl>
  </section>
)

const Rules = ({ brief: { rules, listing } }: { brief: Brief }) =>
  rules.length === 0 ? null : (
    <section class="panel">
      <h3>{say('console.brief.rules', { retailer: retailerName(listing.retailer) })}</h3>
      <ul class="brief-rules divided" role="list">
        {rules.map(({ text, severity, source, checked, is_old: isOld }) => (
          <li key={`${severity} ${text} ${source?.url}`}>
            <span>
              <b>{severity === 'hard' ? say('console.brief.must') : say('console.brief.better')}</b> {text}
            </span>
            <span class="small quiet">
              {source ? (
                <a class="link" href={source.url} target="_blank" rel="noreferrer">
                  {source.title}
                </a>
              ) : (
                say('console.accepted.own_rule')
              )}
            </span>
            <span class={isOld ? 'small loss' : 'small quiet'}>
              {checked !== null && say('console.accepted.checked', { day: partialDate(checked) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
