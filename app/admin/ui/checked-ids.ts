/** Name of the field that checks an entry of a list. */
export function checkField(id: string): string {
  return `check-${id}`;
}

/** Ids of the checked entries of a form. */
export function checkedIds(form: FormData): string[] {
  return [...form.keys()].flatMap((name) => /^check-([\w-]{1,64})$/.exec(name)?.[1] ?? []);
}

/** What a form did with the checked entries, such as "2 photos were changed." @param noun of one entry */
export function changedText(noun: string, changed: number): string {
  if (changed === 0) return "Nothing changed: they had this status already.";
  return changed === 1 ? `1 ${noun} was changed.` : `${changed} ${noun}s were changed.`;
}

/** The number of changed entries in an address, as `changedText` takes it; null without one. */
export function changedOf(query: URLSearchParams): number | null {
  const changed = Number(query.get("changed") ?? Number.NaN);
  return Number.isSafeInteger(changed) ? changed : null;
}

/** The list of an address again, from its start, with the number of changed entries. */
export function withChanged(request: Request, changed: number): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["after", "done"]) searchParams.delete(name);
  searchParams.set("changed", String(changed));
  return `${pathname}?${searchParams}`;
}
