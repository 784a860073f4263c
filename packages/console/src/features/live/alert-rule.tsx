import './live.css'
import type { LiveAlert, LiveWatchReport } from '@endcap/client'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { refresh, useResource } from '../../data/resource.ts'
import { Loaded } from '../../parts/controls.tsx'
import { showFailure } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { liveChecks } from './live.ts'

const NIGHTS = [2, 3, 4, 5, 6, 7]
const DROPS = [1, 2, 3, 5, 10, 20]
const USUAL = { nights: 2, drop: 3 }

/** The rule of alerts in sentences. Each change is saved at once. */
export function AlertRule({ watchId }: { watchId: string }) {
  const key = `live:watch ${watchId}`
  const watch = useResource<LiveWatchReport>(key, (signal) => liveChecks.watch(watchId, { signal }))
  const change = (alert: Partial<LiveAlert>) =>
    void liveChecks
      .change(watchId, { alert })
      .catch(showFailure)
      .finally(() => refresh(key))
  return (
    <Loaded resource={watch} rows={3}>
      {({ alert, listings, would_have_alerted: times }) => (
        <>
          <Rule alert={alert} onChange={change} />
          <p class="small quiet">
            {say('console.live.rule_counts', { listings })} {say('console.live.rule_would', { count: times })}
          </p>
        </>
      )}
    </Loaded>
  )
}

type RuleProps = { alert: LiveAlert; onChange: (alert: Partial<LiveAlert>) => void }

const Rule = ({ alert, onChange }: RuleProps) => (
  <div class="stack tight alert-rule">
    <RuleLine
      text={say('console.live.rule_wrong')}
      isOn={alert.wrong}
      onToggle={(wrong) => onChange({ wrong })}
    />
    <RuleLine
      text={say('console.live.rule_lasts')}
      isOn={alert.nights > 1}
      onToggle={(isOn) => onChange({ nights: isOn ? USUAL.nights : 1 })}
    >
      <Choice
        label={say('console.live.rule_nights')}
        value={alert.nights}
        values={NIGHTS}
        textOf={(count) => say('console.live.nights_in_a_row', { count })}
        onChange={(nights) => onChange({ nights })}
      />
    </RuleLine>
    <RuleLine
      text={say('console.live.rule_drop')}
      isOn={alert.score_drop !== null}
      onToggle={(isOn) => onChange({ score_drop: isOn ? USUAL.drop : null })}
    >
      <Choice
        label={say('console.live.rule_points')}
        value={alert.score_drop ?? USUAL.drop}
        values={DROPS}
        textOf={(points) => say('console.live.points_or_more', { points })}
        onChange={(drop) => onChange({ score_drop: drop })}
      />
    </RuleLine>
    <RuleLine
      text={say('console.live.rule_order')}
      isOn={alert.order}
      onToggle={(order) => onChange({ order })}
    />
  </div>
)

type LineProps = {
  text: string
  isOn: boolean
  onToggle: (isOn: boolean) => void
  children?: ComponentChildren
}

function RuleLine({ text, isOn, onToggle, children }: LineProps) {
  const id = useId()
  return (
    <div class="rule-line">
      <input
        id={id}
        type="checkbox"
        class="check"
        checked={isOn}
        disabled={!currentSession().can.edit}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span>
        <label for={id}>{text}</label> {isOn && children}
      </span>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: number
  values: readonly number[]
  textOf: (value: number) => string
  onChange: (value: number) => void
}

/** Keeps a value that another program has set. */
const Choice = ({ label, value, values, textOf, onChange }: ChoiceProps) => (
  <select
    class="input"
    aria-label={label}
    value={value}
    disabled={!currentSession().can.edit}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  >
    {[...new Set([...values, value])]
      .toSorted((one, other) => one - other)
      .map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
  </select>
)
