import type { FunctionComponent } from 'preact'
import type { IconName } from '../../parts/icon.tsx'
import { lazyPage } from '../../parts/lazy-page.ts'
import { currentSession } from '../../session/session.ts'

export type SettingsSection = {
  name: string
  path: string
  /** Icon in the palette. */
  icon: IconName
  /** The least role that sees the section. */
  role: 'viewer' | 'editor' | 'admin' | 'operator'
  component: FunctionComponent
}

/** The sections of the settings, in the order of their menu and of the palette. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    name: 'People',
    path: 'people',
    icon: 'person',
    role: 'admin',
    component: lazyPage(() => import('./people/people-section.tsx'), 'PeopleSection'),
  },
  {
    name: 'Credentials',
    path: 'credentials',
    icon: 'key',
    role: 'admin',
    component: lazyPage(() => import('./credentials/credentials-section.tsx'), 'CredentialsSection'),
  },
  {
    name: 'Webhooks',
    path: 'webhooks',
    icon: 'link',
    role: 'editor',
    component: lazyPage(() => import('./webhooks/webhooks-section.tsx'), 'WebhooksSection'),
  },
  {
    name: 'Scoring rules',
    path: 'rules',
    icon: 'chart',
    role: 'editor',
    component: lazyPage(() => import('./rules/rules-section.tsx'), 'RulesSection'),
  },
  {
    name: 'Corrections',
    path: 'corrections',
    icon: 'check',
    role: 'viewer',
    component: lazyPage(() => import('./corrections/corrections-section.tsx'), 'CorrectionsSection'),
  },
  {
    name: 'Audit log',
    path: 'audit',
    icon: 'file',
    role: 'admin',
    component: lazyPage(() => import('./audit/audit-section.tsx'), 'AuditSection'),
  },
  {
    name: 'Organizations',
    path: 'organizations',
    icon: 'person',
    role: 'operator',
    component: lazyPage(() => import('./organizations/organizations-section.tsx'), 'OrganizationsSection'),
  },
  {
    name: 'Appearance',
    path: 'appearance',
    icon: 'eye',
    role: 'viewer',
    component: lazyPage(() => import('./appearance/appearance-section.tsx'), 'AppearanceSection'),
  },
]

/** Returns the sections that the person may know of. Only operators manage organizations. */
export const knownSections = (): readonly SettingsSection[] =>
  SECTIONS.filter(({ role }) => role !== 'operator' || currentSession().can.operate)
