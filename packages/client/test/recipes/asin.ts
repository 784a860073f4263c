import { Endcap } from '@endcap/client'

const endcap = Endcap.fromEnv()
const pdp = await endcap.pdps.byAsin.submitAndWait('B0DEMOCAN1', { region: 'us' })
console.log(pdp.status, pdp.name, pdp.pdp_score)
