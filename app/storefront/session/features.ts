import { useRouteLoaderData } from "@remix-run/react";
import type { Feature } from "~/brand/features";

export type { Feature };

/** Something that needs a feature, such as a link to its page. */
export interface Dependent {
  needs?: Feature;
}

/** Removes the entries of a list whose feature this shop lacks. */
export function usePossible<Entry extends Dependent>(entries: Entry[]): Entry[] {
  return possible(entries, useMissing());
}

/** Returns the features that the shop lacks, from the root's loader. */
export function useMissing(): Feature[] {
  return useRouteLoaderData<{ missing: Feature[] }>("root")?.missing ?? [];
}

/** The same with a given list of missing features. */
function possible<Entry extends Dependent>(entries: Entry[], missing: Feature[]): Entry[] {
  return entries.filter(({ needs }) => needs === undefined || !missing.includes(needs));
}
