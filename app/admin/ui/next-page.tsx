/** Links to the next part of a list, and back to its start. */
export function NextPage({
  search,
  endCursor,
}: {
  /** The query of the current page. */
  search: string;
  /** Null at the end of the list. */
  endCursor: string | null;
}) {
  const isFirst = !new URLSearchParams(search).has("after");
  if (isFirst && endCursor === null) return null;
  return (
    <nav className="heading" aria-label="Pages">
      {!isFirst && (
        <a className="button quiet" href={queryWith(search, null)}>
          First page
        </a>
      )}
      {endCursor !== null && (
        <a className="button quiet" rel="next" href={queryWith(search, endCursor)}>
          Next page
        </a>
      )}
    </nav>
  );
}

function queryWith(search: string, after: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("after");
  if (after !== null) query.set("after", after);
  return `?${query}`;
}
