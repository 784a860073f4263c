import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { failureText } from './toast.tsx'

type FormDialogProps = {
  title: string
  /** Text of the button that submits the form. */
  submit: string
  /** Why the form cannot be submitted yet. */
  off?: string | false
  /** Submits the form. Its failure is shown in the dialog, which stays open. */
  onSubmit: () => Promise<void>
  onClose: () => void
  wide?: boolean
  children: ComponentChildren
}

/** A dialog with a form, which can be submitted once at a time. */
export function FormDialog({
  title,
  submit,
  off,
  onSubmit,
  onClose,
  wide = false,
  children,
}: FormDialogProps) {
  const isBusy = useSignal(false)
  const failure = useSignal<string | null>(null)
  const send = async () => {
    if (off || isBusy.value) return
    isBusy.value = true
    try {
      await onSubmit()
    } catch (error) {
      failure.value = failureText(error)
      isBusy.value = false
    }
  }
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <form
        class="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {children}
        {failure.value !== null && (
          <p class="loss" role="alert">
            {failure.value}
          </p>
        )}
        <div class="dialog-buttons">
          <Button onClick={onClose}>{say('console.parts.cancel')}</Button>
          <Button type="submit" look="first" busy={isBusy.value} off={off}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
