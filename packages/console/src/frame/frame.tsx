import type { MessageId } from '@endcap/words/message'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { lazy, useLocation } from 'preact-iso'
import { tinykeys } from 'tinykeys'
import { at } from '../base.ts'
import { PLACES } from '../pages/pages.ts'
import { Icon, Mark } from '../parts/icon.tsx'
import { LiveRegion } from '../parts/live.tsx'
import { Menu, MenuItem } from '../parts/menu.tsx'
import { showFailure, Toasts } from '../parts/toast.tsx'
import { currentSession, signOut, switchOrganization } from '../session/session.ts'
import { chooseTheme, chosenTheme, type Theme } from '../session/theme.ts'
import { say } from '../words/say.ts'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette: component }) => component))

const WorkCount = lazy(() => import('./work-count.tsx').then(({ WorkCount: component }) => component))

/** Draws the top bar and floating elements. */
export function Frame({ children }: { children: ComponentChildren }) {
  const isFinding = useSignal(false)
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyK': (event) => {
          event.preventDefault()
          isFinding.value = !isFinding.value
        },
      }),
    [],
  )
  return (
    <>
      <a class="skip" href="#main">
        {say('console.frame.skip')}
      </a>
      <header class="bar">
        <a class="brand" href={at('')}>
          <Mark />
          <b>Endcap</b>
        </a>
        <Navigation />
        <button
          type="button"
          class="find"
          aria-keyshortcuts="Meta+K Control+K"
          onClick={() => (isFinding.value = true)}
        >
          <Icon name="search" />
          <span>{say('console.frame.find')}</span>
          <kbd>{isApple() ? '⌘K' : say('console.frame.find_keys')}</kbd>
        </button>
        <OrganizationMenu />
        <PersonMenu />
      </header>
      {children}
      {isFinding.value && <Palette onClose={() => (isFinding.value = false)} />}
      <Toasts />
      <LiveRegion />
    </>
  )
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

const IN_BAR = PLACES.filter(({ isInPaletteOnly }) => !isInPaletteOnly)

function Navigation() {
  const { path, route } = useLocation()
  const isCurrent = (page: string) =>
    page === '' ? path === at('').replace(/\/$/, '') || path === at('') : path.startsWith(at(page))
  const isImage = path.startsWith(at('images'))
  return (
    <nav class="places" aria-label={say('console.frame.places')}>
      {IN_BAR.map(({ name, page, icon, isInMore }) => (
        <a
          key={page}
          class={isInMore ? 'wide-place' : undefined}
          href={at(page)}
          aria-current={isCurrent(page) || (isImage && page === 'listings') ? 'page' : undefined}
        >
          <Icon name={icon} />
          {say(name)}
          {page === 'work' && <WorkCount />}
        </a>
      ))}
      <Menu
        class="more-places"
        align="end"
        button={
          <>
            <Icon name="more" />
            {say('console.frame.more')}
          </>
        }
      >
        {(close) =>
          IN_BAR.filter(({ isInMore }) => isInMore).map(({ name, page, icon }) => (
            <MenuItem
              key={page}
              icon={icon}
              chosen={isCurrent(page)}
              onClick={() => {
                close()
                route(at(page))
              }}
            >
              {say(name)}
            </MenuItem>
          ))
        }
      </Menu>
    </nav>
  )
}

function OrganizationMenu() {
  const { organization, organizations } = currentSession()
  if (organizations.length < 2) return <span class="organization cut">{organization.name}</span>
  return (
    <Menu
      class="organization"
      align="end"
      button={
        <>
          <span class="cut">{organization.name}</span>
          <Icon name="down" />
        </>
      }
    >
      {(close) =>
        organizations.map(({ organization_id, name }) => (
          <MenuItem
            key={organization_id}
            chosen={organization_id === organization.organization_id}
            onClick={() => {
              close()
              switchOrganization(organization_id, at('')).catch(showFailure)
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </Menu>
  )
}

const THEMES: readonly (readonly [Theme, MessageId])[] = [
  ['system', 'console.frame.theme_system'],
  ['light', 'console.parts.theme_light'],
  ['dark', 'console.parts.theme_dark'],
]

function PersonMenu() {
  const { user, organization } = currentSession()
  const theme = useSignal(chosenTheme())
  return (
    <Menu
      class="person"
      align="end"
      label={say('console.frame.account', { initials: initials(user.name), name: user.name })}
      button={initials(user.name)}
    >
      {(close) => (
        <>
          <div class="menu-head">
            <b>{user.name}</b>
            <div class="meta">
              {say('console.frame.role', {
                role: user.is_operator ? 'operator' : organization.role,
                organization: organization.name,
              })}
            </div>
          </div>
          {THEMES.map(([each, name]) => (
            <MenuItem
              key={each}
              chosen={theme.value === each}
              onClick={() => {
                chooseTheme(each)
                theme.value = each
              }}
            >
              {say(name)}
            </MenuItem>
          ))}
          <MenuItem
            onClick={() => {
              close()
              signOut().catch(showFailure)
            }}
          >
            {say('console.frame.sign_out')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** Returns initials of the first and last name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '')
  return letters.join('').toUpperCase() || '?'
}
