import type { Classification } from '@endcap/client'
import { local } from '../../base.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from '../../parts/shelf.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'
import { answerText, groupsOf, type Question, TYPE_KEYS } from './answers.ts'
import type { Teach } from './use-teach.ts'

/** The pictures by their guess. One key answers a picture, and the cursor moves on. */
export function TeachGrid({ teach }: { teach: Teach }) {
  return (
    <div class="stack">
      <ul class="panel row wrap small teach-keys" aria-label={say('console.teach.keys')}>
        <KeyName name={say('console.teach.key_enter')} text={say('console.teach.means_right')} />
        {TYPE_KEYS.map(([key, type]) => (
          <KeyName key={key} name={key.toUpperCase()} text={typeName(type)} />
        ))}
        <KeyName name="X" text={say('console.teach.means_another_product')} />
        <KeyName name={say('console.teach.key_space')} text={say('console.teach.means_skip')} />
      </ul>
      {groupsOf(teach.questions ?? []).map(([guess, own]) => (
        <Group key={guess} guess={guess} own={own} teach={teach} />
      ))}
      <p class="small quiet">{say('console.teach.right_or_not')}</p>
    </div>
  )
}

const KeyName = ({ name, text }: { name: string; text: string }) => (
  <li class="row">
    <kbd>{name}</kbd> {text}
  </li>
)

type GroupProps = { guess: Classification; own: readonly Question[]; teach: Teach }

function Group({ guess, own, teach }: GroupProps) {
  const open = own.filter(({ image_id: id }) => !teach.answers.has(id)).length
  const title = say('console.teach.group', { type: typeName(guess) })
  return (
    <section aria-label={title}>
      <div class="panel-head">
        <h2>{title}</h2>
        <span class="small quiet">
          {say('console.teach.answered', { answered: own.length - open, count: own.length })}
        </span>
        {open > 0 && (
          <span class="end">
            <Button small icon="check" onClick={() => teach.confirmAll(own)}>
              {confirmText(open, own.length)}
            </Button>
          </span>
        )}
      </div>
      <ul class="stack teach-grid">
        {own.map((question) => (
          <li key={question.image_id}>
            <Asked question={question} group={own} teach={teach} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const confirmText = (open: number, all: number): string =>
  counted(open, open === all ? 'console.teach.all_right' : 'console.teach.others_right')

type AskedProps = { question: Question; group: readonly Question[]; teach: Teach }

function Asked({ question, group, teach }: AskedProps) {
  const { image_id: id, renditions } = question
  const answer = teach.answers.get(id)
  const isRight = answer?.says === 'type' && answer.type === question.guess
  return (
    <button
      type="button"
      id={`teach-${id}`}
      class={id === teach.current ? 'teach-picture current' : 'teach-picture'}
      aria-pressed={answer !== undefined}
      onFocus={() => teach.current !== id && teach.moveTo(id)}
      onClick={() => teach.moveTo(id)}
      onKeyDown={(event) => onKey(event, { question, group, teach })}
    >
      <Picture src={local(renditions[160])} alt="" />
      <span class={answer ? 'row small' : 'row small quiet'}>
        {answer && answer.says !== 'skip' && <Icon name={isRight ? 'check' : 'swap'} />}
        {answerText(question, answer)}
      </span>
    </button>
  )
}

function onKey(event: KeyboardEvent, { question, group, teach }: AskedProps): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return
  const { image_id: id, guess } = question
  const typed = TYPE_KEYS.find(([key]) => key === event.key.toLowerCase())
  if (event.key === 'Enter' && event.shiftKey) teach.confirmAll(group)
  else if (event.key === 'Enter') teach.sayType(id, guess)
  else if (event.key === ' ') teach.answer(id, { says: 'skip' })
  else if (event.key.toLowerCase() === 'x') teach.answer(id, { says: 'other_product' })
  else if (typed) teach.sayType(id, typed[1])
  else return
  event.preventDefault()
}
