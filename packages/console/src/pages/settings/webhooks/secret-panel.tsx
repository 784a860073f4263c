import type { WebhookEndpointWithSecret } from '@endcap/client'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/controls.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { say, sayWith } from '../../../words/say.ts'

type SecretPanelProps = { endpoint: WebhookEndpointWithSecret; onSaved: () => void }

/** The secret of a webhook, until the person has saved it. */
export function SecretPanel({ endpoint: { url, secret }, onSaved }: SecretPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section class="panel new-credential" aria-labelledby="webhook-secret">
      <h3 id="webhook-secret" class="row" ref={title} tabIndex={-1}>
        <Icon name="key" />
        {say('console.settings.webhooks.secret_of', { url })}
      </h3>
      <p>{sayWith('console.settings.webhooks.copy_now', {}, { b: (text) => <b>{text}</b> })}</p>
      <dl class="new-credential-values">
        <div class="secret">
          <dt class="quiet">{say('console.settings.webhooks.secret')}</dt>
          <dd>
            <code>{secret}</code>
            <CopyButton text={secret} label={say('console.settings.copy_secret')} look="first" />
          </dd>
        </div>
      </dl>
      <div class="row wrap new-credential-foot">
        <span class="small quiet">{say('console.settings.webhooks.signatures')}</span>
        <Button onClick={onSaved}>{say('console.settings.saved_secret')}</Button>
      </div>
    </section>
  )
}
