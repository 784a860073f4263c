import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import { focusPage } from './focus-page.ts'

type DialogProps = {
  title: string
  onClose: () => void
  children: ComponentChildren
  wide?: boolean
}

/** Closes by its cross or Escape. A stray click outside must not discard input. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      // The opening element may be gone, such as a deleted row.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else focusPage()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div class="dialog-body">
        <h2 id={heading}>{title}</h2>
        {children}
        {/* Last, because the first button has the focus. */}
        <div class="dialog-close">
          <Button small look="quiet" icon="close" label={say('console.parts.close')} onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}

type ConfirmProps = {
  title: string
  text: string
  keep: string
  remove: string
  onRemove: () => Promise<unknown>
  onClose: () => void
}

/** Confirms a loss. The safe button comes first and has the focus. */
export const ConfirmRemoval = ({ title, text, keep, remove, onRemove, onClose }: ConfirmProps) => (
  <Dialog title={title} onClose={onClose}>
    <p class="quiet">{text}</p>
    <div class="dialog-buttons">
      <Button onClick={onClose}>{keep}</Button>
      <Button look="removes-filled" onClick={() => onRemove().then(onClose)}>
        {remove}
      </Button>
    </div>
  </Dialog>
)
