/** Where `npm run mock-server` answers unless it is told another port. */
export const PORT = 4400
