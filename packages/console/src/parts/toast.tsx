import { EndcapError } from '@endcap/client'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { isUnreachable } from '../data/unreachable.ts'
import { SessionError } from '../session/session-api.ts'
import { say } from '../words/say.ts'
import { sentence } from '../words/sentence.ts'
import { Icon } from './icon.tsx'

type Toast = {
  id: number
  text: string
  items?: readonly string[]
  isFailure: boolean
  /** Shown until it is closed. */
  stays: boolean
  action: { label: string; run: () => void } | null
}

const toasts = signal<readonly Toast[]>([])
const VISIBLE_MS = 6_000
let lastId = 0

/** Shows a sentence with at most one action, for six seconds unless it `stays`. */
export function showToast(
  text: string,
  action: Toast['action'] = null,
  { stays = false }: { stays?: boolean } = {},
): void {
  add({ text, action, isFailure: false, stays })
}

/** Shows why something failed, until it is closed. */
export function showFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  const items = error instanceof FailedItems ? error.items : []
  add({ text: failureText(error), items, action: null, isFailure: true, stays: true })
}

/** Returns a failure in words. */
export function failureText(error: unknown): string {
  if (error instanceof EndcapError.RateLimited) return say('console.failure.too_many')
  if (isUnreachable(error)) return say('console.failure.unreachable')
  if (error instanceof EndcapError.Timeout) return say('console.failure.timeout')
  if (error instanceof EndcapError || error instanceof SessionError) return sentence(error.message)
  if (error instanceof FailedItems) return error.message
  return error instanceof Error ? sentence(error.message) : say('console.failure.unknown')
}

/** Lists failures below a headline. */
export class FailedItems extends Error {
  readonly items: readonly string[]

  constructor(headline: string, items: readonly string[]) {
    super(headline)
    this.items = items
  }
}

function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  toasts.value = [...toasts.value.slice(-2), { ...toast, id: lastId }]
}

/** Closes the failures of a page that is left. */
export function closeFailures(): void {
  if (toasts.peek().some(({ isFailure }) => isFailure))
    toasts.value = toasts.peek().filter(({ isFailure }) => !isFailure)
}

const remove = (id: number) => {
  toasts.value = toasts.value.filter((each) => each.id !== id)
}

/** The place of toasts, at the bottom of every page. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.value.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    // Shown anew, the region lies above a dialog that was opened before.
    region.current?.hidePopover()
    region.current?.showPopover()
  }, [newest])
  return (
    <div
      ref={region}
      class="toasts"
      role="region"
      aria-label={say('console.parts.messages')}
      popover="manual"
    >
      {toasts.value.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, text, items = [], isFailure, stays, action } = toast
  const isHeld = useRef(false)
  useEffect(() => {
    if (stays) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => (isHeld.current ? wait() : remove(id)), VISIBLE_MS)
    }
    wait()
    return () => clearTimeout(timer)
  }, [id])
  const hold = (held: boolean) => () => {
    isHeld.current = held
  }
  return (
    <div
      class={isFailure ? 'toast failure' : 'toast'}
      role={isFailure ? 'alert' : 'status'}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusCapture={hold(true)}
      onBlurCapture={hold(false)}
    >
      <Icon name={isFailure ? 'alert' : 'check'} />
      <div>
        {text}
        {items.length > 0 && (
          <ul class="toast-items small">
            {items.map((item) => (
              <li key={item} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
      {action && (
        <button
          type="button"
          class="link"
          onClick={() => {
            remove(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        class="toast-close"
        aria-label={say('console.parts.close')}
        onClick={() => remove(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
