import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { dayText, moneyText, shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { Updates } from "../ui/updates";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Claims } from "./order-claims";
import { OrderStatus } from "./order-columns";
import { Emails } from "./order-emails";
import { OrderForms } from "./order-forms";
import { Labels } from "./order-labels";
import { Lines } from "./order-lines";
import { Parcels } from "./order-parcels";
import { Proofs } from "./order-proofs";
import { Fact, Part } from "./page-part";

type Order = OrderPageView["order"];

/** One order with everything that staff need to know, and what they can do with it. */
export function OrderPage({
  order,
  templates,
  formKey,
  done,
  maySeeCustomer,
  maySeeAudit,
  problem,
}: OrderPageView & { problem: OrderFormProblem | null }) {
  return (
    <>
      <div className="heading">
        <h1>Order {order.number}</h1>
        <OrderStatus {...order} />
        <span className="soft">{shopTimeText(order.placed_at)}</span>
        <span className="end">
          {order.refundable && (
            <>
              <a href={`/admin/orders/${order.number}/refund`}>Refund</a>
              {" · "}
            </>
          )}
          {order.cancelable && (
            <>
              <a href={`/admin/orders/${order.number}/cancel`}>Cancel a part</a>
              {" · "}
            </>
          )}
          <a href={order.artwork_url}>Designs</a>
          {maySeeAudit && (
            <>
              {" · "}
              <a href={`/admin/audit?subject=order&subject_id=${order.number}`}>Audit log</a>
            </>
          )}
        </span>
      </div>
      <Updates about={{ order: order.number, version: order.version }} />
      {problem?.message && (
        <FormProblem message={problem.message} needsConfirmation={problem.needsConfirmation} />
      )}
      {done && !problem && <Notice kind="success">{done}</Notice>}
      <div className="columns">
        <div>
          <Lines order={order} />
          <Proofs order={order} templates={templates} formKey={formKey} problem={problem} />
          <Claims order={order} templates={templates} formKey={formKey} problem={problem} />
          <Payments order={order} />
          <Labels order={order} formKey={formKey} problem={problem} />
          <Parcels order={order} formKey={formKey} problem={problem} />
          <Emails order={order} formKey={formKey} problem={problem} />
          <Timeline order={order} />
        </div>
        <div>
          <OrderForms order={order} formKey={formKey} problem={problem} />
          <Buyer order={order} maySeeCustomer={maySeeCustomer} />
          <Requests order={order} />
        </div>
      </div>
    </>
  );
}

function Payments({ order }: { order: Order }) {
  const { cancellations, invoice, payment_method, payments, operations, refunds } = order;
  return (
    <Part title="Payments">
      <p>{payment_method}</p>
      {invoice && (
        <p>
          <a href={invoice.url}>Invoice {invoice.number} (PDF)</a>
        </p>
      )}
      {payments.map(({ provider, reference, state, amount, received_at }) => (
        <p key={reference}>
          {moneyText(amount)} by {provider}, {state.replaceAll("_", " ")}{" "}
          <small>
            {reference}, {shopTimeText(received_at)}
          </small>
        </p>
      ))}
      {operations.length > 0 && (
        <DataTable
          label="Payment operations"
          rows={operations}
          keyOf={({ kind, cause, created_at }) => `${kind} ${cause} ${created_at}`}
          empty=""
          columns={[
            { title: "Operation", cell: ({ kind, cause }) => `${kind} (${cause})` },
            { title: "State", cell: ({ state, problem }) => (problem ? `${state}: ${problem}` : state) },
            { title: "Tries", cell: ({ attempts }) => attempts, isNumber: true },
            { title: "Amount", cell: ({ amount }) => moneyText(amount), isNumber: true },
          ]}
        />
      )}
      {cancellations.map(({ id, contents, amount, at }) => (
        <p key={id}>
          Canceled before the payment: {contents}, {moneyText(amount)} with tax{" "}
          <small>{shopTimeText(at)}</small>
        </p>
      ))}
      {refunds.map(({ amount, reason, at, contents, credit_memo: memo }) => (
        <p key={`${reason} ${at}`}>
          Refunded {moneyText(amount)} ({reason}) {contents} <small>{shopTimeText(at)}</small>
          {memo && (
            <>
              {" · "}
              <a href={memo.url}>Credit memo {memo.number} (PDF)</a>
            </>
          )}
        </p>
      ))}
    </Part>
  );
}

function Timeline({ order: { timeline } }: { order: Order }) {
  return (
    <Part title="Timeline">
      <ul className="timeline">
        {timeline.map(({ at, title, text, by }) => (
          <li key={`${at} ${title} ${text}`}>
            <b>{title}</b> <small>{[by, shopTimeText(at)].filter(Boolean).join(", ")}</small>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Buyer({ order, maySeeCustomer }: { order: Order; maySeeCustomer: boolean }) {
  return (
    <Part title="Buyer">
      <dl className="facts">
        <Fact label="Email">
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </Fact>
        <Fact label="Account">
          {order.customer_id && maySeeCustomer ? (
            <a href={`/admin/customers/${order.customer_id}`}>Customer {order.customer_id}</a>
          ) : (
            (order.customer_id ?? "Guest")
          )}
        </Fact>
        {order.arrival_date && <Fact label="Promised">{dayText(order.arrival_date)}</Fact>}
        <Fact label="Ship to">
          <span className="lines">{order.shipping_address?.join("\n") ?? "By email"}</span>
        </Fact>
        <Fact label="Bill to">
          <span className="lines">{order.billing_address.join("\n")}</span>
        </Fact>
      </dl>
    </Part>
  );
}

function Requests({ order: { requests } }: { order: Order }) {
  if (requests.length === 0) return null;
  return (
    <Part title="Requests">
      <dl className="facts">
        {requests.map(({ label, text }) => (
          <Fact key={label} label={label}>
            <span className="lines">{text}</span>
          </Fact>
        ))}
      </dl>
    </Part>
  );
}
