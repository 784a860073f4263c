import type { JSX } from 'preact'
import { lazy } from 'preact-iso'
import { CONSOLE_PATH } from '../base.ts'
import { say } from '../words/say.ts'
import { showToast } from './toast.tsx'

const RELOADED = 'endcap-reloaded'
/** Time after which another release may have been installed. */
const SETTLED_MS = 10_000
const TIMEOUT_MS = 5_000

/** Returns the component of a chunk, which is loaded when it is shown first. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, () => JSX.Element>>,
  name: Name,
) => lazy(() => loadPage(load).then((module) => module[name]))

/**
 * Loads the chunk of a page. After an upgrade the chunks of an open page are gone, and the page is loaded anew, once. While
 * the service does not answer, loading anew would lose the page, so the person decides when to try again.
 */
async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      if (sessionStorage.getItem(RELOADED) === null && (await doesServiceAnswer())) {
        sessionStorage.setItem(RELOADED, '1')
        location.reload()
      }
      await new Promise<void>((resolve) =>
        showToast(
          say('console.parts.page_not_loaded'),
          { label: say('console.parts.try_again'), run: resolve },
          { stays: true },
        ),
      )
    }
  }
}

/** Allows another reload, once the page has run for a while. */
export function allowReloadLater(): void {
  setTimeout(() => sessionStorage.removeItem(RELOADED), SETTLED_MS)
}

async function doesServiceAnswer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return (await fetch(`${CONSOLE_PATH}/`, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
