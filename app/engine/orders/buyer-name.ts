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
