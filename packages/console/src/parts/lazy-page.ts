import type { JSX } from 'preact'
import { lazy } from 'preact-iso'
import { CONSOLE_PATH } from '../base.ts'
import { say } from '../words/say.ts'
import { showToast } from './toast.tsx'

const RELOADED = 'endcap-reloaded'
/** Time after which another release may have been installed. */
const SETTLED_MS = 10_000
const TIMEOUT_MS = 5_000

/** Loads a chunk's component when first shown. */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, () => JSX.Element>>,
  name: Name,
) => lazy(() => loadPage(load).then((module) => module[name]))

/**
 * Loads a page's chunk. After an upgrade, old chunks are gone, so the page reloads once. While the service does
 * not respond, a reload would lose the page, so the person decides when to retry.
 */
async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await reloadOnce()
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

/** Reloads the page if the service responds and the page was not reloaded before. */
export async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) !== null || !(await doesServiceAnswer())) return
  sessionStorage.setItem(RELOADED, '1')
  location.reload()
}

/** Allows another reload after the page has run for a while. */
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
