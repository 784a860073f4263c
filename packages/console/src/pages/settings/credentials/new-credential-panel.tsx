import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { CopyButton, Segments } from '../../../parts/controls.tsx'
import { Icon } from '../../../parts/icon.tsx'
import type { CreatedCredential } from '../../../session/contract.ts'
import { say, sayWith } from '../../../words/say.ts'
import { SNIPPETS, type SnippetName, snippetOf } from './snippets.ts'

type NewCredentialPanelProps = {
  credential: CreatedCredential
  onSaved: () => void
  onRevoke: (clientId: string, name: string) => void
}

/** A new credential with its secret, until the person has saved it. */
export function NewCredentialPanel({ credential, onSaved, onRevoke }: NewCredentialPanelProps) {
  const { name, client_id: clientId, client_secret: secret, organization_id: organizationId } = credential
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section class="panel new-credential" aria-labelledby="new-credential-title">
      <h3 id="new-credential-title" class="row" ref={title} tabIndex={-1}>
        <Icon name="key" />
        {say('console.settings.credentials.ready', { name })}
      </h3>
      <p>{sayWith('console.settings.credentials.copy_now', {}, { b: (text) => <b>{text}</b> })}</p>
      <dl class="new-credential-values">
        <Value name={say('console.settings.credentials.client_id')} text={clientId} />
        <Value name={say('console.settings.credentials.client_secret')} text={secret} isSecret />
        <Value name={say('console.settings.credentials.organization')} text={organizationId} />
      </dl>
      <Snippets credential={credential} />
      <div class="row wrap new-credential-foot">
        <span class="small quiet">{say('console.settings.credentials.rights')}</span>
        <Button look="quiet" onClick={() => onRevoke(clientId, name)}>
          {say('console.settings.revoke')}
        </Button>
        <Button onClick={onSaved}>{say('console.settings.saved_secret')}</Button>
      </div>
    </section>
  )
}

type ValueProps = { name: string; text: string; isSecret?: boolean }

const Value = ({ name, text, isSecret = false }: ValueProps) => (
  <div class={isSecret ? 'secret' : undefined}>
    <dt class="quiet">{name}</dt>
    <dd>
      <code>{text}</code>
      <CopyButton
        text={text}
        label={say(isSecret ? 'console.settings.copy_secret' : 'console.settings.copy')}
        {...(isSecret && { look: 'first' as const })}
      />
    </dd>
  </div>
)

function Snippets({ credential }: { credential: CreatedCredential }) {
  const shown = useSignal<SnippetName>('SDK')
  const text = snippetOf(shown.value, credential)
  return (
    <div class="snippets">
      <div class="row wrap between">
        <Segments
          label={say('console.settings.credentials.example')}
          value={shown.value}
          options={SNIPPETS.map((each) => [each, each] as const)}
          onChange={(each) => (shown.value = each)}
        />
        <span class="row">
          <span class="small quiet">{say('console.settings.credentials.filled_in')}</span>
          <CopyButton text={text} label={say('console.settings.copy')} />
        </span>
      </div>
      <pre
        class="snippet"
        tabIndex={0}
        role="region"
        aria-label={say('console.settings.credentials.example_for', { tool: shown.value })}
      >
        {text.split('\n').map((line, index) => (
          <span key={index} class={/^(\/\/|#)/.test(line) ? 'code-comment' : undefined}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </div>
  )
}
