import type { SavedLineFragment } from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";

/** A line outside the cart: saved for later, or just removed. */
export interface SavedLine {
  uid: string;
  name: string;
  path: string | null;
  quantity: number;
  options: string;
  price: MoneyAmount;
  picture: string | null;
  problem: string | null;
}

/** Converts the provider's saved line. */
export function savedLine({ url_path, image_url, ...line }: SavedLineFragment): SavedLine {
  return { ...line, path: url_path, picture: image_url };
}
