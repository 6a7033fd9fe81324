import { shopTimeText } from "../ui/format";
import { resendForm } from "./care-forms";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Part } from "./page-part";
import { StepForm } from "./step-form";

const states = { SENT: "sent", WAITING: "waiting since", FAILED: "couldn't be sent since" };

interface EmailsProps extends Pick<OrderPageView, "order" | "formKey"> {
  problem: OrderFormProblem | null;
}

/** The emails about an order, without their texts. */
export function Emails({ order: { emails, version }, formKey, problem }: EmailsProps) {
  if (emails.length === 0) return null;
  return (
    <Part title="Emails">
      {emails.map(({ id, subject, recipient, at, state, can_resend }) => (
        <div key={id} className="parcel">
          <p>
            <b>{subject}</b>{" "}
            <small>
              to {recipient}, {states[state]} {shopTimeText(at)}
            </small>
          </p>
          {can_resend && (
            <StepForm form={resendForm(id)} version={version} formKey={formKey} problem={problem} />
          )}
        </div>
      ))}
    </Part>
  );
}
