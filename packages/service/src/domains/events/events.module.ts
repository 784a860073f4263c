import type { Db } from '../../platform/db/database.ts'
import type { AccessTokens } from '../auth/access-tokens.ts'
import { createIsTokenValid } from '../auth/authenticate.ts'
import { defineModule } from '../module.ts'
import type { EventFeed } from './event-feed.ts'
import { listEventsOperation } from './operations/list-events.ts'
import { streamEventsOperation } from './operations/stream-events.ts'

type Deps = { db: Db; tokens: AccessTokens; feed: EventFeed }

export const eventsModule = defineModule({
  name: 'events',
  operations: (deps: Deps) => [
    listEventsOperation(deps),
    streamEventsOperation({ ...deps, isTokenValid: createIsTokenValid(deps) }),
  ],
})
