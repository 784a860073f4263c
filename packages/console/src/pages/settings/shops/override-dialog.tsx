import type { AcceptanceRule, StatedAcceptanceRule } from '@endcap/client'
import { useSignal } from '@preact/signals'
import { targets } from '../../../features/acceptance/targets.ts'
import { Segments } from '../../../parts/controls.tsx'
import { FormDialog } from '../../../parts/form-dialog.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { say } from '../../../words/say.ts'
import { usePreview } from '../use-preview.ts'
import { MAX_FIGURE, type Override, overridden } from './override.ts'
import { OverridePreview, spokenPreview } from './override-preview.tsx'
import { ownWord, patchInForce } from './rule-patch.ts'
import { figureText, SEVERITIES } from './rule-words.ts'
import { publishChange, type TargetProps } from './targets.ts'

type DialogProps = TargetProps & {
  stated: StatedAcceptanceRule
  /** The rule as published, if it is overridden. */
  published: StatedAcceptanceRule | null
  onClose: () => void
}

/** Overrides a published rule, with a preview on listings. */
export function OverrideDialog({ stated, published, onClose, ...props }: DialogProps) {
  const { rule } = stated
  const patch = patchInForce(props.details)
  const own = ownWord(patch, rule.id)
  const isOnlyOurs = own.rule !== null && published === null
  const override = useSignal<Override>({
    holds: own.isRemoved ? 'no' : 'ours',
    figure: typeof rule.value === 'number' ? String(rule.value) : null,
    severity: rule.severity,
  })
  const comment = useSignal('')
  const original = (published ?? stated).rule
  const changed = overridden({ patch, rule: original, isOnlyOurs }, override.value)
  const state = usePreview(changed === null ? null : JSON.stringify(changed), {
    make: ({ signal }) => targets.preview(props.details.id, changed ?? patch, { signal }),
    spoken: spokenPreview,
  })
  const publish = async () => {
    await publishChange(
      props,
      (latest) => overridden({ patch: latest, rule: original, isOnlyOurs }, override.value) ?? latest,
      comment.value.trim() || null,
    )
    onClose()
    showToast(say('console.settings.shops.published_now'))
  }
  const off =
    (changed === null && say('console.settings.rules.change_first')) ||
    (state.problems.length > 0 && say('console.settings.shops.problem'))
  return (
    <FormDialog
      wide
      title={say('console.settings.shops.override')}
      submit={say('console.settings.rules.publish')}
      off={off}
      onSubmit={publish}
      onClose={onClose}
    >
      <p>{stated.text}</p>
      <OverrideFields
        value={override.value}
        rule={original}
        isOnlyOurs={isOnlyOurs}
        onChange={(value) => (override.value = value)}
      />
      <OverridePreview state={state} />
      <label class="field">
        <span class="small">{say('console.settings.shops.why')}</span>
        <input
          class="input"
          maxLength={1000}
          value={comment.value}
          onInput={({ currentTarget }) => (comment.value = currentTarget.value)}
        />
      </label>
    </FormDialog>
  )
}

type FieldsProps = {
  value: Override
  rule: AcceptanceRule
  isOnlyOurs: boolean
  onChange: (value: Override) => void
}

function OverrideFields({ value, rule, isOnlyOurs, onChange }: FieldsProps) {
  const published: (readonly [Override['holds'], string])[] = isOnlyOurs
    ? []
    : [['published', say('console.settings.shops.as_published')]]
  return (
    <>
      <div>
        <Segments
          label={say('console.settings.shops.rule')}
          value={value.holds}
          options={[
            ...published,
            ['ours', say('console.settings.shops.our_rule')],
            ['no', say('console.settings.shops.off')],
          ]}
          onChange={(holds) => onChange({ ...value, holds })}
        />
      </div>
      {value.holds === 'ours' && (
        <>
          {value.figure !== null && typeof rule.value === 'number' && (
            <label class="field">
              <span class="small">
                {say('console.settings.shops.figure', { published: figureText(rule.value, rule.unit) })}
              </span>
              <input
                class="input"
                type="number"
                min={0}
                max={MAX_FIGURE}
                step="any"
                required
                value={value.figure}
                onInput={({ currentTarget }) => onChange({ ...value, figure: currentTarget.value })}
              />
            </label>
          )}
          <div>
            <Segments
              label={say('console.settings.shops.weight')}
              value={value.severity}
              options={[
                ['hard', say(SEVERITIES.hard)],
                ['advice', say(SEVERITIES.advice)],
              ]}
              onChange={(severity) => onChange({ ...value, severity })}
            />
          </div>
        </>
      )}
    </>
  )
}
