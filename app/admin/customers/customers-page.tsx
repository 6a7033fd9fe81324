import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { StoreFilter } from "../ui/store-filter";
import { TextField } from "../ui/text-field";
import { SavedViews } from "../views/saved-views";
import type { CustomersView } from "./customers.server";

type CustomerRow = CustomersView["customers"][number];

/** The list of customers with its search. */
export function CustomersPage({
  search,
  filter,
  query,
  customers,
  endCursor,
  stores,
  views,
  mayExport,
  done,
}: CustomersView) {
  return (
    <>
      <div className="heading">
        <h1>Customers</h1>
        {mayExport && <ExportForm list="customers" search={query} />}
      </div>
      {done && <Notice kind="success">{done}</Notice>}
      <form method="get" className="filters" aria-label="Customers">
        <TextField
          name="search"
          label="Search"
          type="search"
          defaultValue={search}
          placeholder="Email or last name"
        />
        <SelectField
          name="newsletter"
          label="Newsletter"
          value={newsletterValue(filter.is_subscribed)}
          options={[
            ["", "With and without"],
            ["yes", "Subscribed"],
            ["no", "Not subscribed"],
          ]}
        />
        <TextField name="since" label="Customer since" type="date" defaultValue={filter.since ?? ""} />
        <StoreFilter store={filter.store_code ?? ""} stores={stores} />
        <button type="submit">Show</button>
      </form>
      <SavedViews list="CUSTOMERS" views={views} search={query} />
      <DataTable
        label="Customers"
        rows={customers}
        keyOf={({ id }) => id}
        empty="No customers match. Check the spelling, search by email, or clear a filter."
        columns={[
          {
            title: "Name",
            cell: ({ id, name }) => <a href={`/admin/customers/${id}`}>{name || `Customer ${id}`}</a>,
          },
          { title: "Email", cell: ({ email }) => email },
          ...(stores.length > 1
            ? [{ title: "Store", cell: ({ store_code }: CustomerRow) => store_code }]
            : []),
          { title: "Since", cell: ({ created_at }) => shopTimeText(created_at) },
        ]}
      />
      <NextPage search={query} endCursor={endCursor} />
    </>
  );
}

function newsletterValue(isSubscribed: boolean | null): string {
  if (isSubscribed === null) return "";
  return isSubscribed ? "yes" : "no";
}
