import { type Column, DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { Notice } from "../ui/notice";
import { daysText, promotionStates } from "../ui/promotion-states";
import { SelectField } from "../ui/select-field";
import { shortList } from "../ui/short-list";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import type { PriceCodesView } from "./price-codes.server";

type PriceCode = PriceCodesView["priceCodes"][number];

/** The list of price codes with its filters. */
export function PriceCodesPage({ filter, search, priceCodes, stores, views, isDeleted }: PriceCodesView) {
  return (
    <>
      <div className="heading">
        <h1>Price codes</h1>
        <a className="button" href="/admin/new-price-code">
          New price code
        </a>
        <a className="button quiet" href="/admin/offers">
          Offers in the header
        </a>
        <form method="post" action={`/admin/price-codes/export${search}`}>
          <button type="submit" className="quiet">
            Export CSV
          </button>
        </form>
      </div>
      {isDeleted && <Notice kind="success">The price code is deleted.</Notice>}
      <form method="get" className="filters" aria-label="Price codes">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="Code, title or SKU"
        />
        <SelectField
          name="state"
          label="State"
          value={filter.state}
          options={[["", "Any state"], ...Object.entries(promotionStates)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="PRICE_CODES" views={views} search={search} />
      <DataTable
        label="Price codes"
        rows={priceCodes}
        keyOf={({ code, store_code }) => `${store_code} ${code}`}
        empty="No price codes match. Check the spelling, or clear a filter."
        columns={[...columns, ...(stores.length > 1 ? [storeColumn] : [])]}
      />
    </>
  );
}

const columns: Column<PriceCode>[] = [
  {
    title: "Code",
    cell: ({ code, store_code, title }) => (
      <span>
        <a
          href={`/admin/price-codes/${encodeURIComponent(code)}?${new URLSearchParams({ store: store_code })}`}
        >
          {code}
        </a>{" "}
        <small>{title}</small>
      </span>
    ),
  },
  { title: "Price", cell: priceText },
  { title: "Products", cell: ({ skus }) => shortList(skus) || "Everything that is shipped" },
  { title: "Days", cell: daysText },
  { title: "From", cell: ({ is_from_folder, is_changed }) => originText(is_from_folder, is_changed) },
  {
    title: "State",
    cell: ({ state }) => (
      <span className={state === "ACTIVE" ? "pill active" : "pill"}>{promotionStates[state]}</span>
    ),
  },
];

const storeColumn: Column<PriceCode> = { title: "Store", cell: ({ store_code }) => store_code };

function priceText({ kind, value, size }: PriceCode): string {
  if (value === null || value === undefined) return "Several prices";
  if (kind === "PERCENT") return `${value}% off`;
  return size ? `${moneyText({ value })}, size ${size}` : moneyText({ value });
}

function originText(isFromFolder: boolean, isChanged: boolean): string {
  if (!isFromFolder) return "Staff";
  return isChanged ? "Folder, changed" : "Folder";
}
