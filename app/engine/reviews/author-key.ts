import { createHmac } from "node:crypto";
import type { Settings } from "~/settings/settings.server";

/** An author of reviews: a signed-in customer, or a guest with an address. */
export interface Author {
  customerId: number | null;
  /** Lower case. */
  email: string;
}

/**
 * A pseudonymous key, the same for all texts of one person. A guest who enters a customer's address gets another key,
 * so that nobody can write in a customer's name.
 */
export function authorKey({ sessionSecret }: Pick<Settings, "sessionSecret">, author: Author): string {
  const person = author.customerId === null ? `guest ${author.email}` : `customer ${author.customerId}`;
  return createHmac("sha256", sessionSecret).update(`review author:${person}`).digest("base64url");
}
