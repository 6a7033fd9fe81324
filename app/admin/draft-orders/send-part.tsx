import { lastShopDay } from "~/brand/shop-day";
import { Part } from "../orders/page-part";
import { dayText, moneyText, shopTimeText } from "../ui/format";
import { ParagraphField } from "../ui/paragraph-field";
import { DraftForm, type DraftPartProps, problemOf, typedIn } from "./draft-form";

/** Sends the payment link of a draft order, revokes it, or cancels the draft. */
export function SendPart({ draft, formKey, problem }: DraftPartProps) {
  const isSent = draft.status === "SENT";
  return (
    <Part title="Payment link">
      {draft.sent_at && draft.expires_at && (
        <p>
          Sent {shopTimeText(draft.sent_at)}
          {draft.emailed_total && <> for {moneyText(draft.emailed_total)}</>};{" "}
          {isSent ? "works through" : "expired after"} {dayText(lastShopDay(draft.expires_at))}.
          {isSent && " Changing products, address, shipping or discount revokes it."}
        </p>
      )}
      {draft.problem ? (
        <p className="soft">Before it can be sent: {draft.problem}</p>
      ) : (
        <DraftForm draft={draft} formKey={formKey} intent="send">
          <ParagraphField
            id="message"
            name="message"
            label={`Message to ${draft.email}`}
            hint="It comes first in the email."
            value={typedIn(problem, "send").message}
            isOptional
            problem={problemOf(problem, "send", "message")}
          />
          <p>
            <button type="submit">{draft.sent_at ? "Send a new link" : "Send the payment link"}</button>
          </p>
        </DraftForm>
      )}
      {isSent && (
        <DraftForm draft={draft} formKey={formKey} intent="revoke">
          <p>
            <button type="submit" className="quiet">
              Revoke the link
            </button>
          </p>
        </DraftForm>
      )}
      <details>
        <summary>Cancel the draft</summary>
        <DraftForm draft={draft} formKey={formKey} intent="cancel">
          <p className="hint">For good: its link no longer works, and it can&rsquo;t be changed again.</p>
          <p>
            <button type="submit" className="danger">
              Cancel the draft
            </button>
          </p>
        </DraftForm>
      </details>
    </Part>
  );
}
