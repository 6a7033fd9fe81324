import type { Provider } from "~/provider/provider.server";

/** A submitted step of the checkout. */
export interface CheckoutAction {
  request: Request;
  provider: Provider;
  cartId: string;
  form: FormData;
  /** Path of the next step. */
  then: string;
}
