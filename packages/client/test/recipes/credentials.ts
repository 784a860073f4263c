import { Endcap } from '@endcap/client'
import { Credentials } from '@endcap/client/credentials'

const credentials = new Credentials(Endcap.fromEnv())
const agency = await credentials.create({ name: 'Agency', access: 'submit', retailer: 'walmart_us' })
console.log(agency.client_id, agency.access, agency.retailer)
