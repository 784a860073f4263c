import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { focusPage } from './focus-page.ts'
import { Icon, type IconName } from './icon.tsx'
import { showFailure } from './toast.tsx'

type Look = 'first' | 'quiet' | 'removes' | 'removes-filled'

type Common = {
  children?: ComponentChildren
  /** `first` is a page's only filled button. */
  look?: Look | undefined
  icon?: IconName | undefined
  small?: boolean | undefined
  /** Screen reader name of a button without text. */
  label?: string | undefined
}

type ButtonProps = Common & {
  /** A pending promise shows as busy, and its failure is shown. */
  onClick?: ((event: MouseEvent) => unknown) | undefined
  /** Why the button is disabled. */
  off?: string | false | null | undefined
  type?: 'button' | 'submit'
  pressed?: boolean | undefined
  busy?: boolean | undefined
  keys?: string | undefined
}

const classOf = ({ look, small, children }: Common): string =>
  [
    'button',
    look === 'removes-filled' ? 'removes filled' : look,
    small && 'compact',
    children === undefined && 'icon-only',
  ]
    .filter(Boolean)
    .join(' ')

/** A disabled button stays focusable, with its reason as description. */
export function Button(props: ButtonProps) {
  const { children, icon, label, onClick, off, type = 'button', pressed, busy, keys } = props
  const [works, setWorks] = useState(false)
  const isBusy = busy ?? works
  const click = (event: MouseEvent) => {
    if (off || isBusy) {
      event.preventDefault()
      return
    }
    const outcome = onClick?.(event)
    if (!(outcome instanceof Promise)) return
    setWorks(true)
    outcome.catch(showFailure).finally(() => {
      setWorks(false)
      requestAnimationFrame(keepFocus)
    })
  }
  return (
    <button
      type={type}
      class={classOf(props)}
      aria-label={label}
      title={off || (children === undefined ? label : undefined)}
      aria-disabled={off ? 'true' : undefined}
      aria-pressed={pressed}
      aria-busy={isBusy ? 'true' : undefined}
      aria-keyshortcuts={keys}
      onClick={click}
    >
      {isBusy ? <span class="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** Moves the focus to the page if its button is gone, such as that of a removed row. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusPage()
}

type LinkButtonProps = Common & { href: string; download?: string | undefined }

/** A link in the form of a button. */
export const LinkButton = (props: LinkButtonProps) => (
  <a class={classOf(props)} href={props.href} download={props.download} aria-label={props.label}>
    {props.icon && <Icon name={props.icon} />}
    {props.children}
  </a>
)
