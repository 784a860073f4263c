import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import type { DeadLetter } from '../../session/contract.ts'
import { sessionApi } from '../../session/session-api.ts'
import { ago } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type DeadLettersProps = { letters: readonly DeadLetter[]; onChanged: () => Promise<void> }

/** Jobs after their last attempt. An operator starts them again, or discards them. */
export function DeadLetters({ letters, onChanged }: DeadLettersProps) {
  const discarding = useSignal<DeadLetter | null>(null)
  const retry = async ({ id }: DeadLetter) => {
    await sessionApi.retryDeadLetter(id)
    showToast(say('console.activity.retried'))
    await onChanged()
  }
  const discard = async ({ id }: DeadLetter) => {
    await sessionApi.discardDeadLetter(id)
    await onChanged()
  }
  return (
    <section class="panel" aria-labelledby="letters-title">
      <div class="panel-head">
        <h3 id="letters-title">{say('console.activity.letters')}</h3>
        <span class="small quiet end">{say('console.activity.letters_note')}</span>
      </div>
      {letters.length === 0 && <p class="quiet">{say('console.activity.letters_none')}</p>}
      <ul class="letters">
        {letters.map((letter) => (
          <li key={letter.id}>
            <b>{letter.queue}</b>
            <span class="small loss">{letter.error ?? say('console.activity.letter_no_reason')}</span>
            <span class="meta">{detailsOf(letter)}</span>
            <span class="row">
              <Button small icon="refresh" onClick={() => retry(letter)}>
                {say('console.activity.retry')}
              </Button>
              <Button small look="quiet" onClick={() => (discarding.value = letter)}>
                {say('console.activity.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {discarding.value && (
        <ConfirmRemoval
          title={say('console.activity.discard_title')}
          text={say('console.activity.discard_text')}
          keep={say('console.activity.discard_keep')}
          remove={say('console.activity.discard')}
          onRemove={() => (discarding.value ? discard(discarding.value) : Promise.resolve())}
          onClose={() => (discarding.value = null)}
        />
      )}
    </section>
  )
}

const detailsOf = ({ subject, organization, failed_at: failedAt }: DeadLetter): string =>
  [subject, organization, failedAt === null ? null : ago(failedAt)].filter(Boolean).join(' · ')
