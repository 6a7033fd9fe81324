import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";

/** Leads to the payment page: of the customer's order by that number, else of the order just placed. */
export function PayNow({ orderNumber }: { orderNumber?: string }) {
  return (
    <Form method="post" action="/checkout/pay" reloadDocument>
      {orderNumber && <input type="hidden" name="number" value={orderNumber} />}
      <SubmitButton>Pay now</SubmitButton>
    </Form>
  );
}
