import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ORDER_INTENTS } from "./order-forms";

/** Button to the payment page of an order that awaits payment. */
export function PayOrder({ path }: { path: string }) {
  return (
    <div className="mb-6 rounded-card bg-accent-tint p-5 md:p-6 print:hidden">
      <p className="mb-4">
        This order hasn't been paid for yet. We'll start making it as soon as your payment comes through.
      </p>
      <Form method="post" action={path} reloadDocument>
        <SubmitButton name="intent" value={ORDER_INTENTS.pay}>
          Pay now
        </SubmitButton>
      </Form>
    </div>
  );
}
