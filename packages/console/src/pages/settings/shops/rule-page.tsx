import type { StatedAcceptanceRule } from '@endcap/client'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { at } from '../../../base.ts'
import { useNames } from '../../../data/use-names.ts'
import { Button, LinkButton } from '../../../parts/button.tsx'
import { Empty } from '../../../parts/controls.tsx'
import { Crumb, usePageTitle } from '../../../parts/page.tsx'
import { Section } from '../../../parts/section.tsx'
import { currentSession } from '../../../session/session.ts'
import { partialDate } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { OverrideDialog } from './override-dialog.tsx'
import { RuleHistory } from './rule-history.tsx'
import { OldTag, OursTag, SourceLink } from './rule-marks.tsx'
import { disagreeing, overrideOf } from './rule-patch.ts'
import { EFFECTS, effectOf, IMAGES, limitsOf, SEVERITIES } from './rule-words.ts'
import { refusedPath, type TargetProps, targetPath } from './targets.ts'

/** One rule: where it stands, what it does, and what the organization says about it. */
export function RulePage({ id, ...props }: TargetProps & { id: string }) {
  const { details, day } = props
  const isId = ({ rule }: StatedAcceptanceRule) => rule.id === id
  const published = details.replaced.find(isId) ?? null
  const stated = details.rules.find(isId) ?? published
  usePageTitle(`${stated?.text ?? id} · ${details.name}`)
  if (!stated)
    return (
      <Empty title={say('console.settings.shops.no_rule')}>
        <LinkButton href={targetPath(details.id, day)}>{details.name}</LinkButton>
      </Empty>
    )
  return (
    <>
      <nav class="crumbs small" aria-label={say('console.parts.breadcrumbs')}>
        <Crumb href={at('settings/shops')}>{say('console.settings.shops.title')}</Crumb>
        <Crumb href={targetPath(details.id, day)}>{details.name}</Crumb>
        {stated.text}
      </nav>
      <Section
        title={stated.text}
        text={[
          say(SEVERITIES[stated.rule.severity]),
          say(IMAGES[stated.rule.images]),
          ...limitsOf(stated.rule),
        ].join(' · ')}
        button={
          <div class="row wrap">
            <OverrideButton {...props} stated={stated} published={published} />
            <LinkButton href={refusedPath(details.id)}>
              {say('console.settings.shops.see_refused')}
            </LinkButton>
          </div>
        }
      >
        <Statement {...props} stated={stated} published={published} />
        <RuleHistory {...props} id={id} />
      </Section>
    </>
  )
}

type StatedProps = TargetProps & {
  stated: StatedAcceptanceRule
  /** The rule as published, if it is overridden. */
  published: StatedAcceptanceRule | null
}

function OverrideButton(props: StatedProps) {
  const isOpen = useSignal(false)
  if (!currentSession().can.edit) return null
  return (
    <>
      <Button onClick={() => (isOpen.value = true)}>{say('console.settings.shops.override')}</Button>
      {isOpen.value && <OverrideDialog {...props} onClose={() => (isOpen.value = false)} />}
    </>
  )
}

function Statement({ stated, published, ...props }: StatedProps) {
  const { details, day } = props
  const override = overrideOf(details, stated.rule.id)
  const nameOf = useNames(override ? [override.created_by] : [])
  const { rule, fix, is_old: isOld } = stated
  const sources = (published ?? stated).sources
  const others = disagreeing(details.rules, (published ?? stated).rule)
  return (
    <section class="panel" aria-labelledby="statement">
      <div class="panel-head">
        <h3 id="statement">{say('console.settings.shops.statement')}</h3>
        <OursTag event={override} nameOf={nameOf} />
      </div>
      <dl class="divided readings">
        {override && (
          <Line name={say('console.settings.shops.our_rule')}>
            {override.isRemoved ? say('console.settings.shops.does_not_hold') : stated.text}
            {override.comment !== null && <p class="meta">{override.comment}</p>}
          </Line>
        )}
        {published && <Line name={say('console.settings.shops.published')}>{published.text}</Line>}
        <Line name={say('console.settings.shops.source')}>
          {sources.length === 0 && say('console.settings.shops.no_source')}
          {sources.map((source) => (
            <div key={source.url}>
              <SourceLink source={source} />
            </div>
          ))}
        </Line>
        {(rule.checked !== undefined || isOld) && (
          <Line name={say('console.settings.shops.checked')}>
            {rule.checked !== undefined && partialDate(rule.checked)}
            {isOld && <OldTag {...props} stated={stated} />}
          </Line>
        )}
        <Line name={say('console.settings.shops.agree')}>
          {others.length === 0
            ? say('console.settings.shops.no_other')
            : others.map((other) => (
                <div key={other.rule.id}>
                  <a class="link" href={targetPath(details.id, day, other.rule.id)}>
                    {other.text}
                  </a>
                  <p class="meta">
                    {[say(SEVERITIES[other.rule.severity]), ...limitsOf(other.rule)].join(' · ')}
                  </p>
                </div>
              ))}
        </Line>
        <Line name={say('console.settings.shops.happens')}>
          {say(EFFECTS[override?.isRemoved ? 'advises' : effectOf(stated)].long)}
        </Line>
        {fix !== null && <Line name={say('console.settings.shops.fix')}>{fix}</Line>}
      </dl>
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="sides">
    <dt class="quiet">{name}</dt>
    <dd>{children}</dd>
  </div>
)
