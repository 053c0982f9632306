/** The default port of `npm run mock-server`. */
export const PORT = 4400
