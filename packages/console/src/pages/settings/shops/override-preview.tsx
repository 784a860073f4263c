import type { AcceptanceRulePreview } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { at } from '../../../base.ts'
import { Skeleton } from '../../../parts/controls.tsx'
import { count } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import type { PreviewState } from '../use-preview.ts'

const STATES = {
  accepted: 'console.acceptance.state.accepted',
  not_accepted: 'console.acceptance.state.not_accepted',
  not_sure: 'console.acceptance.state.not_sure',
} as const satisfies Record<AcceptanceRulePreview['changed'][number]['before'], MessageId>

const STATE_NAMES = Object.keys(STATES) as (keyof typeof STATES)[]

/** Compares the states of listings by the changed rules with those by the current ones. */
export function OverridePreview({ state }: { state: PreviewState<AcceptanceRulePreview> }) {
  const { preview, isBusy, problems, failure } = state
  const note = problems[0]?.issue ?? failure
  return (
    <section class="stack" aria-labelledby="preview-title" aria-busy={isBusy}>
      <div class="panel-head">
        <h3 id="preview-title">{say('console.settings.rules.preview')}</h3>
        <span class="meta end row">
          {isBusy && <span class="spinner" aria-hidden="true" />}
          {preview &&
            say(
              preview.is_complete ? 'console.settings.shops.judged' : 'console.settings.shops.judged_newest',
              { count: preview.listings },
            )}
        </span>
      </div>
      {note !== null && (
        <p class="loss" role="alert">
          {note}
        </p>
      )}
      {preview ? (
        <States preview={preview} />
      ) : isBusy ? (
        <Skeleton rows={3} />
      ) : (
        <p class="small quiet">{say('console.settings.rules.change_first')}</p>
      )}
    </section>
  )
}

function States({ preview: { listings, before, after, changed } }: { preview: AcceptanceRulePreview }) {
  if (listings === 0) return <p class="quiet">{say('console.settings.shops.none_to_judge')}</p>
  return (
    <>
      <div class="panel settings-table">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say('console.settings.shops.listings')}</th>
              <th scope="col">{say('console.settings.rules.now')}</th>
              <th scope="col">{say('console.settings.rules.by_changed')}</th>
            </tr>
          </thead>
          <tbody>
            {STATE_NAMES.map((name) => (
              <tr key={name}>
                <th scope="row">{say(STATES[name])}</th>
                <td>{count(before[name])}</td>
                <td>
                  <b>{count(after[name])}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changed.length === 0 ? (
        <p class="small quiet">{say('console.settings.shops.no_changes')}</p>
      ) : (
        <ul class="divided readings">
          {changed.map(({ pdp_id: id, name, before: from, after: to }) => (
            <li key={id} class="row between">
              <a class="cut" dir="auto" href={at(`listings/${id}`)} target="_blank" rel="noreferrer">
                {name ?? id}
              </a>
              <span class="small">
                {say('console.settings.shops.from_to', { from: say(STATES[from]), to: say(STATES[to]) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Says the result of a preview to screen readers. */
export const spokenPreview = ({ before, after }: AcceptanceRulePreview): string =>
  say('console.settings.shops.preview_spoken', {
    accepted: after.accepted,
    accepted_before: before.accepted,
    not_accepted: after.not_accepted,
    not_accepted_before: before.not_accepted,
  })
