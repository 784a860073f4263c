import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
for await (const row of endcap.pdps.list({ scoreMax: 99, sort: '-can_win_today' })) {
  console.log(row.name, row.pdp_score, row.can_win_split?.today, row.first_action?.title)
  await endcap.pdps.setTags(row.pdp_id, [...row.tags, 'to do'])
}

const tagged = endcap.pdps.list({ tag: 'to do', limit: 50 })
const page = await tagged.page()
console.log(`${page.data.length} listings are tagged`)
if (page.has_more) console.log(await tagged.page(page.next_cursor))
