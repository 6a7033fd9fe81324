import type { Provider } from "~/provider/provider.server";

/** A visit to the page of an order that the visitor may see. */
export interface OrderVisit {
  request: Request;
  provider: Provider;
  order: { id: string; number: string; token: string };
  /** Whether it is in the customer's account, or opened by a link. */
  isInAccount: boolean;
  path: string;
}
