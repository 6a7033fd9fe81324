import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { ensureSubscriber } from "./invite-subscriber";
import { readSteps } from "./newsletter-history";
import { startNewsletter } from "./start-newsletter";
import { lockSubscriber, setStatus } from "./subscriber";

/** The newsletter requested while registering: it starts when the account's address is confirmed, without its own email. */

type Registered = Pick<Row<"customer">, "store_code" | "email" | "firstname">;

const SOURCE = "registration";

/** Records that a new customer wants the newsletter. Call it in the transaction that creates the account. */
export async function requestByRegistration(db: Connection, customer: Registered): Promise<void> {
  const invitation = { ...addressOf(customer), firstname: customer.firstname, source: SOURCE };
  await ensureSubscriber(db, invitation);
  const subscriber = await lockSubscriber(db, invitation);
  if (subscriber?.status !== "subscribed") await setStatus(db, invitation, "pending", SOURCE);
}

/** Whether the newsletter starts with the confirmation of the account's address. */
export async function isRequestedByRegistration(db: Connection, customer: Registered): Promise<boolean> {
  const address = addressOf(customer);
  const subscriber = await lockSubscriber(db, address);
  if (subscriber?.status !== "pending") return false;
  const [latest] = await readSteps(db, address);
  return latest?.source === SOURCE;
}

/** Starts the newsletter, if it was requested, for a customer who has just confirmed their address. */
export async function startRegisteredNewsletter(
  db: Connection,
  customer: Registered,
  settings: Settings,
): Promise<void> {
  if (!(await isRequestedByRegistration(db, customer))) return;
  await startNewsletter(db, settings, addressOf(customer), SOURCE);
}

function addressOf({ store_code, email }: Registered) {
  return { storeCode: store_code, email };
}
