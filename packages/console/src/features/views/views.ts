import type { ViewPage } from '@endcap/client'
import { Views } from '@endcap/client/views'
import { useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export const views = new Views(endcap)

const FRESH_MS = 60_000

/** Reads the saved views. */
export const useViews = () =>
  useResource<ViewPage>('views', (signal) => views.list({ signal }), { freshMs: FRESH_MS })
