import { inputError } from "../graphql/errors";

/** Place in a list that is ordered by time and id, newest first. */
export interface Cursor {
  /** ISO 8601. */
  at: string;
  id: number;
}

/** A part of such a list; however long the list, the next part is read from an index without counting. */
export interface Page<Item> {
  items: Item[];
  /** Of the last item when more follow; null at the end. */
  endCursor: string | null;
}

const FORM = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (\d{1,9})$/;
const MAX_PAGE_SIZE = 200;

/** @throws GraphQLError of category input for a cursor that is not from this list */
export function readCursor(text: string | null | undefined): Cursor | null {
  if (!text) return null;
  const [, at, id] = FORM.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!at) throw inputError("This page doesn't exist. Please start from the first one.", "after");
  return { at, id: Number(id) };
}

/** @throws GraphQLError of category input */
export function readPageSize(pageSize: number): number {
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw inputError(`Please ask for 1 to ${MAX_PAGE_SIZE} entries.`, "pageSize");
  return pageSize;
}

/** The page of rows of which one more than the page size was read. */
export function pageOf<Item>(rows: Item[], pageSize: number, placeOf: (item: Item) => Cursor): Page<Item> {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, endCursor: rows.length > pageSize && last ? cursorText(placeOf(last)) : null };
}

function cursorText({ at, id }: Cursor): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}
