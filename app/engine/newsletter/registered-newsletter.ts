import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { ensureSubscriber, type Invitation } from "./invite-subscriber";
import { readSteps } from "./newsletter-history";
import { startNewsletter } from "./start-newsletter";
import { lockSubscriber, setOnCustomer, setStatus } from "./subscriber";

/**
 * The newsletter requested while registering: it starts when the person who registered confirms the account's address,
 * without its own email.
 */

type Registered = Pick<Row<"customer">, "store_code" | "email" | "firstname">;

const SOURCE = "registration";

/** Records that a new customer wants the newsletter. Call it in the transaction that creates the account. */
export async function requestByRegistration(db: Connection, customer: Registered): Promise<void> {
  const invitation = invitationOf(customer);
  await ensureSubscriber(db, invitation);
  const subscriber = await lockSubscriber(db, invitation);
  if (subscriber?.status !== "subscribed")
    await setStatus(db, invitation, { ...invitation, status: "pending" });
}

/** Whether the newsletter starts with the confirmation of the account's address. */
export async function isRequestedByRegistration(db: Connection, customer: Registered): Promise<boolean> {
  const subscriber = await lockSubscriber(db, addressOf(customer));
  return subscriber?.status === "pending" && isRequestedLastHere(db, customer);
}

/**
 * Starts the newsletter, if it was requested, for a customer who confirms their address; one whose address is already
 * subscribed learns so only now. Call it in the transaction of the confirmation.
 */
export async function startRegisteredNewsletter(
  db: Connection,
  customer: Registered,
  settings: Settings,
): Promise<void> {
  const address = addressOf(customer);
  const subscriber = await lockSubscriber(db, address);
  if (subscriber?.status === "subscribed") await setOnCustomer(db, address, "subscribed");
  if (subscriber?.status !== "pending" || !(await isRequestedLastHere(db, customer))) return;
  await startNewsletter(db, settings, invitationOf(customer));
}

async function isRequestedLastHere(db: Connection, customer: Registered): Promise<boolean> {
  const [latest] = await readSteps(db, addressOf(customer));
  return latest?.source === SOURCE;
}

function invitationOf(customer: Registered): Invitation {
  return { ...addressOf(customer), source: SOURCE, details: { firstname: customer.firstname } };
}

function addressOf({ store_code, email }: Registered) {
  return { storeCode: store_code, email };
}
