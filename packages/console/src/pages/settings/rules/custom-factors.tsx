import { say } from '../../../words/say.ts'
import { valueAt } from './patch.ts'

/** Lists the organization's own factors in the edited rules. They are edited as JSON. */
export function CustomFactors({ rules }: { rules: unknown }) {
  const factors = Object.entries(valueAt(rules, ['custom']) ?? {})
  if (factors.length === 0) return null
  return (
    <section class="panel" aria-labelledby="custom-factors">
      <div class="panel-head">
        <h3 id="custom-factors">{say('console.settings.rules.custom')}</h3>
      </div>
      <ul class="divided">
        {factors.map(([name, factor]) => (
          <li key={name}>
            <b>{textAt(factor, 'label') ?? name}</b> <code class="small">{textAt(factor, 'fact')}</code>
            <div class="small quiet">{rolesOf(factor)}</div>
          </li>
        ))}
      </ul>
      <p class="meta">{say('console.settings.rules.custom_note')}</p>
    </section>
  )
}

/** A draft may have anything in its place until the service has checked it. */
function textAt(factor: unknown, field: string): string | null {
  const value = valueAt(factor, [field])
  return typeof value === 'string' ? value : null
}

function rolesOf(factor: unknown): string {
  const roles = valueAt(factor, ['roles'])
  const weight = valueAt(factor, ['weight'])
  const names = Array.isArray(roles)
    ? [
        ...(roles.includes('hero') ? [say('console.settings.rules.main_image')] : []),
        ...(roles.includes('carousel') ? [say('console.settings.rules.carousel_images')] : []),
      ]
    : []
  const parts =
    typeof weight === 'number' ? [...names, say('console.settings.rules.custom_weight', { weight })] : names
  return parts.join(' · ')
}
