import { at } from '../../base.ts'
import { say } from '../../words/say.ts'

const TABS = [
  ['live', 'console.live.title', 'watch'],
  ['rivals', 'console.rivals.title', 'watch/rivals'],
] as const

/** The pages of the place Watch. */
export const WatchTabs = ({ current }: { current: (typeof TABS)[number][0] }) => (
  <nav class="tabs" aria-label={say('console.pages.watch')}>
    {TABS.map(([key, name, path]) => (
      <a key={key} href={at(path)} aria-current={key === current ? 'page' : undefined}>
        {say(name)}
      </a>
    ))}
  </nav>
)
