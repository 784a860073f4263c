/** Sets an environment variable of this process, which other test files share, until the result is disposed. */
export function setVariable(name: string, value: string): Disposable {
  const before = process.env[name]
  process.env[name] = value
  return {
    [Symbol.dispose]() {
      if (before === undefined) delete process.env[name]
      else process.env[name] = before
    },
  }
}
