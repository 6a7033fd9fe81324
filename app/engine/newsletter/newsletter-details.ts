import { optionalText, readBirthday, readPhone } from "../customers/read-customer-field";
import { inputError } from "../graphql/errors";
import type { CpNewsletterInput } from "../graphql/resolvers.generated";
import { sha256 } from "../shared/secrets";

/** What people enter beside their address (specification §3 "Newsletter payload"); only what they entered. */
export interface NewsletterDetails {
  firstname?: string;
  lastname?: string;
  /** yyyy-mm-dd. */
  date_of_birth?: string;
  phone_no?: string;
  category_id?: string;
  popup?: string;
  pop_ups_design?: string;
  /** Agrees to text messages to `phone_no`. */
  text_notifications?: boolean;
}

const readers = {
  firstname: optionalText,
  lastname: optionalText,
  date_of_birth: readBirthday,
  phone_no: readPhone,
  category_id: optionalText,
  popup: optionalText,
  pop_ups_design: optionalText,
} as const;

/** Reads the details of a request. @throws GraphQLError of category input that names the field */
export function readNewsletterDetails(input: Omit<CpNewsletterInput, "email">): NewsletterDetails {
  const texts = Object.entries(readers).map(([name, read]) => [
    name,
    read(input[name as keyof typeof readers], name),
  ]);
  const details: NewsletterDetails = Object.fromEntries(texts.filter(([, value]) => value !== null));
  if (typeof input.text_notifications === "boolean") details.text_notifications = input.text_notifications;
  if (details.text_notifications && !details.phone_no)
    throw inputError("Please enter your phone number to get text messages.", "phone_no");
  return details;
}

/** Whether a person described themselves, not only the form they used. */
export function isAboutPerson({ category_id, popup, pop_ups_design, ...person }: NewsletterDetails): boolean {
  return Object.keys(person).length > 0;
}

/** As stored; null when there are none. */
export function storedDetails(details: NewsletterDetails): string | null {
  return Object.keys(details).length > 0 ? JSON.stringify(details) : null;
}

/** Identifies exactly these details, so that nobody confirms others than they reviewed. @param stored from `storedDetails` */
export function detailsHash(stored: string | null): string {
  return sha256(stored ?? "");
}

/** Whether all details also appear, with the same values, in the others. */
export function isPartOf(details: NewsletterDetails, others: NewsletterDetails): boolean {
  return Object.entries(details).every(([name, value]) => others[name as keyof NewsletterDetails] === value);
}

/** @param stored from `storedDetails` */
export function parseDetails(stored: string | null): NewsletterDetails {
  return stored === null ? {} : JSON.parse(stored);
}
