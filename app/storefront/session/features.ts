import { useRouteLoaderData } from "@remix-run/react";

/**
 * What a shop has only where its provider knows the extension of the contract; a plain Magento has none of it.
 * "further details" are phone, GST number and whether the address is proven; "newsletter offer" is a newsletter that asks
 * by a letter first and thanks with a code.
 */
export type Feature =
  | "blog"
  | "bulk order"
  | "customer reviews"
  | "deals"
  | "designing"
  | "further details"
  | "gift cards"
  | "identity checks"
  | "leaving"
  | "newsletter offer"
  | "one-time codes"
  | "photo sharing"
  | "points"
  | "proofs"
  | "recommendations"
  | "saved designs"
  | "sessions"
  | "social log-in"
  | "store credit";

/** Something that is nothing without a feature, such as a link to its page. */
export interface Dependent {
  needs?: Feature;
}

/** Leaves out of a list what rests on a feature that this shop does not have. */
export function usePossible<Entry extends Dependent>(entries: Entry[]): Entry[] {
  return possible(entries, useMissing());
}

/** What the shop does not have, as the root's loader found out. */
export function useMissing(): Feature[] {
  return useRouteLoaderData<{ missing: Feature[] }>("root")?.missing ?? [];
}

/** The same where it is known what is missing. */
export function possible<Entry extends Dependent>(entries: Entry[], missing: Feature[]): Entry[] {
  return entries.filter(({ needs }) => needs === undefined || !missing.includes(needs));
}
