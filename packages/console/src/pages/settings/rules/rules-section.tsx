import { say } from '../../../words/say.ts'
import './rules.css'
import type { RubricSummary } from '@endcap/client'
import { useEffect } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { at } from '../../../base.ts'
import { useResource } from '../../../data/resource.ts'
import { takeHanded } from '../../../features/rules/handed-draft.ts'
import { Loaded } from '../../../parts/controls.tsx'
import { Section } from '../../../parts/section.tsx'
import { editDraft } from './drafts.ts'
import { rubrics } from './rubrics.ts'
import { RulesEditor } from './rules-editor.tsx'

const FIRST_FAMILY = 'general'

/** Shows the scoring rules by category family. */
export function RulesSection() {
  const { query } = useRoute()
  const family = query['family'] ?? FIRST_FAMILY
  const families = useResource('rubrics', (signal) => rubrics.list({ signal }))
  const details = useResource(`rubrics ${family}`, (signal) => rubrics.get(family, { signal }))
  useEffect(() => {
    const proposed = details.data && takeHanded(details.data.path)
    if (details.data && proposed) editDraft(details.data, proposed)
  }, [details.data])
  const reload = async () => {
    await Promise.all([details.reload(), families.reload()])
  }
  return (
    <Section
      title={say('console.settings.rules.title')}
      text={say('console.settings.rules.text')}
      button={families.data && <FamilySelect families={families.data} family={family} />}
    >
      <Loaded resource={details} rows={8}>
        {(rules) => <RulesEditor key={family} details={rules} reload={reload} />}
      </Loaded>
    </Section>
  )
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function FamilySelect({ families, family }: { families: readonly RubricSummary[]; family: string }) {
  const { route } = useLocation()
  return (
    <label class="row">
      <span class="small quiet">{say('console.settings.rules.family')}</span>
      <select
        class="input"
        value={family}
        onChange={({ currentTarget }) => route(at(`settings/rules?family=${currentTarget.value}`))}
      >
        {families.map(({ family: name, path, active_version: version }) => (
          <option key={path} value={path}>
            {version > 0
              ? say('console.settings.rules.family_version', { family: capital(name), version })
              : capital(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
