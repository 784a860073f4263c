import { FACTOR_GROUPS, FACTORS } from '@endcap/scoring'
import { useSignal } from '@preact/signals'
import { Segments } from '../../../parts/controls.tsx'
import { percent } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { factorName } from '../../../words/terms.ts'
import { numberAt, type RulesProps } from './listing-rules.tsx'
import { valueAt, withValue } from './patch.ts'
import { RuleSlider } from './rule-slider.tsx'

/** Largest weight that a slider can set. The heaviest factors of the release have about half of it. */
const MAX_WEIGHT = 8

/** Sliders for the weights of the factors, for the main image or for carousel images. */
export function FactorRules(props: RulesProps) {
  const { release, patch, onChange } = props
  const role = useSignal<'hero' | 'carousel'>('hero')
  const pathOf = (factor: string) => ['roles', role.value, 'factors', factor, 'weight']
  const names = Object.keys(valueAt(release, ['roles', role.value, 'factors']) ?? {})
  const inRelease = { rules: release, release }
  const sumOf = (document: Pick<RulesProps, 'rules' | 'release'>) =>
    names.reduce((sum, name) => sum + numberAt(document, pathOf(name)), 0)
  const [sum, releaseSum] = [sumOf(props), sumOf(inRelease)]
  return (
    <section class="panel" aria-labelledby="factor-rules">
      <div class="panel-head">
        <h3 id="factor-rules">{say('console.settings.rules.images')}</h3>
        <span class="end">
          <Segments
            label={say('console.settings.rules.images_label')}
            value={role.value}
            options={[
              ['hero', say('console.settings.rules.main_image')],
              ['carousel', say('console.settings.rules.carousel_images')],
            ]}
            onChange={(chosen) => (role.value = chosen)}
          />
        </span>
      </div>
      {FACTOR_GROUPS.map((group) => {
        const present = Object.entries(FACTORS).filter(
          ([factor, definition]) => definition.group === group && names.includes(factor),
        )
        if (present.length === 0) return null
        return (
          <fieldset key={`${role.value} ${group}`} class="rule-group">
            <legend class="small quiet">{say(`console.settings.rules.group.${group}`)}</legend>
            {present.map(([factor]) => (
              <RuleSlider
                key={factor}
                label={factorName(factor)}
                value={numberAt(props, pathOf(factor))}
                release={numberAt(inRelease, pathOf(factor))}
                min={0}
                max={MAX_WEIGHT}
                step={0.05}
                text={percent(numberAt(props, pathOf(factor)) / Math.max(sum, 0.01))}
                textOf={(weight) => percent(weight / releaseSum)}
                onChange={(weight) => onChange(withValue(release, patch, pathOf(factor), weight))}
              />
            ))}
          </fieldset>
        )
      })}
      <p class="meta">{say('console.settings.rules.factors_note')}</p>
    </section>
  )
}
