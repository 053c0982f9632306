const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })

const records = async (factory: IDBFactory, mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const database = await answerOf(factory.open('shop', 1))
  return database.transaction('snapshots', mode).objectStore('snapshots')
}

/** What the mocked shop keeps under that name, as it stands there. */
export const recordOf = async (factory: IDBFactory, name: string): Promise<unknown> =>
  answerOf((await records(factory, 'readonly')).get(name))

/** The names of all that it keeps, when somebody was last there excepted. */
export async function recordNames(factory: IDBFactory): Promise<string[]> {
  const names = await answerOf((await records(factory, 'readonly')).getAllKeys())
  return names.map(String).filter((name) => !name.startsWith('use:'))
}

/** Puts something in its place. */
export async function putRecord(factory: IDBFactory, name: string, value: unknown): Promise<void> {
  await answerOf((await records(factory, 'readwrite')).put(value, name))
}
