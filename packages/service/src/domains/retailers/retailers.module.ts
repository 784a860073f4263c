import { defineModule } from '../module.ts'
import { listRetailersOperation } from './operations/list-retailers.ts'

export const retailersModule = defineModule({
  name: 'retailers',
  operations: () => [listRetailersOperation()],
})
