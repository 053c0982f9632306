/** With this a page asks its worker to store all other files of the shop; the answer, whether all are stored, takes the port that comes with it. */
export const STORE_FOR_OFFLINE = 'PASAR_STORE_FOR_OFFLINE'
