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
  usePageTitle(section?.name ?? 'Settings')
  return (
    <main id="main" class="page settings" tabIndex={-1}>
      <div class="settings-menu">
        <h1>Settings</h1>
        <nav aria-label="Settings">
          {knownSections().map(({ name, path: each }) => (
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

/** People who see a section, by its least role. */
const ALLOWED = {
  viewer: 'people of the organization',
  editor: 'editors and admins',
  admin: 'admins',
  operator: 'operators',
}
const ROLES = { viewer: 'a viewer', editor: 'an editor', admin: 'an admin' }

function Content({ section: { name, component: Component, role } }: { section: SettingsSection }) {
  const { can, organization } = currentSession()
  const isAllowed = { viewer: true, editor: can.edit, admin: can.manage_people, operator: can.operate }[role]
  if (isAllowed) return <Component />
  return (
    <Empty
      title={`Only ${ALLOWED[role]} see ${name.toLowerCase()}`}
      text={`You are ${ROLES[organization.role]} in ${organization.name}. An ${role === 'operator' ? 'operator' : 'admin'} can change your role.`}
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
