import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { moneyText, shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { Updates } from "../ui/updates";
import type { TodayView } from "./today.server";

/** The first page of a working day: what waits, and how the day goes. */
export function TodayPage({
  madeAt,
  today,
  sales,
  mayAnswer,
  mayClaim,
  mayCount,
  mayErase,
  mayModerate,
  mayReply,
  maySeeWebhooks,
  mayResend,
  formKey,
  isResent,
  problem,
}: TodayView & { problem: string | null }) {
  const count = (found: number) => (found >= today.max_count ? `${today.max_count}+` : String(found));
  return (
    <>
      <h1>Today</h1>
      {problem !== null && <FormProblem message={problem} />}
      {problem === null && isResent && <Notice kind="success">We&rsquo;re sending the email again.</Notice>}
      <Updates about={{ since: madeAt }} />
      <ul className="tiles">
        {today.statuses.map(({ status, status_code, count: orders }) => (
          <Tile
            key={status_code}
            href={`/admin/orders?status=${status_code}`}
            title={status}
            value={count(orders)}
          />
        ))}
        <Tile
          href="/admin/orders?problem=LATE"
          title="Late"
          value={count(today.late)}
          isUrgent={today.late > 0}
        />
        <Tile href="/admin/orders?problem=DUE" title="Due within three days" value={count(today.due)} />
        <Tile
          href="/admin/orders?problem=PAYMENT"
          title="Failed payments"
          value={count(today.failed_payments)}
          isUrgent={today.failed_payments > 0}
        />
        <Tile
          href="/admin/orders?problem=PRINT"
          title="Held before printing"
          value={count(today.held_prints)}
          isUrgent={today.held_prints > 0}
        />
        <Tile
          href="/admin/orders?problem=STUCK"
          title="Print files that can't be made"
          value={count(today.stuck_prints)}
          isUrgent={today.stuck_prints > 0}
        />
        <Tile
          href="/admin/orders?problem=PROOF"
          title="Proofs to change"
          value={count(today.unanswered_proofs)}
          isUrgent={today.unanswered_proofs > 0}
        />
        {mayCount && (
          <Tile
            href="/admin/blanks?low=1"
            title="Blanks running low"
            value={String(today.low_blanks)}
            isUrgent={today.low_blanks > 0}
          />
        )}
        {maySeeWebhooks && (
          <Tile
            href="/admin/webhooks"
            title="Failed webhooks this week"
            value={count(today.failed_webhooks)}
            isUrgent={today.failed_webhooks > 0}
          />
        )}
        <Tile
          href="#failed-emails"
          title="Failed emails"
          value={String(today.failed_emails.length)}
          isUrgent={today.failed_emails.length > 0}
        />
        {mayClaim && <Tile href="/admin/claims" title="Claims to decide" value={count(today.open_claims)} />}
        {mayReply && (
          <Tile
            href="/admin/contact-messages"
            title="Contact messages"
            value={count(today.open_contact_messages)}
          />
        )}
        {mayModerate && (
          <Tile href="/admin/reviews" title="Reviews to check" value={count(today.pending_reviews)} />
        )}
        {mayErase && (
          <Tile
            href="/admin/privacy-requests"
            title="Privacy requests due soon"
            value={count(today.due_privacy_requests)}
            isUrgent={today.due_privacy_requests > 0}
          />
        )}
        <Tile href="#questions" title="Questions" value={String(today.questions.length)} />
      </ul>
      {sales && (
        <section className="part">
          <h2>Sales so far</h2>
          <p>
            {ordersText(sales.orders)} for {moneyText(sales.revenue)}. The same day last week until this time:{" "}
            {ordersText(sales.orders_last_week)} for {moneyText(sales.revenue_last_week)}.
          </p>
        </section>
      )}
      <h2 id="failed-emails">Failed emails</h2>
      <DataTable
        label="Failed emails"
        rows={today.failed_emails}
        keyOf={({ id }) => id}
        empty="Every email was delivered."
        columns={[
          { title: "Email", cell: ({ id }) => id },
          { title: "Kind", cell: ({ kind }) => kind },
          {
            title: "Order",
            cell: ({ order_number: number }) =>
              number ? <a href={`/admin/orders/${number}`}>{number}</a> : "–",
          },
          { title: "Written", cell: ({ created_at }) => shopTimeText(created_at) },
          { title: "Failure", cell: ({ failure }) => failure },
          ...(mayResend
            ? [
                {
                  title: "Again",
                  cell: ({ id }: { id: string }) => (
                    <form method="post" action="/admin?index">
                      <input type="hidden" name="email" value={id} />
                      <input type="hidden" name="key" value={formKey} />
                      <button type="submit" className="quiet" aria-label={`Send email ${id} again`}>
                        Send again
                      </button>
                    </form>
                  ),
                },
              ]
            : []),
        ]}
      />
      <h2 id="questions">Questions to answer</h2>
      <DataTable
        label="Questions to answer"
        rows={today.questions}
        keyOf={({ id }) => id}
        empty="Every question is answered."
        columns={[
          {
            title: "Question",
            cell: ({ id, question }) =>
              mayAnswer ? <a href={`/admin/questions#question-${id}`}>{question}</a> : question,
          },
          { title: "Product", cell: ({ sku }) => sku ?? "–" },
          { title: "Asked", cell: ({ asked_at }) => shopTimeText(asked_at) },
        ]}
      />
    </>
  );
}

function ordersText(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}

interface TileProps {
  href: string;
  title: string;
  value: string;
  isUrgent?: boolean;
}

function Tile({ href, title, value, isUrgent = false }: TileProps) {
  return (
    <li>
      <a href={href} className={isUrgent ? "urgent" : undefined}>
        <b>{value}</b> {title}
      </a>
    </li>
  );
}
