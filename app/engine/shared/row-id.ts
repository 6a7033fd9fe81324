/** Digits that fit PostgreSQL's integer. */
const ROW_ID = /^\d{1,9}$/;

/** The id of a row, from a request; 0, which no row has, for any other text. */
export function rowId(text: string): number {
  return ROW_ID.test(text) ? Number(text) : 0;
}
