// Functions that off-thread.test.ts calls in a thread.
export type Task = 'learn' | 'wait' | 'spin' | 'spin and allocate' | 'allocate' | 'throw'

let learned = 0

export async function act(task: Task): Promise<string> {
  switch (task) {
    case 'learn':
      return `learned ${++learned}`
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, 100))
      return 'waited'
    case 'spin':
      for (;;) learned += 0
    case 'spin and allocate': {
      const end = Date.now() + 2_500
      while (Date.now() < end) learned += 0
      return allocate()
    }
    case 'allocate':
      return allocate()
    case 'throw':
      throw new Error('as asked')
    default:
      return task satisfies never
  }
}

function allocate(): string {
  const kept: unknown[] = []
  for (;;) kept.push(Array.from({ length: 1_000 }, (_each, n) => ({ n })))
}
