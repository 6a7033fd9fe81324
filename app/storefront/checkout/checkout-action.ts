import type { Provider } from "~/provider/provider.server";

/** A submitted step of the checkout. */
export interface CheckoutAction {
  request: Request;
  provider: Provider;
  cartId: string;
  form: FormData;
  /** Where the shopper goes on once the step is done. */
  then: string;
}
