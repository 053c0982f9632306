/** The place from which a shopper changes a quantity; `reload` goes on with a change that the page before could not finish. */
export type Via = 'cart' | 'panel' | 'card' | 'product' | 'link' | 'undo' | 'differences' | 'reload'
