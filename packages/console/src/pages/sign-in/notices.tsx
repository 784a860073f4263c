import type { ComponentChildren } from 'preact'
import { say } from '../../words/say.ts'
import { Command } from './command.tsx'

/** Shows why a sign-in failed. */
export const Notice = ({ children }: { children: ComponentChildren }) => (
  <p class="sign-in-notice" role="alert">
    {children}
  </p>
)

/** Commands that print a link without an admin. */
export const HelpOnTheMachine = () => (
  <details class="small">
    <summary>{say('console.sign_in.help')}</summary>
    <p class="quiet">{say('console.sign_in.help_text')}</p>
    <Command>{'npx endcap user list\nnpx endcap user link <user-id>'}</Command>
  </details>
)
