import './corrections.css'
import type { Opinion } from '@endcap/client'
import { ago, exactTime } from '../../words/numbers.ts'
import { say, sayWith } from '../../words/say.ts'
import { opinionText } from './correction-words.ts'

type Props = { opinions: readonly Opinion[] }

/** Lists what a model has said about an image, with its name and the time. */
export function OpinionPanel({ opinions }: Props) {
  if (opinions.length === 0) return null
  return (
    <section class="panel" aria-labelledby="opinions">
      <div class="panel-head">
        <h2 id="opinions">{say('console.opinion.title')}</h2>
      </div>
      <ul class="divided">
        {opinions.map((opinion) => (
          <li key={opinion.question} class="correction">
            <span>{opinionText(opinion)}</span>
            <span class="meta">
              {sayWith(
                'console.opinion.by',
                { model: opinion.model, when: ago(opinion.asked_at) },
                {
                  time: (when) => (
                    <time title={exactTime(opinion.asked_at)} dateTime={opinion.asked_at}>
                      {when}
                    </time>
                  ),
                },
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Names the model of an image's opinions on its ticket. */
export const OpinionMark = ({ opinions }: Props) =>
  opinions.map((opinion) => (
    <span key={opinion.question} class="small">
      {say('console.opinion.mark', { opinion: opinionText(opinion), model: opinion.model })}
    </span>
  ))
