import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { PageDescription } from "../content/page-description";

export interface WriteReviewView {
  page: PageDescription;
  honeypot: HoneypotInputProps;
  /** All that can be reviewed beside the shop, by name. */
  products: { sku: string; name: string }[];
  /** The shop itself can be reviewed. */
  takesShop: boolean;
  /** The product that the address names; the shop without one, where it can be reviewed. */
  about: string;
  /** A customer who is logged in needs no address. */
  isLoggedIn: boolean;
}
