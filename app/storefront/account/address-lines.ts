import { phoneWithCode } from "~/brand/phone-code";

/** An address of an order, a cart or an address book. */
export interface PostalAddress {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  /** Orders name the state in one word; carts and address books have its code in a field. */
  region?: string | { code?: string | null; region_code?: string | null } | null;
  postcode?: string | null;
  telephone?: string | null;
}

/** An address as it is written on a parcel, line by line. */
export function addressLines(address: PostalAddress): string[] {
  const place = [stateOf(address), address.postcode].filter(Boolean).join(" ");
  return [
    [address.firstname, address.lastname].filter(Boolean).join(" "),
    address.company ?? "",
    ...(address.street ?? []).map((line) => line ?? ""),
    [address.city, place].filter(Boolean).join(", "),
    phoneWithCode(address.telephone ?? ""),
  ].filter(Boolean);
}

/** Code of an address's state, or its name in an order; "" without one. */
export function stateOf({ region }: PostalAddress): string {
  return (typeof region === "string" ? region : (region?.code ?? region?.region_code)) ?? "";
}
