import type { Provider } from "~/provider/provider.server";

/** A visit of an order's page by its customer or a guest with its link. */
export interface OrderVisit {
  request: Request;
  provider: Provider;
  order: { id: string; number: string; token: string };
  /** The page in the customer's account; false for a guest's link. */
  isInAccount: boolean;
  /** Path of the page. */
  path: string;
}
