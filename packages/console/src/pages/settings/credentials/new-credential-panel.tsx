import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { CopyButton, Segments } from '../../../parts/controls.tsx'
import { Icon } from '../../../parts/icon.tsx'
import type { CreatedCredential } from '../../../session/contract.ts'
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
        <Icon name="key" />“{name}” is ready
      </h3>
      <p>
        Copy the secret now. Endcap keeps only its hash and <b>cannot show it again</b>.
      </p>
      <dl class="new-credential-values">
        <Value name="Client ID" text={clientId} />
        <Value name="Client secret" text={secret} isSecret />
        <Value name="Organization" text={organizationId} />
      </dl>
      <Snippets credential={credential} />
      <div class="row wrap new-credential-foot">
        <span class="small quiet">May do what an editor may: read, score and make images.</span>
        <Button look="quiet" onClick={() => onRevoke(clientId, name)}>
          Revoke
        </Button>
        <Button onClick={onSaved}>I saved the secret</Button>
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
        label={isSecret ? 'Copy the secret' : 'Copy'}
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
          label="Example"
          value={shown.value}
          options={SNIPPETS.map((each) => [each, each] as const)}
          onChange={(each) => (shown.value = each)}
        />
        <span class="row">
          <span class="small quiet">The secret is filled in</span>
          <CopyButton text={text} label="Copy" />
        </span>
      </div>
      <pre class="snippet" tabIndex={0} role="region" aria-label={`Example: ${shown.value}`}>
        {text.split('\n').map((line, index) => (
          <span key={index} class={/^(\/\/|#)/.test(line) ? 'code-comment' : undefined}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </div>
  )
}
