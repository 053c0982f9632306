/** The place from which a shopper changes a quantity; `reload` continues a change that the previous page could not finish. */
export type Via = 'cart' | 'panel' | 'card' | 'product' | 'link' | 'undo' | 'differences' | 'reload'
