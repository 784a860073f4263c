import type { MessageId } from '@endcap/words/message'
import type { FunctionComponent } from 'preact'
import type { IconName } from '../../parts/icon.tsx'
import { lazyPage } from '../../parts/lazy-page.ts'
import { currentSession, seesAll } from '../../session/session.ts'

export type SettingsSection = {
  name: MessageId
  path: string
  /** Icon in the palette. */
  icon: IconName
  component: FunctionComponent
  /** Hidden from people whose role is limited to a part of the listings. */
  needsAll?: boolean
} & (
  | { role: 'viewer' }
  /** The least role that sees the section, and the title for others. */
  | { role: 'editor' | 'admin' | 'operator'; refusal: MessageId }
)

/** The sections of the settings, in the order of their menu and of the palette. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    name: 'console.settings.people.title',
    refusal: 'console.settings.people.refusal',
    path: 'people',
    icon: 'person',
    role: 'admin',
    component: lazyPage(() => import('./people/people-section.tsx'), 'PeopleSection'),
  },
  {
    name: 'console.settings.credentials.title',
    refusal: 'console.settings.credentials.refusal',
    path: 'credentials',
    icon: 'key',
    role: 'admin',
    component: lazyPage(() => import('./credentials/credentials-section.tsx'), 'CredentialsSection'),
  },
  {
    name: 'console.settings.shares.title',
    path: 'shares',
    needsAll: true,
    icon: 'link',
    role: 'viewer',
    component: lazyPage(() => import('./shares/shares-section.tsx'), 'SharesSection'),
  },
  {
    name: 'console.settings.webhooks.title',
    refusal: 'console.settings.webhooks.refusal',
    path: 'webhooks',
    needsAll: true,
    icon: 'link',
    role: 'editor',
    component: lazyPage(() => import('./webhooks/webhooks-section.tsx'), 'WebhooksSection'),
  },
  {
    name: 'console.settings.rules.title',
    refusal: 'console.settings.rules.refusal',
    path: 'rules',
    needsAll: true,
    icon: 'chart',
    role: 'editor',
    component: lazyPage(() => import('./rules/rules-section.tsx'), 'RulesSection'),
  },
  {
    name: 'console.settings.shops.title',
    path: 'shops',
    needsAll: true,
    icon: 'shelf',
    role: 'viewer',
    component: lazyPage(() => import('./shops/shops-section.tsx'), 'ShopsSection'),
  },
  {
    name: 'console.settings.pushes.title',
    path: 'pushes',
    needsAll: true,
    icon: 'link',
    role: 'viewer',
    component: lazyPage(() => import('./pushes/pushes-section.tsx'), 'PushesSection'),
  },
  {
    name: 'console.settings.corrections.title',
    path: 'corrections',
    needsAll: true,
    icon: 'check',
    role: 'viewer',
    component: lazyPage(() => import('./corrections/corrections-section.tsx'), 'CorrectionsSection'),
  },
  {
    name: 'console.settings.money.title',
    refusal: 'console.settings.money.refusal',
    path: 'money',
    icon: 'eye',
    role: 'admin',
    component: lazyPage(() => import('./money/money-section.tsx'), 'MoneySection'),
  },
  {
    name: 'console.settings.audit.title',
    refusal: 'console.settings.audit.refusal',
    path: 'audit',
    icon: 'file',
    role: 'admin',
    component: lazyPage(() => import('./audit/audit-section.tsx'), 'AuditSection'),
  },
  {
    name: 'console.settings.organizations.title',
    refusal: 'console.settings.organizations.refusal',
    path: 'organizations',
    icon: 'person',
    role: 'operator',
    component: lazyPage(() => import('./organizations/organizations-section.tsx'), 'OrganizationsSection'),
  },
  {
    name: 'console.settings.ways_in.title',
    path: 'ways-in',
    icon: 'key',
    role: 'viewer',
    component: lazyPage(() => import('./ways-in/ways-in-section.tsx'), 'WaysInSection'),
  },
  {
    name: 'console.settings.appearance.title',
    path: 'appearance',
    icon: 'eye',
    role: 'viewer',
    component: lazyPage(() => import('./appearance/appearance-section.tsx'), 'AppearanceSection'),
  },
]

/** Returns the sections that the person may know of. Only operators manage organizations. */
export const knownSections = (): readonly SettingsSection[] =>
  SECTIONS.filter(
    ({ role, needsAll = false }) =>
      (role !== 'operator' || currentSession().can.operate) && (!needsAll || seesAll()),
  )
