import { Endcap } from '@endcap/client'
import { BulkChanges } from '@endcap/client/bulk-changes'

const endcap = Endcap.fromEnv()
const bulkChanges = new BulkChanges(endcap)
const { bulk_change_id: id, total } = await bulkChanges.create({ add_tags: ['spring'] }, { scoreMax: 60 })
console.log(`${total} listings get the tag`)
await bulkChanges.undo(id)
