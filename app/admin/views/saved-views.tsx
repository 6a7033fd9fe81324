import type { ViewList } from "../documents.generated";
import { TextField } from "../ui/text-field";
import { viewLists, viewPath } from "./view-lists";

interface SavedViewsProps {
  list: ViewList;
  views: { id: string; list: ViewList; name: string; query: string }[];
  /** The query of the list's address, with its question mark. */
  search: string;
}

/** The person's views of a list, and the form that saves its present filter. */
export function SavedViews({ list, views, search }: SavedViewsProps) {
  const { query, isSearchLeftOut } = filterOf(list, search);
  if (views.length === 0 && query === "") return null;
  return (
    <div className="views">
      {views.length > 0 && (
        <nav aria-label="Saved views">
          {views.map((view) => (
            <a key={view.id} href={viewPath(view)}>
              {view.name}
            </a>
          ))}
          <a href="/admin/views" className="soft">
            Manage views
          </a>
        </nav>
      )}
      {query !== "" && (
        <details>
          <summary>Save this view</summary>
          {isSearchLeftOut && <p className="hint">Only the filters are saved, not your search.</p>}
          <SaveViewForm list={list} query={query} />
        </details>
      )}
    </div>
  );
}

/** What a list's address has besides its filters: the place, one entry, and what was done before. */
const noFilters = new Set(["after", "id", "done", "changed", "deleted"]);

/** The part of a list's address that is saved: without the place in the list, and without some lists' search. */
function filterOf(list: ViewList, search: string): { query: string; isSearchLeftOut: boolean } {
  const chosen = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => !noFilters.has(name) && value.trim() !== ""),
  );
  const isSearchLeftOut = chosen.has("search") && !viewLists[list].savesSearch;
  if (isSearchLeftOut) chosen.delete("search");
  return { query: chosen.toString(), isSearchLeftOut };
}

interface SaveViewFormProps {
  list: ViewList;
  query: string;
  name?: string;
  problem?: string | null;
}

/** Saves a filter under a name. */
export function SaveViewForm({ list, query, name, problem }: SaveViewFormProps) {
  return (
    <form method="post" action="/admin/views" className="filters" aria-label="Save this view">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <TextField
        name="name"
        label="Name of the view"
        defaultValue={name}
        limit={40}
        problem={problem}
        required
      />
      <button type="submit" className="quiet">
        Save view
      </button>
    </form>
  );
}
