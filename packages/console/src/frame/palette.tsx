import { say, sayWith } from '../words/say.ts'
import './palette.css'
import type { Tags } from '@endcap/words/writer'
import type { ComponentChild } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { Icon } from '../parts/icon.tsx'
import { announce } from '../parts/live.tsx'
import { showFailure } from '../parts/toast.tsx'
import { counted } from '../words/numbers.ts'
import { groupsOf, type PaletteGroup, type PaletteItem } from './palette-items.ts'
import { PaletteOption } from './palette-option.tsx'
import { useFinding } from './use-finding.ts'

/** Draws a key in a text. */
const KEYS: Tags<ComponentChild> = { key: (name) => <kbd>{name}</kbd> }

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Finds listings, places and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label={say('console.palette.find')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <Finder text={text} onText={setText} onClose={onClose} />
      <footer class="palette-keys small quiet">
        <span>{sayWith('console.palette.key_move', {}, KEYS)}</span>
        <span>{sayWith('console.palette.key_open', {}, KEYS)}</span>
        <span>
          {sayWith(
            'console.palette.key_new_tab',
            { modifier: isApple() ? '⌘' : say('console.palette.ctrl') },
            KEYS,
          )}
        </span>
        <span class="palette-hint">{say('console.palette.paste')}</span>
      </footer>
    </dialog>
  )
}

function useModal(dialog: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
}

type FinderProps = { text: string; onText: (text: string) => void; onClose: () => void }

/** Tracks the active line and the listing whose actions are offered. */
function useLines(text: string, list: string) {
  const finding = useFinding(text)
  const [active, setActive] = useState(0)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = finding.listings.find(({ pdp_id }) => pdp_id === chosenId) ?? finding.listings[0] ?? null
  const groups = groupsOf({ text, ...finding, chosen })
  const items = groups.flatMap((group) => group.items)
  useEffect(() => {
    setActive(0)
    setChosenId(null)
  }, [text, finding.isCurrent])
  useEffect(() => {
    if (finding.isCurrent) announce(counted(finding.listings.length, 'console.counted.listings'))
  }, [finding.isCurrent, finding.listings])
  const idOf = (position: number) => `${list}-${position}`
  const move = (to: number) => {
    if (items.length === 0) return
    const next = (to + items.length) % items.length
    setActive(next)
    const listing = items[next]?.listing
    if (listing) setChosenId(listing.pdp_id)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  return {
    groups,
    items,
    index: Math.min(active, items.length - 1),
    idOf,
    move,
    isCurrent: finding.isCurrent,
  }
}

function Finder({ text, onText, onClose }: FinderProps) {
  const list = useId()
  const lines = useLines(text.trim(), list)
  const { groups, items, index, idOf, move } = lines
  const { open, press, forget } = useOpening(lines, onClose)
  return (
    <>
      <div class="palette-field">
        <Icon name="search" />
        <input
          dir="auto"
          type="text"
          role="combobox"
          autofocus
          autocomplete="off"
          spellcheck={false}
          placeholder={say('console.frame.find')}
          aria-label={say('console.palette.find_by')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={items.length > 0 ? idOf(index) : undefined}
          value={text}
          onInput={({ currentTarget }) => {
            forget()
            onText(currentTarget.value)
          }}
          onKeyDown={press}
        />
        <span class="small quiet palette-hint">{say('console.palette.names')}</span>
      </div>
      <Results
        {...{ groups, idOf, onClose }}
        id={list}
        activeIndex={index}
        text={text.trim()}
        onPoint={move}
        onRun={(item) => open(item, false)}
      />
      {items.length === 0 && (
        <p class="palette-nothing quiet">{say('console.palette.nothing', { text: text.trim() })}</p>
      )}
    </>
  )
}

/** Opens lines by Enter or click. An early Enter waits for the results. */
function useOpening({ items, index, move, isCurrent }: ReturnType<typeof useLines>, onClose: () => void) {
  const { route } = useLocation()
  const waiting = useRef<{ isNewTab: boolean } | null>(null)
  const open = (item: PaletteItem | undefined, isNewTab: boolean) => {
    if (!item) return
    if (isNewTab && item.href !== null) window.open(item.href, '_blank', 'noopener')
    else if (item.href !== null) route(item.href)
    else item.run(route).catch(showFailure)
    if (!isNewTab) onClose()
  }
  useEffect(() => {
    if (!isCurrent || !waiting.current) return
    open(items[0], waiting.current.isNewTab)
    waiting.current = null
  }, [isCurrent])
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) move(index + step)
    else if (event.key === 'Enter') {
      const isNewTab = event.metaKey || event.ctrlKey
      if (isCurrent) open(items[index], isNewTab)
      else waiting.current = { isNewTab }
    } else return
    event.preventDefault()
  }
  const forget = () => {
    waiting.current = null
  }
  return { open, press, forget }
}

type ResultsProps = {
  id: string
  groups: readonly PaletteGroup[]
  activeIndex: number
  idOf: (position: number) => string
  text: string
  onPoint: (position: number) => void
  onClose: () => void
  onRun: (item: PaletteItem) => void
}

function Results({ id, groups, activeIndex, idOf, text, onPoint, onClose, onRun }: ResultsProps) {
  let position = -1
  return (
    <div id={id} class="palette-results" role="listbox" aria-label={say('console.palette.results')}>
      {groups.map(({ key, title, items }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} class="small quiet palette-group cut">
            {title}
          </div>
          {items.map((item) => {
            position += 1
            const at = position
            return (
              <PaletteOption
                key={item.key}
                id={idOf(at)}
                item={item}
                text={text}
                isActive={at === activeIndex}
                onPoint={() => at !== activeIndex && onPoint(at)}
                onOpen={onClose}
                onRun={() => onRun(item)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
