import './corrections.css'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { correct } from './correct.ts'
import type { Choice, Question } from './questions.ts'

type NotRightProps = {
  /** Subject of the verdict, for screen readers. */
  subject: string
  question: () => Question
  /** Listing whose change is reported. */
  pdpId: string | null
  /** Shown only on hover, on focus, and on devices without a pointer. */
  isFaint?: boolean
  /** Pictures in question. */
  pictures?: ComponentChildren
}

/** Corrects a verdict. Hidden from viewers. */
export function NotRight({ subject, question, pdpId, isFaint = false, pictures }: NotRightProps) {
  const [asked, setAsked] = useState<Question | null>(null)
  if (!currentSession().can.edit) return null
  return (
    <>
      <button
        type="button"
        class={isFaint ? 'not-right link small faint no-print' : 'not-right link small no-print'}
        aria-label={say('console.correction.not_right_subject', { subject })}
        onClick={() => setAsked(question())}
      >
        {say('console.correction.not_right')}
      </button>
      {asked && (
        <CorrectDialog question={asked} pdpId={pdpId} pictures={pictures} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type DialogProps = Pick<NotRightProps, 'pdpId' | 'pictures'> & { question: Question; onClose: () => void }

function CorrectDialog({
  question: { title, note, legend, choices },
  pdpId,
  pictures,
  onClose,
}: DialogProps) {
  const [chosen, choose] = useState<Choice | null>(choices.length === 1 ? (choices[0] ?? null) : null)
  const [comment, setComment] = useState('')
  const save = async () => {
    if (!chosen) return
    await correct({ ...chosen.request, comment: comment.trim() || null }, pdpId)
    onClose()
  }
  return (
    <FormDialog
      title={title}
      submit={
        chosen?.request.kind === 'disagree'
          ? say('console.correction.i_disagree')
          : say('console.correction.correct_it')
      }
      off={!chosen && say('console.correction.choose_first')}
      onSubmit={save}
      onClose={onClose}
    >
      <p class="quiet">{note}</p>
      {pictures}
      {choices.length > 1 && <Choices legend={legend} choices={choices} chosen={chosen} onChoose={choose} />}
      <label class="field">
        <span class="small quiet">{say('console.common.comment')}</span>
        <input
          class="input"
          maxLength={1000}
          value={comment}
          onInput={(event) => setComment(event.currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}

/** More choices do not fit a dialog as radio buttons. */
const MAX_RADIOS = 8

type ChoicesProps = {
  legend: string
  choices: readonly Choice[]
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

function Choices({ legend, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  if (choices.length > MAX_RADIOS)
    return (
      <label class="field">
        <span class="small quiet">{legend}</span>
        <select
          class="input"
          value={chosen?.label ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChoose(choices.find(({ label }) => label === value) ?? null)
          }
        >
          <option value="">{say('console.common.choose')}</option>
          {choices.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset class="choices">
      <legend class="small quiet">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.label} class="row">
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
