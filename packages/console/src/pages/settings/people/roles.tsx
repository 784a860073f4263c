import type { Role } from '../../../session/contract.ts'
import { say } from '../../../words/say.ts'

/** Roles of an organization, from the least to the most rights. */
export const ROLES: readonly Role[] = ['viewer', 'editor', 'admin']

/** Returns the name of a role. */
export const roleName = (role: Role | 'operator'): string => say(`console.settings.role.${role}`)

/** The rights that each role adds to those of the role before it. */
export const RolesTable = () => (
  <section class="panel" aria-labelledby="roles-title">
    <div class="panel-head">
      <h3 id="roles-title">{say('console.settings.people.roles')}</h3>
    </div>
    <table class="table roles">
      <caption class="spoken">{say('console.settings.people.roles')}</caption>
      <tbody>
        {([...ROLES, 'operator'] as const).map((role) => (
          <tr key={role}>
            <th scope="row">{roleName(role)}</th>
            <td class="quiet">{say(`console.settings.rights.${role}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
