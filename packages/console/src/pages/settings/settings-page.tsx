import './settings.css'
import type { JSX } from 'preact'
import { lazy, useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { loadPage } from '../../frame/load-page.ts'
import { usePageTitle } from '../../frame/page.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { currentSession } from '../../session/session.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { CredentialsSection } from './credentials-section.tsx'
import { PeopleSection } from './people-section.tsx'

type Section = {
  name: string
  path: string
  component: () => JSX.Element
  /** The least role that sees the section. */
  role: 'viewer' | 'editor' | 'admin' | 'operator'
}

// Sections that use an entry of the SDK of their own are chunks of their own.
const Webhooks = lazy(() =>
  loadPage(() => import('../webhooks/webhooks-section.tsx')).then((module) => module.WebhooksSection),
)
const Rules = lazy(() =>
  loadPage(() => import('../rules/rules-section.tsx')).then((module) => module.RulesSection),
)
const Corrections = lazy(() =>
  loadPage(() => import('../corrections/corrections-section.tsx')).then(
    (module) => module.CorrectionsSection,
  ),
)
const Audit = lazy(() =>
  loadPage(() => import('../audit/audit-section.tsx')).then((module) => module.AuditSection),
)

const Organizations = lazy(() =>
  loadPage(() => import('./organizations-section.tsx')).then((module) => module.OrganizationsSection),
)

const SECTIONS: readonly Section[] = [
  { name: 'People', path: 'people', component: PeopleSection, role: 'admin' },
  { name: 'Credentials', path: 'credentials', component: CredentialsSection, role: 'admin' },
  { name: 'Webhooks', path: 'webhooks', component: Webhooks, role: 'editor' },
  { name: 'Scoring rules', path: 'rules', component: Rules, role: 'editor' },
  { name: 'Corrections', path: 'corrections', component: Corrections, role: 'viewer' },
  { name: 'Audit log', path: 'audit', component: Audit, role: 'admin' },
  { name: 'Organizations', path: 'organizations', component: Organizations, role: 'operator' },
  { name: 'Appearance', path: 'appearance', component: AppearanceSection, role: 'viewer' },
]

/** Settings of the organization and of the browser, with a menu of their sections. */
export function SettingsPage() {
  const { params } = useRoute()
  const path = params['section'] ?? 'people'
  const { can } = currentSession()
  const section = SECTIONS.find((each) => each.path === path)
  usePageTitle(section?.name ?? 'Settings')
  return (
    <main id="main" class="page settings" tabIndex={-1}>
      <div class="settings-menu">
        <h1>Settings</h1>
        <nav aria-label="Settings">
          {SECTIONS.filter(({ role }) => role !== 'operator' || can.operate).map(({ name, path: each }) => (
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

function Content({ section: { name, component: Component, role } }: { section: Section }) {
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
