import { type Column, DataTable } from "../ui/data-table";
import { NextPage } from "../ui/next-page";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import type { ContentListView } from "./content-list.server";
import { contentPath, contentSections, contentStates } from "./content-sections";

/** A store's pages, posts, blocks or redirects. */
export function ContentListPage(view: ContentListView) {
  const { section, search, filter, store, stores, items, endCursor, views, mayEdit } = view;
  return (
    <>
      <div className="heading">
        <h1>{section.title}</h1>
        {mayEdit && section.kind !== "MENU" && (
          <a className="button" href={contentPath(section, store, "")}>
            New {section.noun}
          </a>
        )}
      </div>
      <nav aria-label="Content" className="heading">
        {contentSections.map(({ slug, title }) => (
          <a
            key={slug}
            className="button quiet"
            href={`/admin/content/${slug}?${new URLSearchParams({ store })}`}
            aria-current={slug === section.slug ? "page" : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <form method="get" className="filters" aria-label={section.title}>
        <TextField name="search" label="Search" type="search" defaultValue={filter.search} />
        <SelectField
          name="state"
          label="State"
          value={filter.state}
          options={[["", "Any state"], ...Object.entries(contentStates)]}
        />
        {stores.length > 1 && (
          <SelectField
            name="store"
            label="Store"
            value={store}
            options={stores.map(({ code, name }): [string, string] => [code, name])}
          />
        )}
        <button type="submit">Show</button>
      </form>
      <SavedViews list={section.viewList} views={views} search={search} />
      <DataTable
        label={section.title}
        rows={items}
        keyOf={({ identifier }) => identifier}
        empty="Nothing matches. Check the spelling, or clear a filter."
        columns={columnsOf(view)}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function columnsOf({ section, store }: ContentListView): Column<ContentListView["items"][number]>[] {
  return [
    {
      title: section.identifier.label,
      cell: ({ identifier, title }) => (
        <span>
          <a href={contentPath(section, store, identifier)}>{identifier}</a> <small>{title}</small>
        </span>
      ),
    },
    {
      title: "State",
      cell: ({ states }) => (
        <span>
          {states.map((state) => (
            <span key={state} className="pill">
              {contentStates[state]}
            </span>
          ))}
        </span>
      ),
    },
  ];
}
