import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CART_PATH, type CartIntent } from "./cart-intents";

interface CartFormProps {
  intent: CartIntent;
  className?: string;
  /** The server's response alone shows errors beside the fields. */
  noValidate?: boolean;
  children: ReactNode;
}

/** A form of the cart page that is validated on the server. */
export function CartForm({ intent, className, noValidate, children }: CartFormProps) {
  return (
    <Form method="post" action={CART_PATH} preventScrollReset noValidate={noValidate} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
