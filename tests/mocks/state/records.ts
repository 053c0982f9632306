import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { openServer } from '../shopper.ts'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })

const records = async (factory: IDBFactory, mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const database = await answerOf(factory.open('shop', 1))
  return database.transaction('snapshots', mode).objectStore('snapshots')
}

/** The stored value of that name. */
export const recordOf = async (factory: IDBFactory, name: string): Promise<unknown> =>
  answerOf((await records(factory, 'readonly')).get(name))

/** The names of all stored values, without the times of requests. */
export async function recordNames(factory: IDBFactory): Promise<string[]> {
  const names = await answerOf((await records(factory, 'readonly')).getAllKeys())
  return names.map(String).filter((name) => !name.startsWith('use:'))
}

/** Replaces a stored value. */
export async function putRecord(factory: IDBFactory, name: string, value: unknown): Promise<void> {
  await answerOf((await records(factory, 'readwrite')).put(value, name))
}

/** A server whose state is stored there. */
export const shopOn = (factory: IDBFactory) => openServer({ storage: indexedDbStorage(factory, 'shop') })
