interface UpdatesProps {
  /** What the page shows: orders until a time (`since`, ISO 8601), or an `order` in a `version`. */
  about: { since: string } | { order: string; version: string };
}

/** Where the script of the staff's pages (public/staff.js) says what has happened since the page was made. */
export function Updates({ about }: UpdatesProps) {
  return (
    <p
      className="updates"
      role="status"
      data-updates={`/admin/updates?${new URLSearchParams({ ...about })}`}
    />
  );
}
