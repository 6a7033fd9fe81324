import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { PageDescription } from "../content/page-description";

export interface WriteReviewView {
  page: PageDescription;
  honeypot: HoneypotInputProps;
  /** All products that can be reviewed, by name. */
  products: { sku: string; name: string }[];
  /** Whether the shop itself can be reviewed. */
  takesShop: boolean;
  /** The SKU in the URL; without one the shop, if it can be reviewed. */
  about: string;
  /** A signed-in customer enters no email address. */
  isLoggedIn: boolean;
}
