const { Endcap, EndcapError } = require('@endcap/client')
const { Events } = require('@endcap/client/events')
const { check } = require('./check.cjs')

void check({ Endcap, EndcapError, Events }, 'require')
