import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { dayOf } from '../words/numbers.ts'
import { say } from '../words/say.ts'
import { Icon } from './icon.tsx'
import { closeFailures } from './toast.tsx'

/** Sets the title of the window. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Endcap' : `${title} · Endcap`
  }, [title])
}

/** The path of the page that was shown last. Null until the first page. */
let lastPath: string | null = null

/** Focuses a new page's content, where screen readers begin. Filters do not change the path. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  // The path of this page, also while the next one is being loaded.
  const { path } = useRoute()
  useEffect(() => {
    if (lastPath !== null && lastPath !== path) {
      main.current?.focus({ preventScroll: true })
      closeFailures()
    }
    lastPath = path
  }, [path])
}

type PageProps = {
  title: ComponentChildren
  documentTitle: string
  crumbs?: ComponentChildren
  /** Line below the title. */
  meta?: ComponentChildren
  buttons?: ComponentChildren
  tabs?: ComponentChildren
  children: ComponentChildren
  class?: string
}

/** A page with its title, buttons and tabs. */
export function Page({
  title,
  documentTitle,
  crumbs,
  meta,
  buttons,
  tabs,
  children,
  class: className,
}: PageProps) {
  usePageTitle(documentTitle)
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  return (
    <main id="main" class={className ? `page ${className}` : 'page'} ref={main} tabIndex={-1}>
      <div class="page-head">
        {crumbs && (
          <nav class="crumbs small" aria-label={say('console.parts.breadcrumbs')}>
            {crumbs}
          </nav>
        )}
        <div class="page-title">
          <div class="page-name">
            <h1 dir="auto">{title}</h1>
            {meta && <div class="meta page-meta">{meta}</div>}
            <p class="meta only-paper">
              {say('console.parts.printed', { day: dayOf(new Date().toISOString()), address: location.href })}
            </p>
          </div>
          {buttons && <div class="row wrap page-buttons">{buttons}</div>}
        </div>
        {tabs}
      </div>
      {children}
    </main>
  )
}

/** A step of the breadcrumbs. */
export const Crumb = ({ href, children }: { href: string; children: ComponentChildren }) => (
  <>
    <a href={href} dir="auto">
      {children}
    </a>
    <Icon name="forward" />
  </>
)
