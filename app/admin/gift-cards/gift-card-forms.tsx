import { FoldedForm, problemOf } from "../ui/folded-form";
import { moneyText } from "../ui/format";
import { TextField } from "../ui/text-field";
import type { GiftCardProblem, GiftCardView } from "./gift-card.server";
import type { GiftCardIntent } from "./gift-card-intents";

interface GiftCardFormsProps extends Pick<GiftCardView, "giftCard" | "formKey"> {
  problem: GiftCardProblem | null;
}

/** Labels of the fields, to which a problem links. */
export const labels: Record<string, string> = {
  recipient_email: "Recipient's email",
  reason: "Why",
};

/** The forms for what staff can do with the card now, each folded until it is needed. */
export function GiftCardForms({ giftCard, formKey, problem }: GiftCardFormsProps) {
  const { can_resend, can_correct, can_block, state } = giftCard;
  if (!can_resend && !can_correct && !can_block) return null;
  const form = (intent: GiftCardIntent) => ({
    intent,
    formKey,
    problem: problem?.intent === intent ? problem : null,
  });
  return (
    <section className="part" aria-labelledby="actions">
      <h2 id="actions">Actions</h2>
      {can_resend && (
        <FoldedForm {...form("resend")} title="Send it again">
          <p className="hint">
            The email has a new code, since we don&rsquo;t store codes. The code of the earlier email stops
            working.
          </p>
          <button type="submit">Send it again</button>
        </FoldedForm>
      )}
      {can_correct && <CorrectForm {...form("correct")} giftCard={giftCard} />}
      {can_block && (
        <FoldedForm {...form("block")} title={state === "BLOCKED" ? "Empty it again" : "Block it"}>
          <p className="hint">
            {blockingText(giftCard.balance)} You can&rsquo;t undo this; issue another card instead.
          </p>
          <TextField
            name="reason"
            label={labels.reason}
            hint="For staff only."
            required
            limit={200}
            defaultValue={problem?.intent === "block" ? problem.reason : ""}
            problem={problemOf(problem, "reason")}
          />
          <button type="submit" className="danger">
            Block the gift card
          </button>
        </FoldedForm>
      )}
    </section>
  );
}

/** What blocking does to a card with that balance. */
export function blockingText(balance: GiftCardView["giftCard"]["balance"]): string {
  return balance.value === 0
    ? "The code stops working."
    : `Takes the remaining ${moneyText(balance)}, and the code stops working.`;
}

function CorrectForm({ problem, giftCard, ...form }: FormProps & Pick<GiftCardView, "giftCard">) {
  return (
    <FoldedForm {...form} problem={problem} title="Correct the address">
      <p className="hint">
        {giftCard.state === "WAITING"
          ? "The gift card goes there on its day."
          : "We email it there with a new code. The code that the wrong address got stops working."}
      </p>
      <TextField
        name="recipient_email"
        label={labels.recipient_email}
        type="email"
        autoComplete="off"
        required
        defaultValue={problem?.recipient_email ?? giftCard.recipient_email}
        problem={problemOf(problem, "recipient_email")}
      />
      <button type="submit">Correct the address</button>
    </FoldedForm>
  );
}

interface FormProps {
  intent: GiftCardIntent;
  formKey: string;
  problem: GiftCardProblem | null;
}
