// Prepares the thread of an embedded database and ends it. The process exits by itself if the thread does.
import { endPreparedSession, prepareSession } from '@endcap/foundation/embedded-db/pglite-session'

prepareSession()
endPreparedSession()
