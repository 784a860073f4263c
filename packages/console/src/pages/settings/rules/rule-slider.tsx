import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { say } from '../../../words/say.ts'

type RuleSliderProps = {
  label: string
  value: number
  /** Value of the release, which the slider marks. */
  release: number
  min: number
  max: number
  step: number
  /** Returns a value in words, such as `60%`. */
  textOf: (value: number) => string
  /** Text for the value now, where it depends on others. */
  text?: string
  onChange: (value: number) => void
}

/** Edits a number. The tick marks the release's value, which a button restores. */
export function RuleSlider(props: RuleSliderProps) {
  const { label, value, release, min, max, step, textOf, onChange } = props
  const id = useId()
  const text = props.text ?? textOf(value)
  return (
    <div class="rule">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        list={`${id}-release`}
        aria-valuetext={
          value === release
            ? text
            : say('console.settings.rules.value_and_release', { value: text, release: textOf(release) })
        }
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <datalist id={`${id}-release`}>
        <option value={release} />
      </datalist>
      <b class="number">{text}</b>
      <ReleaseButton
        label={label}
        value={value}
        release={release}
        textOf={textOf}
        onBack={() => onChange(release)}
      />
    </div>
  )
}

type ReleaseButtonProps = Pick<RuleSliderProps, 'label' | 'value' | 'release' | 'textOf'> & {
  onBack: () => void
}

/** Restores the release's value. Keeps its space while unchanged. */
export const ReleaseButton = ({ label, value, release, textOf, onBack }: ReleaseButtonProps) => (
  <span class="rule-release">
    {value !== release && (
      <Button
        small
        look="quiet"
        icon="undo"
        label={say('console.settings.rules.back_to_release', { rule: label, value: textOf(release) })}
        onClick={onBack}
      />
    )}
  </span>
)
