import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { say } from '../words/say.ts'
import { Icon, type IconName } from './icon.tsx'

type MenuProps = {
  /** Content of the button that opens the menu. */
  button: ComponentChildren
  label?: string | undefined
  class?: string
  align?: 'start' | 'end'
  children: (close: () => void) => ComponentChildren
}

/** A button that opens a panel below it. The panel closes by Escape, by a click elsewhere, and when focus leaves. */
export function Menu({ button, label, class: className = 'button', align = 'start', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useId()
  const close = (restoreFocus = true) => {
    setOpen(false)
    if (restoreFocus) root.current?.querySelector<HTMLElement>('.menu-button')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const shown = root.current?.querySelector<HTMLElement>('.menu-panel')
    if (shown) showBelow(shown, align)
    root.current
      ?.querySelector<HTMLElement>('.menu-panel :is(button, input, a, select):not(:disabled)')
      ?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const ended = new AbortController()
    const options = { signal: ended.signal }
    document.addEventListener('pointerdown', outside, options)
    // The panel follows its button.
    const follow = () => shown && showBelow(shown, align)
    document.addEventListener('scroll', follow, { ...options, capture: true })
    addEventListener('resize', follow, options)
    return () => ended.abort()
  }, [isOpen])
  return (
    <div
      class="menu"
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          close()
        } else if (isOpen) moveFocus(event)
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false)
      }}
    >
      <button
        type="button"
        class={`menu-button ${className}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div id={panel} class="menu-panel" popover="manual">
          {children(() => close())}
        </div>
      )}
    </div>
  )
}

/** Space between a panel and its button, and between a panel and the edges of the window. */
const GAP = 4
const EDGE = 8

/** Shows a panel below its button, above everything else and within the window. */
function showBelow(panel: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, top, bottom } = panel.parentElement?.getBoundingClientRect() ?? new DOMRect()
  if (!panel.matches(':popover-open')) panel.showPopover()
  const { offsetWidth: width, offsetHeight: height } = panel
  const wanted = align === 'start' ? left : right - width
  const { clientWidth, clientHeight } = document.documentElement
  const below = bottom + GAP
  const isRoomBelow = below + height + EDGE <= clientHeight || top - GAP - height < EDGE
  panel.style.left = `${Math.max(EDGE, Math.min(wanted, clientWidth - width - EDGE))}px`
  panel.style.top = `${isRoomBelow ? below : top - GAP - height}px`
}

/** Moves the focus between the items of a menu with the arrow keys. */
function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.target instanceof HTMLInputElement) return
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('.menu-panel :is(button, a):not(:disabled)'),
  ]
  if (items.length === 0) return
  event.preventDefault()
  const index = items.findIndex((item) => item === document.activeElement)
  items[(index + step + items.length) % items.length]?.focus()
}

type MenuItemProps = {
  children: ComponentChildren
  onClick: () => void
  icon?: IconName
  chosen?: boolean
  off?: boolean
}

/** A choice in a menu. */
export const MenuItem = ({ children, onClick, icon, chosen, off = false }: MenuItemProps) => (
  <button
    type="button"
    class={chosen ? 'menu-item chosen' : 'menu-item'}
    aria-pressed={chosen}
    disabled={off}
    onClick={onClick}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {chosen && <Icon name="check" />}
  </button>
)

type ChipProps = {
  name: string
  /** The chosen value in words, or null. */
  value: string | null
  onClear: () => void
  align?: 'start' | 'end'
  children: (close: () => void) => ComponentChildren
}

/** A filter: name and arrow, or name, value and a cross. The focus stays on it when its form changes. */
export function FilterChip({ name, value, onClear, align = 'start', children }: ChipProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [value])
  return (
    <div ref={root}>
      {value === null ? (
        <Menu
          class="button chip"
          align={align}
          button={
            <>
              {name}
              <Icon name="down" />
            </>
          }
        >
          {children}
        </Menu>
      ) : (
        <button
          type="button"
          class="button chip on"
          aria-label={say('console.parts.remove_filter', { name, value })}
          onClick={onClear}
        >
          {say('console.parts.filter', { name, value })}
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
