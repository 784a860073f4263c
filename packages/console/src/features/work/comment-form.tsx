import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { listed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { draftedMention, mentionedIn, peopleFor, withMention } from './mentions.ts'
import { type Colleague, refreshWork, useColleagues } from './work.ts'

const MAX_TEXT = 2_000
const MAX_OFFERED = 6

/** Lists names of people. */
export const namesOf = (people: readonly Pick<Colleague, 'name'>[]): string =>
  listed(people.flatMap(({ name }) => name ?? []))

type CommentFormProps = {
  label: string
  fieldId: string
  /** Listing that a person must see to be mentioned. */
  pdpId: string | null
  given?: string
  /** Its failure keeps the text in the field. */
  send: (text: string, mentions: string[]) => Promise<unknown>
}

/** A field that grows and offers people after `@`. A comment that is not sent stays in it. */
export function CommentForm({ label, fieldId, pdpId, given = '', send }: CommentFormProps) {
  const text = useSignal(given)
  const people = useColleagues(pdpId)
  const mentioned = mentionedIn(text.value, people)
  const { offered, active, choose, fieldProps } = useMentions(text, people)
  const listId = `${fieldId}-people`
  const optionId = (index: number) => `${listId}-${index}`
  const submit = async () => {
    if (text.value.trim() === '') return
    await send(
      text.value.trim(),
      mentioned.map(({ user_id: id }) => id),
    )
    text.value = ''
    refreshWork()
  }
  return (
    <form
      class="comment-form"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <textarea
        id={fieldId}
        class="input"
        rows={2}
        maxLength={MAX_TEXT}
        aria-label={label}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(active) : undefined}
        placeholder={label}
        value={text.value}
        {...fieldProps}
      />
      {offered.length > 0 && (
        <ul id={listId} class="mention-list" role="listbox" aria-label={say('console.work.mention')}>
          {offered.map((person, index) => (
            <li
              key={person.user_id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
            </li>
          ))}
        </ul>
      )}
      {text.value.trim() !== '' && (
        <div class="row wrap">
          <Button small onClick={submit}>
            {say('console.work.send_comment')}
          </Button>
          {mentioned.length > 0 && (
            <span class="small quiet" role="status">
              {say('console.work.tells', { names: namesOf(mentioned) })}
            </span>
          )}
        </div>
      )}
    </form>
  )
}

/** Offers people for the mention at the caret. Arrows choose, Enter takes, Escape closes. */
function useMentions(text: { value: string }, people: readonly Colleague[]) {
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useSignal(0)
  const active = useSignal(0)
  /** Start of a mention that was closed. */
  const closed = useSignal<number | null>(null)
  const draft = draftedMention(text.value, caret.value)
  const offered =
    draft === null || draft.start === closed.value ? [] : peopleFor(draft.typed, people).slice(0, MAX_OFFERED)
  const read = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    text.value = currentTarget.value
    caret.value = currentTarget.selectionStart
    active.value = 0
  }
  const choose = ({ name }: Colleague) => {
    if (draft === null || name === null) return
    const [next, place] = withMention(text.value, draft, name)
    text.value = next
    caret.value = place
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const person = offered[active.value]
    if (!person || event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) active.value = (active.value + step + offered.length) % offered.length
    else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
    else if (event.key === 'Escape') closed.value = draft?.start ?? null
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    offered,
    active: active.value,
    choose,
    fieldProps: { ref: field, onInput: read, onClick: read, onKeyDown },
  }
}
