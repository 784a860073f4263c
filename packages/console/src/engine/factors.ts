/** The factors of the scoring engine, as a chunk of their own. */
export { FACTOR_GROUPS, FACTORS } from '@endcap/scoring'
