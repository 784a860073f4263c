const { Endcap, EndcapError } = require('@endcap/client')
const { check } = require('./check.cjs')

void check(Endcap, EndcapError, 'require')
