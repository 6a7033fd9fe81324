import { Fact, Part } from "../orders/page-part";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { Notice } from "../ui/notice";
import { AddProductPart } from "./add-product-part";
import { DraftLines } from "./draft-lines";
import type { DraftOrderProblem, DraftOrderView } from "./draft-order.server";
import { draftOrderStatuses } from "./draft-order-statuses";
import { DraftShippingPart } from "./draft-shipping-part";
import { DraftTermsPart } from "./draft-terms-part";
import { ReopenPart } from "./reopen-part";
import { SendPart } from "./send-part";

/** An order that staff compose for a customer, until it is paid. */
export function DraftOrderPage({
  draft,
  formKey,
  done,
  problem,
  ...search
}: DraftOrderView & { problem: DraftOrderProblem | null }) {
  const isEditable = ["OPEN", "SENT", "EXPIRED"].includes(draft.status);
  const part = { draft, formKey, problem };
  return (
    <>
      <h1>Draft order D{draft.id}</h1>
      {problem && <FormProblem message={problem.message} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <Part title="Customer">
        <dl className="facts">
          <Fact label="Status">
            <span className={draft.status === "SENT" ? "pill active" : "pill"}>
              {draftOrderStatuses[draft.status]}
            </span>
          </Fact>
          {draft.order_number && (
            <Fact label="Order">
              <a href={`/admin/orders/${draft.order_number}`}>{draft.order_number}</a>{" "}
              <small>{draft.order_status}</small>
            </Fact>
          )}
          <Fact label="Customer">
            {draft.customer_id ? (
              <a href={`/admin/customers/${draft.customer_id}`}>{draft.customer_name || draft.email}</a>
            ) : (
              "Guest"
            )}
          </Fact>
          <Fact label="Email">{draft.email || "Erased"}</Fact>
          <Fact label="Started">
            {shopTimeText(draft.created_at)} by {draft.created_by}
          </Fact>
          {!isEditable && draft.comment && <Fact label="Note">{draft.comment}</Fact>}
        </dl>
      </Part>
      <DraftLines {...part} isEditable={isEditable} />
      {draft.status === "ORDER_CANCELED" && <ReopenPart {...part} />}
      {isEditable && (
        <>
          <AddProductPart {...part} {...search} />
          <DraftShippingPart {...part} />
          <DraftTermsPart {...part} />
          <SendPart {...part} />
        </>
      )}
    </>
  );
}
