import type { NewsletterDetailFieldsFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";

/** Formats the details entered with a newsletter request, such as "Phone: (212) 555-0123"; only those entered. */
export function detailTexts(details: NewsletterDetailFieldsFragment | null | undefined): string[] {
  if (!details) return [];
  const texts: [label: string, value: string | null | undefined][] = [
    ["Name", [details.firstname, details.lastname].filter(Boolean).join(" ")],
    ["Birthday", details.date_of_birth && longDay(details.date_of_birth)],
    ["Phone", details.phone_no],
    ["Text messages", textConsent(details.text_notifications)],
    ["Topic", details.category_id],
    ["Form", details.popup],
    ["Form design", details.pop_ups_design],
  ];
  return texts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function textConsent(isWanted: boolean | null | undefined): string | null {
  if (typeof isWanted !== "boolean") return null;
  return isWanted ? "yes" : "no";
}
