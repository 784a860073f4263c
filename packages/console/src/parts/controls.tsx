import { EndcapError } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { at } from '../base.ts'
import type { Resource } from '../data/resource.ts'
import { say } from '../words/say.ts'
import { Button, LinkButton } from './button.tsx'
import { failureText, showToast } from './toast.tsx'

type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** Two to five exclusive views. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <div class="segments" role="radiogroup" aria-label={label}>
    {options.map(([each, text]) => (
      <label key={each} class={each === value ? 'chosen' : undefined}>
        <input
          type="radio"
          class="spoken"
          name={label}
          checked={each === value}
          onChange={() => onChange(each)}
        />
        {text}
      </label>
    ))}
  </div>
)

/** Shows skeletons only if the wait is long enough to notice. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      class={isShown ? 'skeleton shown' : 'skeleton'}
      role="status"
      aria-label={say('console.parts.loading')}
    >
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}

type LoadedProps<Data> = {
  resource: Resource<Data>
  children: (data: Data) => ComponentChildren
  rows?: number
}

/** Shows data, its skeleton while it is awaited, or why it could not be read. */
export function Loaded<Data>({ resource, children, rows }: LoadedProps<Data>) {
  const { data, error, reload } = resource
  if (data !== undefined) return <>{children(data)}</>
  if (error instanceof EndcapError.NotFound && error.code === 'PDP_NOT_FOUND')
    return (
      <Empty title={say('console.parts.no_listing')} text={say('console.parts.no_listing_why')}>
        <LinkButton href={at('trash')}>{say('console.parts.see_trash')}</LinkButton>
      </Empty>
    )
  if (error !== undefined)
    return (
      <Empty title={say('console.parts.not_loaded')} text={failureText(error)}>
        {/* Gone or refused data stays so. */}
        {!(error instanceof EndcapError.NotFound || error instanceof EndcapError.Forbidden) && (
          <Button onClick={reload}>{say('console.parts.try_again')}</Button>
        )}
      </Empty>
    )
  return <Skeleton rows={rows ?? 3} />
}

type EmptyProps = { title: string; text?: ComponentChildren; children?: ComponentChildren }

/** Shows what is not there and why, with the way out as a button. */
export const Empty = ({ title, text, children }: EmptyProps) => (
  <div class="empty">
    <h2>{title}</h2>
    {text && <p class="small quiet">{text}</p>}
    {children && <div class="row empty-buttons">{children}</div>}
  </div>
)

/** A button that copies a text. */
export const CopyButton = ({
  text,
  label,
  look,
}: {
  text: string
  label: string
  look?: 'first' | undefined
}) => (
  <Button
    small
    icon="copy"
    look={look}
    onClick={async () => {
      await navigator.clipboard.writeText(text)
      showToast(say('console.parts.copied'))
    }}
  >
    {label}
  </Button>
)

type BarProps = { share: number; pattern: string }

/** Draws a bar next to its number. */
export const ShareBar = ({ share, pattern }: BarProps) => (
  <span class="share-bar" aria-hidden="true">
    <span class="part" style={{ width: `${Math.max(1, 100 * share)}%`, background: pattern }} />
  </span>
)
