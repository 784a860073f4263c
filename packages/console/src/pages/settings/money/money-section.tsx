import type { OutcomeSettings } from '@endcap/client'
import { useResource } from '../../../data/resource.ts'
import { outcomes, refreshOutcomes } from '../../../features/outcomes/outcomes.ts'
import { Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { showFailure, showToast } from '../../../parts/toast.tsx'
import { say } from '../../../words/say.ts'

type MoneyRole = OutcomeSettings['money_roles'][number]

const ROLES = ['editor', 'viewer'] as const satisfies readonly MoneyRole[]

/** Chooses the roles that see the revenue of tests besides admins. */
export function MoneySection() {
  const settings = useResource('outcome-settings', (signal) => outcomes.settings({ signal }))
  const change = async (roles: readonly MoneyRole[]) => {
    await outcomes.changeSettings({ money_roles: [...roles] })
    await settings.reload()
    refreshOutcomes()
    showToast(say('console.settings.money.changed'))
  }
  return (
    <Section title={say('console.settings.money.title')} text={say('console.settings.money.text')}>
      <Loaded resource={settings} rows={2}>
        {({ money_roles: roles }) => (
          <fieldset class="panel choices">
            <legend class="spoken">{say('console.settings.money.title')}</legend>
            <label class="row">
              <input class="check" type="checkbox" checked disabled />
              {say('console.settings.money.admins')}
            </label>
            {ROLES.map((role) => (
              <label key={role} class="row">
                <input
                  class="check"
                  type="checkbox"
                  checked={roles.includes(role)}
                  onChange={({ currentTarget: { checked } }) =>
                    void change(checked ? [...roles, role] : roles.filter((each) => each !== role)).catch(
                      showFailure,
                    )
                  }
                />
                {say(`console.settings.money.${role}s`)}
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
    </Section>
  )
}
