import type { Role } from '../../../session/contract.ts'

/** Roles of an organization, from the least to the most rights. */
export const ROLES: readonly Role[] = ['viewer', 'editor', 'admin']

const NAMES: Record<Role | 'operator', string> = {
  viewer: 'Viewer',
  editor: 'Editor',
  admin: 'Admin',
  operator: 'Operator',
}

/** Returns the name of a role. */
export const roleName = (role: Role | 'operator'): string => NAMES[role]

/** Rights that each role adds to those of the role before it. */
const RIGHTS: readonly (readonly [Role | 'operator', string])[] = [
  ['viewer', 'See listings, scores and history. Try changes in the composer.'],
  [
    'editor',
    'Also submit, import, change and delete listings, correct verdicts, make images with Spark, change scoring rules and set up webhooks.',
  ],
  ['admin', 'Also invite people, change their roles, and create credentials.'],
  ['operator', 'Also see the health of the service, and manage and use all organizations.'],
]

/** Rights of the roles. */
export const RolesTable = () => (
  <section class="panel" aria-labelledby="roles-title">
    <div class="panel-head">
      <h3 id="roles-title">What roles may do</h3>
    </div>
    <table class="table roles">
      <caption class="spoken">What roles may do</caption>
      <tbody>
        {RIGHTS.map(([role, right]) => (
          <tr key={role}>
            <th scope="row">{roleName(role)}</th>
            <td class="quiet">{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
