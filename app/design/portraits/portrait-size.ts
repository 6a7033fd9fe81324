/** Our drawings of pets are square; only the ratio counts. */
export const PORTRAIT_SIZE = { width: 100, height: 100 };
