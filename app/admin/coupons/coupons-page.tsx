import { type Column, DataTable } from "../ui/data-table";
import { moneyText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { daysText } from "../ui/promotion-states";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import { couponStates } from "./coupon-filter";
import type { CouponsView } from "./coupons.server";
import { usesText } from "./uses-text";

type Coupon = CouponsView["coupons"][number];

/** The list of coupons with its filters. */
export function CouponsPage({ filter, search, coupons, endCursor, stores, views, isDeleted }: CouponsView) {
  return (
    <>
      <div className="heading">
        <h1>Coupons</h1>
        <a className="button" href="/admin/new-coupon">
          New coupon
        </a>
        <form method="post" action={`/admin/coupons/export${search}`}>
          <button type="submit" className="quiet">
            Export CSV
          </button>
        </form>
      </div>
      {isDeleted && <Notice kind="success">The coupon is deleted.</Notice>}
      <form method="get" className="filters" aria-label="Coupons">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          placeholder="Code or name"
        />
        <SelectField
          name="state"
          label="State"
          value={filter.state}
          options={[["", "Any state"], ...Object.entries(couponStates)]}
        />
        <StoreFilter store={filter.store} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="COUPONS" views={views} search={search} />
      <DataTable
        label="Coupons"
        rows={coupons}
        keyOf={({ code, store_code }) => `${store_code} ${code}`}
        empty="No coupons match. Check the spelling, or clear a filter."
        columns={[...columns, ...(stores.length > 1 ? [storeColumn] : [])]}
      />
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

const columns: Column<Coupon>[] = [
  {
    title: "Code",
    cell: ({ code, store_code, label }) => (
      <span>
        <a href={`/admin/coupons/${encodeURIComponent(code)}?${new URLSearchParams({ store: store_code })}`}>
          {code}
        </a>{" "}
        <small>{label}</small>
      </span>
    ),
  },
  { title: "Discount", cell: discountText },
  {
    title: "Days",
    cell: daysText,
  },
  {
    title: "Uses",
    cell: ({ uses_per_coupon: limit, ...coupon }) =>
      limit ? `${usesText(coupon)} of ${limit.toLocaleString("en-US")}` : usesText(coupon),
    isNumber: true,
  },
  {
    title: "State",
    cell: ({ state }) => (
      <span className={state === "ACTIVE" ? "pill active" : "pill"}>{couponStates[state]}</span>
    ),
  },
];

const storeColumn: Column<Coupon> = { title: "Store", cell: ({ store_code }) => store_code };

function discountText({ kind, value, minimum_subtotal, skus, categories }: Coupon): string {
  const parts = [kind === "PERCENT" ? `${value}%` : moneyText({ value })];
  const minimum = minimum_subtotal.value ?? 0;
  if (minimum > 0) parts.push(`from ${moneyText({ value: minimum })}`);
  if (skus.length + categories.length > 0) parts.push("on some products");
  return parts.join(" ");
}
