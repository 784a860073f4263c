import type { ComponentChildren } from 'preact'
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
    <summary>No admin can help</summary>
    <p class="quiet">On the machine of the service, list the people and print a new link:</p>
    <Command>{'npx endcap user list\nnpx endcap user link <user-id>'}</Command>
  </details>
)
