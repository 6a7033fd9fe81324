import { type GivenUpEmail, givenUpEmails, resendGivenUpEmails } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/** The function behind `npm run emails:resend`; the store stays closed while it runs. */

const HOUR = 60 * 60 * 1000;

/** @returns one line per undeliverable email: id, type, age, reason and store, but no address */
export async function listEmails(): Promise<string> {
  const emails = await givenUpEmails(currentSettings());
  if (emails.length === 0) return "No email was given up.";
  const lines = emails.map((email) => lineOf(email, Date.now()));
  return [
    "Emails that couldn't be delivered:",
    ...lines,
    "Send them again with: npm run emails:resend -- --all, or -- <id> <id> …",
  ].join("\n");
}

/**
 * Queues undeliverable emails again.
 * @param ids the emails; null: all
 * @returns a message that says what will be sent
 */
export async function resendEmails(ids: number[] | null): Promise<string> {
  const resent = await resendGivenUpEmails(currentSettings(), ids);
  const unknown = ids?.filter((id) => !resent.includes(id)) ?? [];
  const count = resent.length === 1 ? "1 email" : `${resent.length} emails`;
  const missing =
    unknown.length > 0 ? ` Not found among those that were given up: ${unknown.join(", ")}.` : "";
  if (resent.length === 0) return `No email will be sent.${missing}`;
  return `${count} will be sent within a minute, if the shop is running.${missing}`;
}

function lineOf({ id, kind, createdAt, failure, storeCode }: GivenUpEmail, now: number): string {
  const hours = Math.floor((now - Date.parse(createdAt)) / HOUR);
  const age = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  return `${String(id).padStart(8)}  ${kind.padEnd(24)} ${age.padStart(8)}  ${failure.padEnd(12)} ${storeCode}`;
}
