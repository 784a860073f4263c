import { useSignal } from '@preact/signals'
import { Button } from '../../parts/button.tsx'
import { ConfirmRemoval } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.tsx'
import type { DeadLetter } from '../../session/contract.ts'
import { sessionApi } from '../../session/session-api.ts'
import { ago } from '../../words/numbers.ts'

type DeadLettersProps = { letters: readonly DeadLetter[]; onChanged: () => Promise<void> }

/** Jobs after their last attempt. An operator starts them again, or discards them. */
export function DeadLetters({ letters, onChanged }: DeadLettersProps) {
  const discarding = useSignal<DeadLetter | null>(null)
  const retry = async ({ id }: DeadLetter) => {
    await sessionApi.retryDeadLetter(id)
    showToast('The job starts again.')
    await onChanged()
  }
  const discard = async ({ id }: DeadLetter) => {
    await sessionApi.discardDeadLetter(id)
    await onChanged()
  }
  return (
    <section class="panel" aria-labelledby="letters-title">
      <div class="panel-head">
        <h3 id="letters-title">Dead letters</h3>
        <span class="small quiet end">jobs after their last attempt</span>
      </div>
      {letters.length === 0 && <p class="quiet">There are none.</p>}
      <ul class="letters">
        {letters.map((letter) => (
          <li key={letter.id}>
            <b>{letter.queue}</b>
            <span class="small loss">{letter.error ?? 'It failed without a reason.'}</span>
            <span class="meta">{detailsOf(letter)}</span>
            <span class="row">
              <Button small icon="refresh" onClick={() => retry(letter)}>
                Retry
              </Button>
              <Button small look="quiet" onClick={() => (discarding.value = letter)}>
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {discarding.value && (
        <ConfirmRemoval
          title="Discard this job?"
          text="It is not tried again, and its listing or image keeps its state."
          keep="Keep it"
          remove="Discard"
          onRemove={() => (discarding.value ? discard(discarding.value) : Promise.resolve())}
          onClose={() => (discarding.value = null)}
        />
      )}
    </section>
  )
}

const detailsOf = ({ subject, organization, failed_at: failedAt }: DeadLetter): string =>
  [subject, organization, failedAt === null ? null : ago(failedAt)].filter(Boolean).join(' · ')
