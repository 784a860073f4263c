// Preloaded into processes (`--import`): SIGUSR2 causes an exception that belongs to no request and no job.
process.on('SIGUSR2', () =>
  setTimeout(() => {
    throw new Error('a stray fault')
  }),
)
