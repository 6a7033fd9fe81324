import { dayText, shopTimeText } from "../ui/format";
import type { OrderFormProblem, OrderPageView } from "./order.server";
import { Part } from "./page-part";
import type { OrderFormView } from "./production-forms";
import { StepForm } from "./step-form";

type Line = OrderPageView["order"]["lines"][number];
type Proof = NonNullable<NonNullable<Line["print"]>["proof"]>;

interface ProofsProps extends Pick<OrderPageView, "order" | "templates" | "formKey"> {
  problem: OrderFormProblem | null;
}

/** The proofs of an order with the buyer's wishes, and the form that responds to one. */
export function Proofs({ order: { lines, version }, templates, formKey, problem }: ProofsProps) {
  const proofed = lines.flatMap(({ id, name, print }) =>
    print?.proof ? { id, name, proof: print.proof } : [],
  );
  if (proofed.length === 0) return null;
  return (
    <Part title="Proofs">
      {proofed.map(({ id, name, proof }) => (
        <div key={id} className="parcel">
          <p>
            <b>{name}</b>, proof {proof.round}: {stateText(proof)}
          </p>
          {proof.wish && <p className="lines">{proof.wish}</p>}
          {proof.can_resend && (
            <StepForm
              form={{ ...resendForm(id), templates: templates.proof }}
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

function stateText({ state, last_day, replied_at, by_deadline }: Proof): string {
  const at = replied_at ? shopTimeText(replied_at) : "";
  switch (state) {
    case "MAKING":
      return "being made";
    case "SENT":
      return last_day ? `the buyer can reply until ${dayText(last_day)}` : "waiting for the buyer";
    case "APPROVED":
      return by_deadline ? `approved ${at}, when the deadline passed` : `approved ${at}`;
    case "CHANGE":
      return `the buyer asked for a change ${at}`;
    case "ENDED":
      return "closed, because the order has ended";
  }
}

/** Staff cannot change the design: the shop comments, and the buyer changes or approves it. */
function resendForm(line: string): OrderFormView {
  return {
    intent: "proof",
    title: "Send the proof again",
    hint: "Only the buyer can change the design. Your message goes out with a new proof of the design as it is.",
    button: "Send the proof again",
    hidden: { line },
    fields: [{ name: "text", label: "Message to the buyer", kind: "paragraph" }],
  };
}
