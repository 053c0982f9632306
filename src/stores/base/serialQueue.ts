/** Runs tasks one after the other, in the order of the calls. A failed task does not stop the next one. */
export function serialQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let latest: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = latest.then(task)
    latest = run.catch(() => null)
    return run
  }
}
