/** Money in REST responses is a number of dollars with at most two decimals. */
export const DOLLARS = { type: "number", description: "Dollars.", examples: [14.99] };

export const CURRENCY = { const: "USD" };
