/**
 * What the collection of large canvases starts at in the store of each country, in hundredths of its currency.
 * Specification §9 "Default starting prices per store".
 */
export const startingPriceCents = { US: 6343, AU: 8524, NZ: 8524, CA: 6966, UK: 4349, IND: 242300 };
