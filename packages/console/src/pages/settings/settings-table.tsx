import type { MessageId } from '@endcap/words/message'
import type { ComponentChildren } from 'preact'
import { say } from '../../words/say.ts'

type SettingsTableProps = {
  /** For screen readers. */
  caption: string
  columns: readonly MessageId[]
  /** Spoken name of a last column with buttons. */
  actions?: MessageId
  class?: string
  /** The rows. */
  children: ComponentChildren
}

/** A table of settings. On a phone each row is a block, so the roles of the table are set again. */
export const SettingsTable = ({
  caption,
  columns,
  actions,
  class: className,
  children,
}: SettingsTableProps) => (
  <div class="panel settings-table">
    <table class={className === undefined ? 'table blocks' : `table blocks ${className}`} role="table">
      <caption class="spoken">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {say(name)}
            </th>
          ))}
          {actions && (
            <th role="columnheader" scope="col">
              <span class="spoken">{say(actions)}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </div>
)
