import type { ExportedList } from "./list-exports.server";

/** The button that exports a list with the filter of its address. @param search the query, with its question mark */
export function ExportForm({ list, search }: { list: ExportedList; search: string }) {
  return (
    <form method="post" action={`/admin/lists/${list}/export${search}`}>
      <button type="submit" className="quiet">
        Export CSV
      </button>
    </form>
  );
}
