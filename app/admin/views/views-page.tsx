import type { FormRejection } from "../frame/failed-form.server";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { Notice } from "../ui/notice";
import { SaveViewForm } from "./saved-views";
import { isViewList, viewLists, viewPath } from "./view-lists";
import type { ViewsView } from "./views.server";

/** All saved views of the person, and the form of one that could not be saved. */
export function ViewsPage({ views, isRemoved, rejection }: ViewsView & { rejection: FormRejection | null }) {
  const { list = "", query = "", name } = rejection?.typed ?? {};
  return (
    <>
      <h1>Saved views</h1>
      {rejection && <FormProblem message={rejection.message} />}
      {isRemoved && !rejection && <Notice kind="success">The view is removed.</Notice>}
      {isViewList(list) && (
        <SaveViewForm
          list={list}
          query={query}
          name={name}
          problem={rejection?.field === "name" ? rejection.message : null}
        />
      )}
      <form method="post">
        <DataTable
          label="Saved views"
          rows={views}
          keyOf={({ id }) => id}
          empty="Nothing is saved yet. Filter a list, such as the orders, then save the view there."
          columns={[
            { title: "Name", cell: (view) => <a href={viewPath(view)}>{view.name}</a> },
            { title: "List", cell: (view) => viewLists[view.list].title },
            {
              title: "Remove",
              cell: ({ id, name: title }) => (
                <button
                  type="submit"
                  name="remove"
                  value={id}
                  className="quiet"
                  aria-label={`Remove ${title}`}
                >
                  Remove
                </button>
              ),
            },
          ]}
        />
      </form>
    </>
  );
}
