import { displayName } from "../mail/display-name";
import { formatDate } from "../shared/format-date";
import type { NewsletterDetails } from "./newsletter-details";

/**
 * Lines of an email that name the entered details of a person, such as "Birthday: December 10, 1985". The recipient may
 * be a stranger, so a name that could be a link or a message is left to the page.
 */
export function detailLines(details: NewsletterDetails): string[] {
  const { date_of_birth, phone_no } = details;
  const lines: [label: string, text: string | undefined][] = [
    ["Name", nameText(details)],
    ["Birthday", date_of_birth && formatDate(date_of_birth)],
    ["Phone", phone_no],
    ["Text messages", textMessages(details)],
  ];
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
}

function nameText({ firstname, lastname }: NewsletterDetails): string | undefined {
  const typed = [firstname, lastname].filter((name) => name !== undefined);
  const names = typed.map(displayName);
  return names.includes(null) ? "you'll see it on the next page" : names.join(" ");
}

function textMessages({ text_notifications, phone_no }: NewsletterDetails): string | undefined {
  if (text_notifications === undefined) return undefined;
  return text_notifications ? `yes, to ${phone_no}` : "no";
}
