import type { MessageId } from '@endcap/words/message'
import { say } from '../../words/say.ts'

type KeysLineProps = { keys: readonly (readonly [keys: string, name: MessageId])[] }

/** The keys of a page, on wide screens. */
export const KeysLine = ({ keys }: KeysLineProps) => (
  <p class="small quiet row wrap keys-line no-print">
    {keys.map(([names, text]) => (
      <span key={text}>
        {names.split(' ').map((each) => (
          <kbd key={each}>{each}</kbd>
        ))}{' '}
        {say(text)}
      </span>
    ))}
  </p>
)
