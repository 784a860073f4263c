import type { RubricDetails } from '@endcap/client'
import { CLASSIFICATIONS, MAX_LISTING_IMAGES } from '@endcap/scoring'
import { useId } from 'preact/hooks'
import { counted, percent } from '../../../words/numbers.ts'
import { say } from '../../../words/say.ts'
import { typeName } from '../../../words/terms.ts'
import { type Patch, valueAt, withoutChange, withValue } from './patch.ts'
import { ReleaseButton, RuleSlider } from './rule-slider.tsx'

export type RulesProps = {
  release: RubricDetails['release']
  /** The release with the patch. */
  rules: unknown
  patch: Patch
  onChange: (patch: Patch) => void
}

const HERO = ['listing', 'heroWeight']
const CAROUSEL = ['listing', 'carouselWeight']
const RECOMMENDED = ['listing', 'recommendedCarouselImages']

/** Returns the number at a path, or that of the release where an edited patch has none. */
export function numberAt({ rules, release }: Pick<RulesProps, 'rules' | 'release'>, path: string[]): number {
  const value = valueAt(rules, path) ?? valueAt(release, path)
  return typeof value === 'number' ? value : 0
}

/** Sliders for what a listing as a whole is judged by. */
export function ListingRules(props: RulesProps) {
  const { release, patch, onChange } = props
  const shareOf = (hero: number, carousel: number) => (hero + carousel > 0 ? hero / (hero + carousel) : 0)
  const inRelease = { rules: release, release }
  const releaseShare = shareOf(numberAt(inRelease, HERO), numberAt(inRelease, CAROUSEL))
  const setShare = (share: number) =>
    onChange(
      share === releaseShare
        ? withoutChange(release, withoutChange(release, patch, HERO), CAROUSEL)
        : withValue(release, withValue(release, patch, HERO, share), CAROUSEL, rounded(1 - share)),
    )
  return (
    <section class="panel" aria-labelledby="listing-rules">
      <div class="panel-head">
        <h3 id="listing-rules">{say('console.settings.rules.listing')}</h3>
      </div>
      <RuleSlider
        label={say('console.settings.rules.main_weight')}
        value={rounded(shareOf(numberAt(props, HERO), numberAt(props, CAROUSEL)))}
        release={releaseShare}
        min={0.05}
        max={0.95}
        step={0.05}
        textOf={percent}
        onChange={setShare}
      />
      <RuleSlider
        label={say('console.settings.rules.carousel_weight')}
        value={rounded(1 - shareOf(numberAt(props, HERO), numberAt(props, CAROUSEL)))}
        release={rounded(1 - releaseShare)}
        min={0.05}
        max={0.95}
        step={0.05}
        textOf={percent}
        onChange={(share) => setShare(rounded(1 - share))}
      />
      <RuleSlider
        label={say('console.settings.rules.recommended')}
        value={numberAt(props, RECOMMENDED)}
        release={numberAt(inRelease, RECOMMENDED)}
        min={1}
        max={MAX_LISTING_IMAGES - 1}
        step={1}
        textOf={String}
        onChange={(images) => onChange(withValue(release, patch, RECOMMENDED, images))}
      />
      <p class="meta">{say('console.settings.rules.recommended_note')}</p>
    </section>
  )
}

const rounded = (share: number): number => Math.round(100 * share) / 100

/** Number of images by asset type that a listing should have. */
export function MixRules(props: RulesProps) {
  const { release, rules, patch, onChange } = props
  const countIn = (document: unknown, type: string): number => {
    const value = valueAt(document, ['idealMix', type])
    return typeof value === 'number' ? value : 0
  }
  const all = CLASSIFICATIONS.reduce((sum, type) => sum + countIn(rules, type), 0)
  return (
    <section class="panel" aria-labelledby="mix-rules">
      <div class="panel-head">
        <h3 id="mix-rules">{say('console.settings.rules.mix')}</h3>
        <span class="meta end">{counted(all, 'console.settings.rules.mix_count')}</span>
      </div>
      <div class="mix-rules">
        {CLASSIFICATIONS.map((type) => (
          <MixCount
            key={type}
            label={typeName(type)}
            value={countIn(rules, type)}
            release={countIn(release, type)}
            onChange={(images) =>
              onChange(withValue(release, patch, ['idealMix', type], images === 0 ? undefined : images))
            }
          />
        ))}
      </div>
    </section>
  )
}

type MixCountProps = { label: string; value: number; release: number; onChange: (images: number) => void }

function MixCount({ label, value, release, onChange }: MixCountProps) {
  const id = useId()
  return (
    <div class={value === 0 ? 'mix-rule quiet' : 'mix-rule'}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        type="number"
        min={0}
        max={MAX_LISTING_IMAGES}
        value={value}
        onInput={({ currentTarget: { valueAsNumber: images } }) => {
          if (Number.isInteger(images) && images >= 0) onChange(images)
        }}
      />
      <ReleaseButton
        label={label}
        value={value}
        release={release}
        textOf={String}
        onBack={() => onChange(release)}
      />
    </div>
  )
}
