/** The parts of an address that distinguish households. */
export interface Place {
  street: string[];
  postcode: string;
}

/**
 * The mailbox of an email address: ignores the part after a plus, and dots at Google.
 * @param email lower case, trimmed
 */
export function mailboxOf(email: string): string {
  const [name, host] = email.split("@");
  const box = name.split("+")[0] || name;
  const isGoogle = host === "gmail.com" || host === "googlemail.com";
  return isGoogle ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
}

/** A household's address, the same for all spellings: lower-case letters, digits and the five-digit ZIP code. */
export function householdOf({ street, postcode }: Place): string {
  const letters = street
    .join("")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "");
  return `${letters} ${postcode.slice(0, 5)}`;
}
