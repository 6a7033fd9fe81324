import { useActionData } from "@remix-run/react";
import { HoneypotFields } from "~/storefront/session/honeypot-fields";
import { buttonClasses } from "~/storefront/ui/button";
import { FormProblems } from "~/storefront/ui/form-problems";
import { SelectField } from "~/storefront/ui/select-field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { CANCEL_REASONS, cancelValidator, ORDER_INTENTS } from "./order-forms";
import type { OrderPageData } from "./order-page-data";

const reasons = [
  { value: "", label: "Please choose" },
  ...CANCEL_REASONS.map((reason) => ({ value: reason, label: reason })),
];

/** Cancels an order that is not in production yet. Asks for confirmation, also without JavaScript. */
export function CancelOrder({ data: { order, progress, path, honeypot } }: { data: OrderPageData }) {
  const isPaid = progress.timeline.some(({ code, isDone }) => code === "paid" && isDone);
  const wasRejected = useActionData() !== undefined;
  return (
    <section aria-labelledby="cancel" className="mt-10 border-t border-line pt-6 print:hidden">
      <h2 id="cancel" className="font-heading text-xl font-semibold">
        Changed your mind?
      </h2>
      <p className="mt-2 max-w-measure text-soft-ink">
        We haven't started making it, so you can still cancel.{" "}
        {isPaid ? "We'll refund you the same way you paid." : "You haven't been charged."}
      </p>
      <details open={wasRejected} className="mt-4">
        <summary className={buttonClasses("quiet", "cursor-pointer list-none")}>Cancel this order…</summary>
        <ValidatedForm validator={cancelValidator} action={path} className="mt-4 grid max-w-[420px] gap-4">
          <HoneypotFields inputs={honeypot} />
          <FormProblems labels={{ reason: "Why are you canceling?" }} />
          <input type="hidden" name="intent" value={ORDER_INTENTS.cancel} />
          <SelectField name="reason" label="Why are you canceling?" options={reasons} required />
          <SubmitButton sending="Canceling…" className="justify-self-start">
            Yes, cancel order {order.number}
          </SubmitButton>
        </ValidatedForm>
      </details>
    </section>
  );
}
