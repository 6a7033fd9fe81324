import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CART_PATH, type CartIntent } from "./cart-intents";

interface CartFormProps {
  intent: CartIntent;
  className?: string;
  /** Errors are shown by the server's response only. */
  noValidate?: boolean;
  children: ReactNode;
}

/** A form of the cart page whose fields, if any, are validated by the server. */
export function CartForm({ intent, className, noValidate, children }: CartFormProps) {
  return (
    <Form method="post" action={CART_PATH} preventScrollReset noValidate={noValidate} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
