import { DataTable } from "../ui/data-table";
import { FormProblem } from "../ui/form-problem";
import { dayText, moneyText, shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import type { GiftCardProblem, GiftCardView } from "./gift-card.server";
import { GiftCardForms, labels } from "./gift-card-forms";
import { endingText, giftCardStates, originText } from "./gift-card-texts";

type Change = GiftCardView["giftCard"]["changes"][number];

/** One gift card: who it is for, what is left of it, and what staff can do with it. */
export function GiftCardPage({
  giftCard,
  formKey,
  done,
  canSeeOrders,
  problem,
}: GiftCardView & { problem: GiftCardProblem | null }) {
  const field = problem?.field ?? null;
  return (
    <>
      <h1>Gift card {endingText(giftCard)}</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={field && labels[field] ? { id: field, label: labels[field] } : null}
        />
      )}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <section className="part">
        <h2>
          {moneyText(giftCard.balance)} left of {moneyText(giftCard.amount)}{" "}
          <span className={giftCard.state === "ACTIVE" ? "pill active" : "pill"}>
            {giftCardStates[giftCard.state]}
          </span>
        </h2>
        <Facts giftCard={giftCard} canSeeOrders={canSeeOrders} />
      </section>
      <GiftCardForms giftCard={giftCard} formKey={formKey} problem={problem} />
      <h2>Changes</h2>
      <DataTable
        label="Changes of the balance"
        rows={giftCard.changes}
        keyOf={({ id }) => id}
        empty="Nothing has changed its balance yet."
        columns={[
          { title: "When", cell: ({ created_at }: Change) => shopTimeText(created_at) },
          { title: "Why", cell: ({ reason }: Change) => reason },
          { title: "Amount", cell: ({ amount }: Change) => moneyText(amount), isNumber: true },
        ]}
      />
    </>
  );
}

function Facts({ giftCard, canSeeOrders }: Pick<GiftCardView, "giftCard" | "canSeeOrders">) {
  const { order_number, recipient_name, recipient_email, sent_at, deliver_on } = giftCard;
  return (
    <dl className="facts">
      <dt>For</dt>
      <dd>{recipient_email ? `${recipient_name}, ${recipient_email}` : "No longer stored"}</dd>
      <dt>From</dt>
      <dd>
        {originText(giftCard)}
        {giftCard.issued_by && `: ${giftCard.issued_by}`}
        {order_number && ", order "}
        {order_number && canSeeOrders && <a href={`/admin/orders/${order_number}`}>{order_number}</a>}
        {order_number && !canSeeOrders && order_number}
      </dd>
      <dt>Created</dt>
      <dd>{shopTimeText(giftCard.created_at)}</dd>
      <dt>Emailed</dt>
      <dd>
        {sent_at ? shopTimeText(sent_at) : deliver_on ? `Not yet: its day is ${dayText(deliver_on)}` : "No"}
      </dd>
      {giftCard.message && (
        <>
          <dt>Message</dt>
          <dd>{giftCard.message}</dd>
        </>
      )}
      {giftCard.reason && (
        <>
          <dt>Why</dt>
          <dd>{giftCard.reason}</dd>
        </>
      )}
      {giftCard.blocked_at && (
        <>
          <dt>Blocked</dt>
          <dd>
            {shopTimeText(giftCard.blocked_at)}
            {giftCard.blocked_reason && `: ${giftCard.blocked_reason}`}
          </dd>
        </>
      )}
    </dl>
  );
}
