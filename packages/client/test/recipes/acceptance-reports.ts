import { Endcap } from '@endcap/client'
import { AcceptanceReports } from '@endcap/client/acceptance-reports'

const reports = new AcceptanceReports(Endcap.fromEnv())
const { listings, not_accepted, reasons, next_change } = await reports.get('amazon')
console.log(`${not_accepted} of ${listings} listings are refused`)
for (const { rule, count, fixes } of reasons) console.log(count, rule.text, fixes)
if (next_change) console.log(`${next_change.newly_refused} more on ${next_change.day}`)
