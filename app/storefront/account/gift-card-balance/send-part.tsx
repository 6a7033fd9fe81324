import { Link } from "@remix-run/react";
import { Field } from "~/storefront/ui/field";
import { IntentForm } from "~/storefront/ui/intent-form";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { TextAreaField } from "~/storefront/ui/text-area-field";
import { Part } from "../part";
import { type GiftCardIntent, sendValidator } from "./gift-card-forms";
import type { GiftCardBalanceData } from "./loader.server";

const labels = {
  amount: "Amount",
  recipient_name: "Recipient's name",
  recipient_email: "Recipient's email",
  message: "Your message",
};
const INTENT: GiftCardIntent = "send";

/** The form that sends a gift card, paid from store credit. It is emptied after success. */
export function SendPart({ data: { credit, canSend, requestId, sent } }: { data: GiftCardBalanceData }) {
  return (
    <Part id="send-a-gift-card" title="Send a gift card">
      <p className="mb-5">
        Pay with your store credit, currently <strong className="tabular-nums">{credit}</strong>.
      </p>
      {canSend ? <SendForm key={sent.length} requestId={requestId} /> : <MoreFirst />}
    </Part>
  );
}

function SendForm({ requestId }: Pick<GiftCardBalanceData, "requestId">) {
  return (
    <IntentForm
      intent={INTENT}
      labels={labels}
      validator={sendValidator}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="request_id" value={requestId} />
      <Field
        name="amount"
        label={labels.amount}
        required
        autoComplete="off"
        placeholder="$25"
        help="From $5 to $500."
      />
      <Field
        name="recipient_name"
        label={labels.recipient_name}
        required
        autoComplete="off"
        limit={60}
        className="sm:col-start-1"
      />
      <Field
        name="recipient_email"
        label={labels.recipient_email}
        type="email"
        inputMode="email"
        required
        autoComplete="off"
      />
      <TextAreaField name="message" label={labels.message} rows={3} limit={500} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <SubmitButton name="send" value="card" sending="Sending…">
          Send gift card
        </SubmitButton>
      </div>
    </IntentForm>
  );
}

function MoreFirst() {
  return (
    <p className="text-soft-ink">
      Gift cards start at $5. Build up credit by adding gift cards above or by{" "}
      <Link to="/customer/account/refer-and-earn" className="text-accent-strong underline underline-offset-4">
        referring friends
      </Link>
      .
    </p>
  );
}
