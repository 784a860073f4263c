import type { Session } from '@endcap/api/admin'
import { includesRole } from '../auth/role.ts'
import type { SignedIn } from './open-session.ts'
import type { Membership } from './user.ts'

export type ServiceFacts = {
  baseUrl: string
  version: string
  modelVersion: string
  demoAsins: readonly string[] | null
}

/** Presents a session as in the contract. */
export function presentSession(
  { user, organization, organizations }: SignedIn,
  facts: ServiceFacts,
): Session {
  return {
    user: { user_id: user.id, name: user.name, email: user.email, is_operator: user.isOperator },
    organization: presentMembership(organization),
    organizations: organizations.map(presentMembership),
    base_url: facts.baseUrl,
    version: facts.version,
    model_version: facts.modelVersion,
    demo: facts.demoAsins && { asins: [...facts.demoAsins] },
    docs_url: `${facts.baseUrl}/docs`,
    can: {
      manage_people: includesRole(organization.role, 'admin'),
      edit: includesRole(organization.role, 'editor'),
      operate: user.isOperator,
    },
  }
}

const presentMembership = ({ organizationId, name, role, limit }: Membership) => ({
  organization_id: organizationId,
  name,
  role,
  retailer: limit?.retailer ?? null,
  tag: limit?.tag ?? null,
})
