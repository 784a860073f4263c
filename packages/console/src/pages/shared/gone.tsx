import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { usePageTitle } from '../../parts/page.tsx'
import { say } from '../../words/say.ts'

/** One page for mistyped, expired and closed links, so that it reveals nothing. */
export function Gone() {
  const [isPasting, setPasting] = useState(false)
  usePageTitle(say('console.shared.gone_title'))
  return (
    <div class="shared-alone">
      <div class="shared-empty" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <h1>{say('console.shared.gone_title')}</h1>
      <p class="quiet">{say('console.shared.gone_text')}</p>
      <p class="quiet">{say('console.shared.gone_ask')}</p>
      {isPasting ? (
        <label class="field">
          <span class="small">{say('console.shared.paste_label')}</span>
          <input
            class="input"
            autofocus
            autocomplete="off"
            onInput={({ currentTarget: { value } }) => openLink(value)}
          />
        </label>
      ) : (
        <Button onClick={() => setPasting(true)}>{say('console.shared.paste')}</Button>
      )}
    </div>
  )
}

/** Opens a link of this service. Another address stays in the field. */
function openLink(text: string): void {
  const secret = /#(esl_[\w-]+)\s*$/.exec(text)?.[1]
  if (secret !== undefined) location.hash = secret
}
