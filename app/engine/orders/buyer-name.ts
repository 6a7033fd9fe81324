import type { PostalAddress } from "../shared/postal-address";

/**
 * The buyer's name as orders are searched by: last name first, in lower case without accents, such as "byron, ada".
 */
export function buyerName({ firstname, lastname }: Pick<PostalAddress, "firstname" | "lastname">): string {
  return plainName(`${lastname}, ${firstname}`);
}

/** A name in lower case, without accents and repeated spaces. */
export function plainName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Sorts after every letter: the end of the names that begin with a prefix. */
export const NAMES_END = "\uffff";

/** The beginning of the names that a search for a person finds: "byron" and "byron, a" stay; "Ada Byron" becomes "byron, ada". */
export function namePrefix(search: string): string {
  const name = plainName(search);
  const [, first, last] = /^([^,]+) ([^, ]+)$/.exec(name) ?? [];
  return last ? `${last}, ${first}` : name;
}
