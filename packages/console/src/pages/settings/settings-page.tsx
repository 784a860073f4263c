import { say } from '../../words/say.ts'
import './settings.css'
import { useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { usePageTitle } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { knownSections, SECTIONS, type SettingsSection } from './sections.ts'

/** Settings of the organization and of the browser, with a menu of their sections. */
export function SettingsPage() {
  const { params } = useRoute()
  const path = params['section'] ?? 'people'
  const section = SECTIONS.find((each) => each.path === path)
  usePageTitle(say(section?.name ?? 'console.pages.settings'))
  return (
    <main id="main" class="page settings" tabIndex={-1}>
      <div class="settings-menu">
        <h1>{say('console.pages.settings')}</h1>
        <nav aria-label={say('console.pages.settings')}>
          {knownSections().map(({ name, path: each }) => (
            <a key={each} href={at(`settings/${each}`)} aria-current={each === path ? 'page' : undefined}>
              {say(name)}
            </a>
          ))}
        </nav>
      </div>
      <div class="settings-content">{section ? <Content section={section} /> : <NotFound />}</div>
    </main>
  )
}

function Content({ section }: { section: SettingsSection }) {
  const { can, organization } = currentSession()
  const { component: Component } = section
  const isAllowed = { viewer: true, editor: can.edit, admin: can.manage_people, operator: can.operate }[
    section.role
  ]
  if (isAllowed || section.role === 'viewer') return <Component />
  return (
    <Empty
      title={say(section.refusal)}
      text={say('console.settings.your_role', {
        role: organization.role,
        organization: organization.name,
        by: section.role,
      })}
    >
      <LinkButton href={at('settings/appearance')}>{say('console.settings.appearance.title')}</LinkButton>
    </Empty>
  )
}

const NotFound = () => (
  <Empty title={say('console.settings.no_section')} text={say('console.settings.mistyped')}>
    <LinkButton href={at('settings')}>{say('console.settings.all')}</LinkButton>
  </Empty>
)
