import { createHmac } from "node:crypto";
import type { Settings } from "~/settings/settings.server";

/** Whoever writes: a customer who is logged in, or a guest with an address. */
export interface Author {
  customerId: number | null;
  /** Lower case. */
  email: string;
}

/**
 * The same text for everything one person writes, from which nobody can tell who it is. A guest who types a
 * customer's address is another person, so that nobody can write in a customer's place.
 */
export function authorKey({ sessionSecret }: Pick<Settings, "sessionSecret">, author: Author): string {
  const person = author.customerId === null ? `guest ${author.email}` : `customer ${author.customerId}`;
  return createHmac("sha256", sessionSecret).update(`review author:${person}`).digest("base64url");
}
