import { useRouteLoaderData } from "@remix-run/react";
import type { Feature } from "~/brand/features";

export type { Feature };

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
function possible<Entry extends Dependent>(entries: Entry[], missing: Feature[]): Entry[] {
  return entries.filter(({ needs }) => needs === undefined || !missing.includes(needs));
}
