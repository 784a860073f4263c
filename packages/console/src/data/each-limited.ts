const AT_A_TIME = 4

/** Runs a request for each value, four at a time. Rejects with the first failure when all have ended. */
export async function eachLimited<Value>(
  values: readonly Value[],
  run: (value: Value) => Promise<unknown>,
): Promise<void> {
  const waiting = [...values]
  const failures: unknown[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        await run(next)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  if (failures.length > 0) throw failures[0]
}
