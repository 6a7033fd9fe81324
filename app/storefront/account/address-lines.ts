interface PostalAddress {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: readonly (string | null)[] | null;
  city?: string | null;
  /** Code or name of the state. */
  region?: string | null;
  postcode?: string | null;
  telephone?: string | null;
}

/** Formats an address as on a parcel, line by line. */
export function addressLines(address: PostalAddress): string[] {
  const place = [address.region, address.postcode].filter(Boolean).join(" ");
  return [
    [address.firstname, address.lastname].filter(Boolean).join(" "),
    address.company ?? "",
    ...(address.street ?? []).map((line) => line ?? ""),
    [address.city, place].filter(Boolean).join(", "),
    address.telephone ?? "",
  ].filter(Boolean);
}
