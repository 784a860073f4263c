import './settings.css'
import type { JSX } from 'preact'
import { useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { usePageTitle } from '../../frame/page.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { currentSession } from '../../session/session.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { CredentialsSection } from './credentials-section.tsx'
import { PeopleSection } from './people-section.tsx'

type Section = { name: string; path: string; component: () => JSX.Element; isForAdmins: boolean }

const SECTIONS: readonly Section[] = [
  { name: 'People', path: 'people', component: PeopleSection, isForAdmins: true },
  { name: 'Credentials', path: 'credentials', component: CredentialsSection, isForAdmins: true },
  { name: 'Appearance', path: 'appearance', component: AppearanceSection, isForAdmins: false },
]

/** Settings of the organization and of the browser, with a menu of their sections. */
export function SettingsPage() {
  const { params } = useRoute()
  const path = params['section'] ?? 'people'
  const section = SECTIONS.find((each) => each.path === path)
  usePageTitle(section?.name ?? 'Settings')
  return (
    <main id="main" class="page settings" tabIndex={-1}>
      <div class="settings-menu">
        <h1>Settings</h1>
        <nav aria-label="Settings">
          {SECTIONS.map(({ name, path: each }) => (
            <a key={each} href={at(`settings/${each}`)} aria-current={each === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div class="settings-content">{section ? <Content section={section} /> : <NotFound />}</div>
    </main>
  )
}

function Content({ section: { name, component: Component, isForAdmins } }: { section: Section }) {
  const { can, organization } = currentSession()
  if (!isForAdmins || can.manage_people) return <Component />
  return (
    <Empty
      title={`Only admins see ${name.toLowerCase()}`}
      text={`You are ${organization.role === 'editor' ? 'an editor' : 'a viewer'} in ${organization.name}. An admin can change your role.`}
    >
      <LinkButton href={at('settings/appearance')}>Appearance</LinkButton>
    </Empty>
  )
}

const NotFound = () => (
  <Empty title="There is no such section" text="The address may be mistyped.">
    <LinkButton href={at('settings')}>All settings</LinkButton>
  </Empty>
)
