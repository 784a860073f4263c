export { Credentials } from './credentials/credentials.ts'
