export type { ShotFilters } from './shot-list/shot-list.ts'
export { ShotList } from './shot-list/shot-list.ts'
