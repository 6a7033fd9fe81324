/** What of an address tells households apart. */
export interface Place {
  street: string[];
  postcode: string;
}

/**
 * The mailbox behind an e-mail address: what stands after a plus is the same person's, and so are dots at Google.
 * @param email lower case, trimmed
 */
export function mailboxOf(email: string): string {
  const [name, host] = email.split("@");
  const box = name.split("+")[0] || name;
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  return isGoogle ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
}

/** One household's address, the same for all its spellings: small letters, digits and the five-digit ZIP code. */
export function householdOf({ street, postcode }: Place): string {
  const letters = street
    .join("")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "");
  return `${letters} ${postcode.slice(0, 5)}`;
}
