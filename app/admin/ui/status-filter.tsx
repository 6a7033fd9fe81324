import { SelectField } from "./select-field";

/** The status of the address; the first one without. @param titles statuses in words */
export function statusOf<Status extends string>(
  query: URLSearchParams,
  titles: Record<Status, string>,
): Status {
  const typed = query.get("status") ?? "";
  return Object.hasOwn(titles, typed) ? (typed as Status) : (Object.keys(titles)[0] as Status);
}

/** Filters a list by its status. @param label names the form for screen readers */
export function StatusFilter({
  label,
  status,
  titles,
}: {
  label: string;
  status: string;
  titles: Record<string, string>;
}) {
  return (
    <form method="get" className="filters" aria-label={label}>
      <SelectField name="status" label="Status" value={status} options={Object.entries(titles)} />
      <button type="submit">Show</button>
    </form>
  );
}
