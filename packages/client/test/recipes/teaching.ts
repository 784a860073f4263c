import { Endcap } from '@endcap/client'
import { Teaching } from '@endcap/client/teaching'

const teaching = new Teaching(Endcap.fromEnv())
const { answers, trial } = await teaching.get()
console.log(`${answers.count} answers, ${answers.missing} are missing`)
if (trial?.is_better) await teaching.use()
