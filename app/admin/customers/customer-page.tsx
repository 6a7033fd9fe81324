import { endingText, giftCardStates } from "../gift-cards/gift-card-texts";
import { orderColumns } from "../orders/order-columns";
import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { moneyText, shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import type { CustomerFormProblem, CustomerView } from "./customer.server";
import { CustomerForms } from "./customer-forms";

type BalanceChange = CustomerView["customer"]["balance_changes"][number];

/** Steps of the newsletter consent in words. */
const stepTitles: Record<string, string> = {
  asked: "Asked to confirm",
  subscribed: "Subscribed",
  unsubscribed: "Unsubscribed",
  "asked-again": "Signed up again",
  "details-confirmed": "Confirmed details",
  "asked-to-end": "Asked to unsubscribe",
};

/** One customer: account, balances, orders and sessions. */
export function CustomerPage({
  customer,
  formKey,
  done,
  can,
  problem,
}: CustomerView & { problem: CustomerFormProblem | null }) {
  const { credit, points, addresses, sessions, orders } = customer;
  return (
    <>
      <h1>{customer.name || customer.email}</h1>
      {problem && <FormProblem message={problem.message} needsConfirmation={problem.needsConfirmation} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
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
      {can.draft && (
        <form method="post" action="/admin/new-draft-order">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="customer" value={customer.id} />
          <p>
            <button type="submit">New draft order</button>
          </p>
        </form>
      )}
      <CustomerForms customer={customer} formKey={formKey} can={can} problem={problem} />
      <h2>Orders</h2>
      <DataTable
        label="Orders"
        columns={orderColumns({})}
        rows={orders}
        keyOf={({ number }) => number}
        empty="No orders yet."
      />
      <h2>Store credit and points</h2>
      <DataTable
        label="Store credit and points"
        rows={customer.balance_changes}
        keyOf={({ id }) => id}
        empty="No changes yet."
        columns={[
          { title: "When", cell: ({ created_at }) => shopTimeText(created_at) },
          { title: "What", cell: ({ kind }) => (kind === "CREDIT" ? "Store credit" : "Points") },
          { title: "Reason", cell: ({ reason }) => reason },
          { title: "Change", isNumber: true, cell: changeText },
        ]}
      />
      {can.seeGiftCards && (
        <>
          <h2>Gift cards</h2>
          <DataTable
            label="Gift cards"
            rows={customer.gift_cards}
            keyOf={({ id }) => id}
            empty="No gift cards sent, bought or received."
            columns={[
              {
                title: "Code",
                cell: ({ id, code_ending }) => (
                  <a href={`/admin/gift-cards/${id}`}>{endingText({ code_ending })}</a>
                ),
              },
              { title: "Recipient", cell: ({ recipient_email }) => recipient_email || "–" },
              { title: "State", cell: ({ state }) => giftCardStates[state] },
              { title: "Left", cell: ({ balance }) => moneyText(balance), isNumber: true },
            ]}
          />
        </>
      )}
      <h2>Saved designs</h2>
      <DataTable
        label="Saved designs"
        rows={customer.designs}
        keyOf={({ id }) => id}
        empty="No saved designs."
        columns={[
          { title: "Design", cell: ({ name }) => name || "Without a name" },
          { title: "Product", cell: ({ sku }) => sku },
          { title: "Changed", cell: ({ updated_at }) => shopTimeText(updated_at) },
        ]}
      />
      <h2>Newsletter consent</h2>
      <DataTable
        label="Newsletter consent"
        rows={customer.newsletter_history}
        keyOf={({ id }) => id}
        empty="Never signed up."
        columns={[
          { title: "When", cell: ({ created_at }) => shopTimeText(created_at) },
          { title: "Step", cell: ({ kind }) => stepTitles[kind] ?? kind },
          { title: "Where", cell: ({ source }) => source },
        ]}
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

function changeText({ kind, amount }: BalanceChange): string {
  const size = Math.abs(amount);
  const text = kind === "CREDIT" ? moneyText({ value: size }) : size.toLocaleString("en-US");
  return `${amount < 0 ? "−" : "+"}${text}`;
}
