/** The factors of the scoring engine, as a chunk of their own. */
export { FACTORS } from '@endcap/scoring'
