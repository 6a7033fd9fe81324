import type { SerializeFrom } from "@remix-run/node";
import { FormProblem } from "../ui/form-problem";
import { labeledTexts } from "../ui/labeled-texts";
import { ParagraphField } from "../ui/paragraph-field";
import { StoreChoice } from "../ui/store-choice";
import { TextField } from "../ui/text-field";
import type { NewGiftCardProblem, readNewGiftCard } from "./new-gift-card.server";

type NewGiftCardView = SerializeFrom<typeof readNewGiftCard>;

/** Labels of the fields, to which a problem links. */
const labels: Record<string, string> = {
  amount: "Amount",
  recipient_name: "Recipient's name",
  recipient_email: "Recipient's email",
  message: "Message",
  deliver_on: "Send on",
  reason: "Why",
};
const nothing: NewGiftCardProblem["fields"] = {
  amount: "",
  recipient_name: "",
  recipient_email: "",
  message: "",
  deliver_on: "",
  reason: "",
};

/** The form of a new gift card. */
export function NewGiftCardPage({
  store,
  stores,
  formKey,
  problem,
}: NewGiftCardView & { problem: NewGiftCardProblem | null }) {
  const fields = problem?.fields ?? nothing;
  const field = problem?.field ?? null;
  const text = labeledTexts(labels, fields, problem);
  return (
    <>
      <h1>Issue a gift card</h1>
      {problem && (
        <FormProblem
          message={problem.message}
          needsConfirmation={problem.needsConfirmation}
          field={field && labels[field] ? { id: field, label: labels[field] } : null}
        />
      )}
      <p>
        Nobody pays for it, so it counts toward what you may refund and give a day. Only the recipient gets
        the code.
      </p>
      <form method="post" className="part form">
        <input type="hidden" name="key" value={formKey} />
        <StoreChoice store={problem?.store ?? store} stores={stores} />
        <TextField {...text("amount", "US dollars, from 1 to 500.")} required inputMode="decimal" />
        <TextField {...text("recipient_name")} required limit={60} autoComplete="off" />
        <TextField {...text("recipient_email")} type="email" required autoComplete="off" />
        <ParagraphField
          id="message"
          name="message"
          label={labels.message}
          hint="The recipient reads it in the email. No web or email addresses."
          value={fields.message}
          problem={field === "message" ? problem?.message : null}
          limit={500}
          isOptional
        />
        <TextField {...text("deliver_on", "Within a year. Empty: now.")} type="date" />
        <TextField
          {...text("reason", "For staff only: the recipient doesn't see it.")}
          required
          limit={200}
        />
        <button type="submit">Issue and email</button>
      </form>
    </>
  );
}
