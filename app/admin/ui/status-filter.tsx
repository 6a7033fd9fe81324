import { SelectField } from "./select-field";
import { TextField } from "./text-field";

/** The status of the address; the first one without. @param titles statuses in words */
export function statusOf<Status extends string>(
  query: URLSearchParams,
  titles: Record<Status, string>,
): Status {
  const typed = query.get("status") ?? "";
  return Object.hasOwn(titles, typed) ? (typed as Status) : (Object.keys(titles)[0] as Status);
}

/** The search of the address; null without one. */
export function searchOf(query: URLSearchParams): string | null {
  return (query.get("search") ?? "").trim().slice(0, 254) || null;
}

/** Filters a list by its status and a search. @param label names the form for screen readers */
export function StatusFilter({
  label,
  search,
  status,
  titles,
}: {
  label: string;
  /** Null for a list without a search. */
  search: { value: string; placeholder: string } | null;
  status: string;
  titles: Record<string, string>;
}) {
  return (
    <form method="get" className="filters" aria-label={label}>
      {search && (
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={search.value}
          placeholder={search.placeholder}
        />
      )}
      <SelectField name="status" label="Status" value={status} options={Object.entries(titles)} />
      <button type="submit">Show</button>
    </form>
  );
}
