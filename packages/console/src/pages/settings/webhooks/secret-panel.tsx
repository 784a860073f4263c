import type { WebhookEndpointWithSecret } from '@endcap/client'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { CopyButton } from '../../../parts/controls.tsx'
import { Icon } from '../../../parts/icon.tsx'

type SecretPanelProps = { endpoint: WebhookEndpointWithSecret; onSaved: () => void }

/** The secret of a webhook, until the person has saved it. */
export function SecretPanel({ endpoint: { url, secret }, onSaved }: SecretPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section class="panel new-credential" aria-labelledby="webhook-secret">
      <h3 id="webhook-secret" class="row" ref={title} tabIndex={-1}>
        <Icon name="key" />
        The secret of {url}
      </h3>
      <p>
        Copy it now. Endcap <b>cannot show it again</b>. The receiver verifies with it that a call comes from
        Endcap.
      </p>
      <dl class="new-credential-values">
        <div class="secret">
          <dt class="quiet">Secret</dt>
          <dd>
            <code>{secret}</code>
            <CopyButton text={secret} label="Copy the secret" look="first" />
          </dd>
        </div>
      </dl>
      <div class="row wrap new-credential-foot">
        <span class="small quiet">Signatures follow Standard Webhooks 1.0. The SDK verifies them.</span>
        <Button onClick={onSaved}>I saved the secret</Button>
      </div>
    </section>
  )
}
