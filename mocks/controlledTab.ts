/** Kept for as long as the tab lives once its address has asked for the console or for a scenario. */
export const CONTROLLED = 'pasar-mock-controlled'
