import { orderColumns } from "../orders/order-columns";
import { DataTable } from "../ui/data-table";
import { moneyText, shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { TextField } from "../ui/text-field";
import type { CustomersView, CustomerView } from "./customers.server";

type CustomerRow = CustomersView["customers"][number];

/** The list of customers with its search. */
export function CustomersPage({ search, query, customers, endCursor, hasStores }: CustomersView) {
  return (
    <>
      <h1>Customers</h1>
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

/** One customer: account, balances, orders and sessions. */
export function CustomerPage({ customer }: CustomerView) {
  const { credit, points, addresses, sessions, orders } = customer;
  return (
    <>
      <h1>{customer.name || customer.email}</h1>
      <section className="part">
        <h2>Account</h2>
        <dl className="facts">
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${customer.email}`}>{customer.email}</a>{" "}
            <small>{customer.is_email_confirmed ? "confirmed" : "not confirmed"}</small>
          </dd>
          <dt>Customer since</dt>
          <dd>{shopTimeText(customer.created_at)}</dd>
          <dt>Newsletter</dt>
          <dd>{customer.is_subscribed ? "Subscribed" : "Not subscribed"}</dd>
          <dt>Store credit</dt>
          <dd>{moneyText(credit)}</dd>
          <dt>Points</dt>
          <dd>{points.toLocaleString("en-US")}</dd>
          {customer.member_until && (
            <>
              <dt>Member until</dt>
              <dd>{shopTimeText(customer.member_until)}</dd>
            </>
          )}
          {addresses.map(({ lines }) => (
            <AddressFact key={lines.join()} lines={lines} />
          ))}
        </dl>
      </section>
      <h2>Orders</h2>
      <DataTable
        label="Orders"
        columns={orderColumns(false)}
        rows={orders}
        keyOf={({ number }) => number}
        empty="No orders yet."
      />
      <h2>Signed in on</h2>
      <DataTable
        label="Sessions"
        rows={sessions}
        keyOf={({ device, signed_in_at }) => `${device} ${signed_in_at}`}
        empty="Not signed in anywhere."
        columns={[
          { title: "Device", cell: ({ device }) => device },
          { title: "Signed in", cell: ({ signed_in_at }) => shopTimeText(signed_in_at) },
          { title: "Last seen", cell: ({ last_seen_at }) => shopTimeText(last_seen_at) },
        ]}
      />
    </>
  );
}

function AddressFact({ lines }: { lines: string[] }) {
  return (
    <>
      <dt>Address</dt>
      <dd className="lines">{lines.join("\n")}</dd>
    </>
  );
}
