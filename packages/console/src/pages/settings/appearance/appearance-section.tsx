import { useSignal } from '@preact/signals'
import { Section } from '../../../parts/section.tsx'
import { hasSingleKeys, setSingleKeys } from '../../../session/single-keys.ts'
import { chooseTheme, chosenTheme, type Theme } from '../../../session/theme.ts'

const THEMES: readonly (readonly [Theme, string, string])[] = [
  ['system', 'System', 'Follows your device'],
  ['light', 'Light', 'Pictures on near-white'],
  ['dark', 'Dark', 'Pictures stay on white'],
]

/** Chooses the theme and the shortcuts. */
export function AppearanceSection() {
  const theme = useSignal(chosenTheme())
  const keys = useSignal(hasSingleKeys())
  return (
    <Section title="Appearance" text="In this browser only.">
      <fieldset class="themes">
        <legend class="spoken">Theme</legend>
        {THEMES.map(([each, name, note]) => (
          <label key={each} class={theme.value === each ? 'theme chosen' : 'theme'}>
            <ThemeScene theme={each} />
            <span class="theme-name">
              <input
                type="radio"
                name="theme"
                checked={theme.value === each}
                onChange={() => {
                  chooseTheme(each)
                  theme.value = each
                }}
              />
              <span>
                <b>{name}</b>
                <span class="meta">{note}</span>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <label class="row">
        <input
          type="checkbox"
          class="check"
          checked={keys.value}
          onChange={({ currentTarget }) => {
            setSingleKeys(currentTarget.checked)
            keys.value = currentTarget.checked
          }}
        />
        Shortcuts of single keys: B for the selection, 1 to 5 for overlays
      </label>
    </Section>
  )
}

/** A small shelf in the colors of a theme. */
const ThemeScene = ({ theme }: { theme: Theme }) => (
  <span class={`theme-scene ${theme}`} aria-hidden="true">
    {['high', 'low', 'high'].map((level, index) => (
      <span key={index} class={`theme-facing ${level}`}>
        <span class="theme-picture" />
        <span class="theme-ticket" />
      </span>
    ))}
  </span>
)
