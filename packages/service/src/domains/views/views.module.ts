import type { Db } from '../../platform/db/database.ts'
import { defineModule } from '../module.ts'
import {
  changeViewOperation,
  createViewOperation,
  deleteViewOperation,
  listViewsOperation,
} from './operations/views.ts'

export const viewsModule = defineModule({
  name: 'views',
  operations: (deps: { db: Db }) => [
    listViewsOperation(deps),
    createViewOperation(deps),
    changeViewOperation(deps),
    deleteViewOperation(deps),
  ],
})
