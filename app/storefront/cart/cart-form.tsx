import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CART_PATH, type CartIntent } from "./cart-intents";

interface CartFormProps {
  intent: CartIntent;
  className?: string;
  /** What is wrong is told beside the field, by the answer alone. */
  noValidate?: boolean;
  children: ReactNode;
}

/** A form of the cart page whose fields, if it has any, are checked when it arrives. */
export function CartForm({ intent, className, noValidate, children }: CartFormProps) {
  return (
    <Form method="post" action={CART_PATH} preventScrollReset noValidate={noValidate} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
