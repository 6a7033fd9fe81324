import { ExportForm } from "../lists/export-form";
import { DataTable } from "../ui/data-table";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { TextField } from "../ui/text-field";
import type { CustomersView } from "./customers.server";

type CustomerRow = CustomersView["customers"][number];

/** The list of customers with its search. */
export function CustomersPage({
  search,
  query,
  customers,
  endCursor,
  hasStores,
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
        <button type="submit">Show</button>
      </form>
      <DataTable
        label="Customers"
        rows={customers}
        keyOf={({ id }) => id}
        empty="No customers match. Check the spelling, or search by email."
        columns={[
          {
            title: "Name",
            cell: ({ id, name }) => <a href={`/admin/customers/${id}`}>{name || `Customer ${id}`}</a>,
          },
          { title: "Email", cell: ({ email }) => email },
          ...(hasStores ? [{ title: "Store", cell: ({ store_code }: CustomerRow) => store_code }] : []),
          { title: "Since", cell: ({ created_at }) => shopTimeText(created_at) },
        ]}
      />
      <NextPage search={query} endCursor={endCursor} />
    </>
  );
}
