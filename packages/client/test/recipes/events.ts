import { Endcap } from '@endcap/client'
import { Events } from '@endcap/client/events'

const events = new Events(Endcap.fromEnv())
const [first] = (await events.page({ limit: 1 })).data
// Follows all events since then, until the loop ends or `signal` aborts.
for await (const event of events.stream({ after: first?.id })) {
  if (event.type !== 'pdp.scored') continue
  console.log(event.data.id, event.data.pdp_score, event.data.previous_score)
  break
}
