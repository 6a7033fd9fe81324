import type { OrderQuery } from "../documents.generated";
import { moneyText, shopTimeText } from "../ui/format";
import { claimDecisions } from "./claim-decisions";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Part } from "./page-part";
import type { OrderFormView } from "./production-forms";
import { StepForm } from "./step-form";

type Claim = NonNullable<OrderQuery["order"]>["claims"][number];

const outcomes: Record<Claim["status"], string> = {
  OPEN: "Waiting for a decision",
  REPLACED: "To be remade",
  REFUNDED: "Refunded",
  DECLINED: "Declined",
};

const wishes: Record<Claim["wish"], string> = { REPLACE: "wants it remade", REFUND: "wants a refund" };

interface ClaimsProps extends Pick<OrderPageView, "order" | "templates" | "formKey"> {
  problem: OrderFormProblem | null;
}

/** The buyer's claims, with the form that decides an open one. */
export function Claims({ order: { claims, version }, templates, formKey, problem }: ClaimsProps) {
  if (claims.length === 0) return null;
  return (
    <Part title="Claims" id="claims">
      {claims.map((claim) => (
        <div key={claim.id} className="parcel">
          <p>
            <b>{claim.product_name}</b>
            {claim.quantity < claim.quantity_ordered && `, ${claim.quantity} of ${claim.quantity_ordered}`}:{" "}
            {claim.reason}; the buyer {wishes[claim.wish]} <small>{shopTimeText(claim.created_at)}</small>
          </p>
          <p className="lines">{claim.message}</p>
          {claim.photo_url && (
            <p>
              <img
                className="claim-photo"
                src={claim.photo_url}
                alt={`${claim.product_name}, photographed by the buyer`}
                loading="lazy"
              />
            </p>
          )}
          <p>
            <span className="pill">{outcomes[claim.status]}</span>
          </p>
          {claim.reply && <p className="lines">{claim.reply}</p>}
          {claim.decisions.length > 0 && (
            <StepForm
              form={{ ...decisionForm(claim), templates: templates.claim }}
              version={version}
              formKey={formKey}
              problem={problem}
            />
          )}
        </div>
      ))}
    </Part>
  );
}

function decisionForm({ id, decisions, refund_amount }: Claim): OrderFormView {
  return {
    intent: "claim",
    title: "Decide",
    button: "Save and email the buyer",
    hidden: { claim: id },
    fields: [
      {
        name: "decision",
        label: "Decision",
        kind: "select",
        options: [
          ["", "Please choose"],
          ...decisions.map((code): [string, string] => [
            code,
            code === "REFUND" ? `${claimDecisions[code]}: ${moneyText(refund_amount)}` : claimDecisions[code],
          ]),
        ],
      },
      { name: "text", label: "Message to the buyer", kind: "paragraph" },
    ],
  };
}
