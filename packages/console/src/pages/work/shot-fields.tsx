import type { ShotChange, WorkShot } from '@endcap/client'
import { refreshWork, useColleagues, work } from '../../features/work/work.ts'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { STATUS_WORDS, STATUSES } from './status-words.ts'

/** Person, status and day of a shot, which change at once. */
export function ShotFields({ shot }: { shot: WorkShot }) {
  const people = useColleagues(shot.listing.pdp_id)
  const { shot_id: id, assignee, status, due_on: due, picture, agency } = shot
  const isOff = !currentSession().can.edit
  const change = (fields: ShotChange) => void work.change(id, fields).catch(showFailure).finally(refreshWork)
  const hasLeft = assignee !== null && !people.some(({ user_id: known }) => known === assignee.user_id)
  return (
    <div class="shot-fields">
      <label class="field small">
        {say('console.work.assignee')}
        <select
          id="shot-assignee"
          class="input"
          disabled={isOff}
          value={assignee?.user_id ?? ''}
          onChange={({ currentTarget: { value } }) => change({ assignee_id: value || null })}
        >
          <option value="">{agency ?? say('console.work.nobody')}</option>
          {hasLeft && <option value={assignee.user_id}>{assignee.name}</option>}
          {people.map(({ user_id: known, name }) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field small">
        {say('console.work.status')}
        <select
          id="shot-status"
          class="input"
          disabled={isOff}
          value={status}
          onChange={({ currentTarget: { value } }) => {
            const next = STATUSES.find((each) => each === value)
            if (next) change({ status: next })
          }}
        >
          {STATUSES.filter((each) => each !== 'to_review' || picture !== null).map((each) => (
            <option key={each} value={each}>
              {say(STATUS_WORDS[each])}
            </option>
          ))}
        </select>
      </label>
      <label class="field small">
        {say('console.work.due')}
        <input
          id="shot-due"
          class="input"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          disabled={isOff}
          value={due ?? ''}
          onChange={(event) => change({ due_on: event.currentTarget.value || null })}
        />
      </label>
    </div>
  )
}
