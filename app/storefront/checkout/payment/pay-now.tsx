import { Form } from "@remix-run/react";
import { SubmitButton } from "~/storefront/ui/submit-button";

/** Button to the payment page of the order just placed. */
export function PayNow() {
  return (
    <Form method="post" action="/checkout/pay" reloadDocument>
      <SubmitButton>Pay now</SubmitButton>
    </Form>
  );
}
