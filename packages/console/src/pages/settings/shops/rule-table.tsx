import type { StatedAcceptanceRule } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { useId } from 'preact/hooks'
import { useNames } from '../../../data/use-names.ts'
import { say } from '../../../words/say.ts'
import { OldTag, OursTag, SourceText } from './rule-marks.tsx'
import { disagreeing, overrideOf } from './rule-patch.ts'
import { EFFECTS, effectOf, limitsOf, SEVERITIES, withLimits } from './rule-words.ts'
import { type TargetProps, targetPath } from './targets.ts'

const COLUMNS: readonly MessageId[] = [
  'console.settings.shops.rule',
  'console.settings.shops.weight',
  'console.settings.shops.source',
]

type TableProps = TargetProps & { title: string; rules: readonly StatedAcceptanceRule[] }

/** Rules of a target for some of its images. */
export function RuleTable({ title, rules, ...props }: TableProps) {
  const heading = useId()
  const overrides = rules.map(({ rule }) => overrideOf(props.details, rule.id))
  const nameOf = useNames(overrides.flatMap((event) => event?.created_by ?? []))
  return (
    <>
      <h3 id={heading}>{title}</h3>
      <div class="panel settings-table">
        <table class="table blocks" role="table" aria-labelledby={heading}>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rules.map((stated, index) => (
              <RuleRow key={stated.rule.id} {...props} stated={stated}>
                <OursTag event={overrides[index] ?? null} nameOf={nameOf} />
              </RuleRow>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type RowProps = TargetProps & { stated: StatedAcceptanceRule; children: preact.ComponentChildren }

function RuleRow({ stated, children, ...props }: RowProps) {
  const { details, day } = props
  const { rule, text, is_old: isOld } = stated
  const others = disagreeing(details.rules, rule).map(withLimits)
  const limits = limitsOf(rule)
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="person-name">
        <a href={targetPath(details.id, day, rule.id)}>
          <b>{text}</b>
        </a>{' '}
        {children}
        {limits.length > 0 && <span class="meta">{limits.join(' · ')}</span>}
        {others.length > 0 && (
          <span class="meta">{say('console.settings.shops.disagrees', { rules: others.join(' · ') })}</span>
        )}
      </th>
      <td role="cell" data-name={say('console.settings.shops.weight')}>
        {say(SEVERITIES[rule.severity])}
        <span class="meta">{say(EFFECTS[effectOf(stated)].short)}</span>
      </td>
      <td role="cell" data-name={say('console.settings.shops.source')}>
        <SourceText stated={stated} />
        {isOld && <OldTag {...props} stated={stated} />}
      </td>
    </tr>
  )
}
