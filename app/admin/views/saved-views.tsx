import type { ViewList } from "../documents.generated";
import { TextField } from "../ui/text-field";
import { viewPath } from "./view-lists";

interface SavedViewsProps {
  list: ViewList;
  views: { id: string; list: ViewList; name: string; query: string }[];
  /** The query of the list's address, with its question mark. */
  search: string;
}

/** The person's views of a list, and the form that saves its present filter. */
export function SavedViews({ list, views, search }: SavedViewsProps) {
  const query = filterOf(search);
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
          <SaveViewForm list={list} query={query} />
        </details>
      )}
    </div>
  );
}

/** What is chosen of a filter, without the place in the list. */
function filterOf(search: string): string {
  const chosen = [...new URLSearchParams(search)].filter(([name, value]) => name !== "after" && value !== "");
  return new URLSearchParams(chosen).toString();
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
