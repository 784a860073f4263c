import { LANGUAGES, languageOf } from '@endcap/words/languages'
import type { MessageId } from '@endcap/words/message'
import { useSignal } from '@preact/signals'
import { Section } from '../../../parts/section.tsx'
import { hasSingleKeys, setSingleKeys } from '../../../session/single-keys.ts'
import { chooseTheme, chosenTheme, type Theme } from '../../../session/theme.ts'
import { ownName } from '../../../words/own-name.ts'
import { chooseLanguage, chosenLanguage, say } from '../../../words/say.ts'

const THEMES: readonly (readonly [Theme, MessageId, MessageId])[] = [
  ['system', 'console.settings.appearance.theme_system', 'console.settings.appearance.theme_system_note'],
  ['light', 'console.parts.theme_light', 'console.settings.appearance.theme_light_note'],
  ['dark', 'console.parts.theme_dark', 'console.settings.appearance.theme_dark_note'],
]

/** Chooses the language, the theme and the shortcuts. */
export function AppearanceSection() {
  const theme = useSignal(chosenTheme())
  const keys = useSignal(hasSingleKeys())
  return (
    <Section title={say('console.settings.appearance.title')} text={say('console.settings.appearance.text')}>
      <LanguageChoice />
      <fieldset class="themes">
        <legend class="spoken">{say('console.settings.appearance.theme')}</legend>
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
                <b>{say(name)}</b>
                <span class="meta">{say(note)}</span>
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
        {say('console.settings.appearance.single_keys')}
      </label>
    </Section>
  )
}

/** Chooses the language of this browser. The page is loaded anew in it. */
const LanguageChoice = () => (
  <label class="field language">
    <span class="small">{say('console.settings.appearance.language')}</span>
    <select
      class="input"
      value={chosenLanguage() ?? ''}
      onChange={({ currentTarget }) => chooseLanguage(languageOf(currentTarget.value))}
    >
      <option value="">{say('console.settings.appearance.language_of_browser')}</option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {ownName(language)}
        </option>
      ))}
    </select>
  </label>
)

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
