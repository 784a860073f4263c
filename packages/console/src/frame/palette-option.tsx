import { local } from '../base.ts'
import { Icon } from '../parts/icon.tsx'
import { Score } from '../parts/score.tsx'
import { Picture } from '../parts/shelf.tsx'
import { VerdictMark } from '../parts/verdict.tsx'
import type { PaletteItem } from './palette-items.ts'

type PaletteOptionProps = {
  id: string
  item: PaletteItem
  /** Search text, marked in the title. */
  text: string
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
  onRun: () => void
}

/** Draws a palette line. The focus stays in the field. */
export function PaletteOption({ id, item, text, isActive, onPoint, onOpen, onRun }: PaletteOptionProps) {
  const shared = {
    id,
    role: 'option' as const,
    tabIndex: -1,
    class: isActive ? 'palette-item active' : 'palette-item',
    'aria-selected': isActive,
    onPointerMove: onPoint,
  }
  return item.href === null ? (
    <button {...shared} type="button" onClick={onRun}>
      <Line item={item} text={text} isActive={isActive} />
    </button>
  ) : (
    <a
      {...shared}
      href={item.href}
      onClick={(event) => {
        // Clicks for a new tab leave the palette open.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen()
      }}
    >
      <Line item={item} text={text} isActive={isActive} />
    </a>
  )
}

const Line = ({ item, text, isActive }: Pick<PaletteOptionProps, 'item' | 'text' | 'isActive'>) => (
  <>
    {item.listing ? (
      <Picture
        src={item.listing.thumbnail_url === null ? null : local(item.listing.thumbnail_url)}
        alt=""
        side={160}
      />
    ) : (
      <span class="palette-icon">
        <Icon name={item.icon} />
      </span>
    )}
    <span class="palette-text">
      <span class="cut" dir="auto">
        <Marked title={item.title} text={item.listing ? text : ''} />
      </span>
      {item.meta !== null && <span class="meta cut">{item.meta}</span>}
    </span>
    {item.listing && <Score value={item.listing.pdp_score} judged={item.listing.acceptance} />}
    {item.listing && <VerdictMark judged={item.listing.acceptance} />}
    {item.aside !== null && <span class="small quiet">{item.aside}</span>}
    <kbd class={isActive ? undefined : 'unseen'} aria-hidden="true">
      ↵
    </kbd>
  </>
)

/** Marks the found text in a title. */
function Marked({ title, text }: { title: string; text: string }) {
  const start = text === '' ? -1 : title.toLowerCase().indexOf(text.toLowerCase())
  if (start < 0) return <>{title}</>
  const end = start + text.length
  return (
    <>
      {title.slice(0, start)}
      <mark>{title.slice(start, end)}</mark>
      {title.slice(end)}
    </>
  )
}
