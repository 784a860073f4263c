export { Teaching } from './teaching/teaching.ts'
