import { inputError } from "../graphql/errors";

/** Place in a list that is ordered by time and id, newest first. */
export interface Cursor {
  /** ISO 8601. */
  at: string;
  id: number;
}

/** Place in a list that is ordered by two texts, such as a time and an id of letters. */
export interface TextCursor {
  first: string;
  second: string;
}

/** A part of such a list; however long the list, the next part is read from an index without counting. */
export interface Page<Item> {
  items: Item[];
  /** Of the last item when more follow; null at the end. */
  endCursor: string | null;
}

const FORM = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (\d{1,9})$/;
/** Two texts without spaces. */
const TEXT_FORM = /^([\w.:-]{1,64}) ([\w.:-]{1,64})$/;
const MAX_PAGE_SIZE = 200;

/** @throws GraphQLError of category input for a cursor that is not from this list */
export function readCursor(text: string | null | undefined): Cursor | null {
  if (!text) return null;
  const [, at, id] = FORM.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!at) throw noSuchPage();
  return { at, id: Number(id) };
}

/** The same for a list that is ordered by two texts. @throws GraphQLError as `readCursor` does */
export function readTextCursor(text: string | null | undefined): TextCursor | null {
  if (!text) return null;
  const [, first, second] = TEXT_FORM.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!first) throw noSuchPage();
  return { first, second };
}

function noSuchPage() {
  return inputError("This page doesn't exist. Please start from the first one.", "after");
}

/** @throws GraphQLError of category input */
export function readPageSize(pageSize: number): number {
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw inputError(`Please ask for 1 to ${MAX_PAGE_SIZE} entries.`, "pageSize");
  return pageSize;
}

/** The page of rows of which one more than the page size was read. */
export function pageOf<Item>(
  rows: Item[],
  pageSize: number,
  placeOf: (item: Item) => Cursor | TextCursor,
): Page<Item> {
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, endCursor: rows.length > pageSize && last ? cursorText(placeOf(last)) : null };
}

function cursorText(place: Cursor | TextCursor): string {
  return Buffer.from(Object.values(place).join(" ")).toString("base64url");
}
