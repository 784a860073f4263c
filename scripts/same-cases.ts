// Gives all properties of a test run one seed, so that a run of CI repeats.
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261130 })
