import type { Provider } from "~/provider/provider.server";

/** Somebody on the page of an order that they may see. */
export interface OrderVisit {
  request: Request;
  provider: Provider;
  order: { id: string; number: string; token: string };
  /** In the account of its customer, else by a link. */
  isInAccount: boolean;
  /** Of the page. */
  path: string;
}
