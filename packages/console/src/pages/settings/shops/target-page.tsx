import type { StatedAcceptanceRule } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { at } from '../../../base.ts'
import { Button, LinkButton } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/controls.tsx'
import { Crumb, usePageTitle } from '../../../parts/page.tsx'
import { Section } from '../../../parts/section.tsx'
import { say } from '../../../words/say.ts'
import { RuleTable } from './rule-table.tsx'
import { IMAGES, KINDS, limitsOf } from './rule-words.ts'
import { isFound, SearchField } from './search-field.tsx'
import { TargetVersions } from './target-versions.tsx'
import { refusedPath, type TargetProps, targetPath, today } from './targets.ts'

const GROUPS = ['main', 'other', 'all'] as const

/** The rules of a target with their sources, and its versions. */
export function TargetPage(props: TargetProps) {
  const { details, day } = props
  const { id, name, kind, rules, replaced } = details
  const search = useSignal('')
  usePageTitle(name)
  const held = new Set(rules.map(({ rule }) => rule.id))
  const gone = replaced.filter(({ rule }) => !held.has(rule.id))
  const groups = [
    ...GROUPS.map((images) => ({
      name: say(IMAGES[images]),
      rules: rules.filter(({ rule }) => rule.images === images).toSorted(byWeight),
    })),
    { name: say('console.settings.shops.not_ours'), rules: gone },
  ]
    .map((group) => ({
      ...group,
      rules: group.rules.filter(({ rule, text }) => isFound(search.value, [text, ...limitsOf(rule)])),
    }))
    .filter((group) => group.rules.length > 0)
  return (
    <>
      <nav class="crumbs small" aria-label={say('console.parts.breadcrumbs')}>
        <Crumb href={at('settings/shops')}>{say('console.settings.shops.title')}</Crumb>
        {name}
      </nav>
      <Section
        title={name}
        text={say('console.settings.shops.summary', {
          kind: say(KINDS[kind]),
          rules: rules.length,
          refusing: rules.filter(({ can_refuse: canRefuse }) => canRefuse).length,
        })}
        button={<LinkButton href={refusedPath(id)}>{say('console.settings.shops.see_refused')}</LinkButton>}
      >
        <DayChooser target={id} day={day} />
        <SearchField text={say('console.settings.shops.find_rule')} search={search} />
        {groups.length === 0 && <Empty title={say('console.settings.shops.none_found')} />}
        {groups.map((group) => (
          <RuleTable key={group.name} {...props} title={group.name} rules={group.rules} />
        ))}
        <TargetVersions {...props} versions={details.versions} active={details.active_version} />
      </Section>
    </>
  )
}

/** Rules that refuse come first, then other hard rules. */
const byWeight = (one: StatedAcceptanceRule, other: StatedAcceptanceRule): number =>
  weightOf(one) - weightOf(other)

const weightOf = ({ rule, can_refuse: canRefuse }: StatedAcceptanceRule): number =>
  canRefuse ? 0 : rule.severity === 'hard' ? 1 : 2

function DayChooser({ target, day }: { target: string; day: string | null }) {
  const { route } = useLocation()
  return (
    <div class="row wrap">
      <label class="row small">
        {say('console.settings.shops.day')}
        <input
          class="input"
          type="date"
          value={day ?? today()}
          onChange={({ currentTarget: { value } }) =>
            route(targetPath(target, value === '' || value === today() ? null : value), true)
          }
        />
      </label>
      {day !== null && (
        <Button onClick={() => route(targetPath(target, null), true)}>
          {say('console.settings.shops.today')}
        </Button>
      )}
    </div>
  )
}
