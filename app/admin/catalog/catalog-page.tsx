import { DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { CheckedProducts } from "./bulk/checked-products";
import { changedProductsText, productField } from "./bulk/product-steps";
import type { CatalogListView } from "./catalog.server";
import { catalogStates } from "./catalog-filter";
import { productPath } from "./product-path";

type ProductRow = CatalogListView["products"][number];

/** The list of products with its filters. */
export function CatalogPage({
  filter,
  search,
  products,
  endCursor,
  categories,
  stores,
  views,
  steps,
  listings,
  changed,
  mayEdit,
  mayViewContent,
}: CatalogListView) {
  return (
    <>
      <div className="heading">
        <h1>Catalog</h1>
        <form method="post" action={`/admin/catalog/export${search}`}>
          <button type="submit" className="quiet">
            Export CSV
          </button>
        </form>
        {mayViewContent && (
          <a className="button quiet" href="/admin/content/categories">
            Categories
          </a>
        )}
        {mayEdit && (
          <a className="button quiet" href="/admin/catalog/import">
            Import CSV
          </a>
        )}
      </div>
      <form method="get" className="filters" aria-label="Products">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="Name or SKU"
        />
        <SelectField
          name="category"
          label="Category"
          value={filter.category}
          options={[["", "All categories"], ...categories]}
        />
        <SelectField
          name="state"
          label="State"
          value={filter.state}
          options={[["", "All products"], ...Object.entries(catalogStates)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="CATALOG" views={views} search={search} />
      {changed !== null && <Notice kind="success">{changedProductsText(changed)}</Notice>}
      <form method="get" action="/admin/catalog/changes" aria-label="Checked products">
        <DataTable
          label="Products"
          rows={products}
          keyOf={({ sku }) => sku}
          empty="No products match. Check the spelling, or clear a filter."
          columns={[
            {
              title: "Name",
              cell: ({ sku, name }) => (
                <span className="check">
                  {steps.length > 0 && (
                    <input type="checkbox" name={productField(sku)} aria-label={`Check ${name}`} />
                  )}
                  <a href={productPath(sku)}>{name}</a>
                </span>
              ),
            },
            { title: "SKU", cell: ({ sku }) => sku },
            ...(stores.length > 1
              ? [{ title: "Store", cell: ({ store_code }: ProductRow) => store_code }]
              : []),
            { title: "Price", cell: ({ price }) => moneyText(price), isNumber: true },
            { title: "State", cell: ({ states }) => <States states={states} /> },
          ]}
        />
        {steps.length > 0 && products.length > 0 && (
          <CheckedProducts steps={steps} categories={listings} search={search} />
        )}
      </form>
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function States({ states }: Pick<ProductRow, "states">) {
  if (states.length === 0) return "As in the folder";
  return (
    <>
      {states.map((state) => (
        <span key={state}>
          <span className="pill">{catalogStates[state]}</span>{" "}
        </span>
      ))}
    </>
  );
}
