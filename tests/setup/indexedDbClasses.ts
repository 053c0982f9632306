import { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction } from 'fake-indexeddb'

/** Node has no IndexedDB. `idb` looks for these classes; a test passes its own factory. */
Object.assign(globalThis, { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction })
