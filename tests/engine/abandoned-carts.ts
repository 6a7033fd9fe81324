import { vi } from "vitest";
import { remindOfAbandonedCarts } from "~/engine/abandoned-carts/remind-of-abandoned-carts";
import { ensureSubscriber } from "~/engine/newsletter/invite-subscriber";
import { setStatus } from "~/engine/newsletter/subscriber";
import { randomId } from "~/engine/shared/secrets";
import { emailsTo, linkToken } from "./emails";
import type { EngineFixture, Sender } from "./engine-fixture";
import { add, cartWithTag, customer, designTag, guest, ownCart, setEmail, tag } from "./shopper";

/** Test helpers for abandoned carts and their reminders. */

const HOUR = 60 * 60_000;
/** When the job runs; the carts were abandoned before. */
const now = new Date();

/** When the links of today's emails have expired. */
export const inTwoWeeks = now.getTime() + 14 * 24 * HOUR;

export const wakeMail = vi.fn();

export function remind(
  engine: EngineFixture,
  changes: Partial<EngineFixture["settings"]["carts"]> = {},
): Promise<void> {
  const settings = { ...engine.settings, carts: { ...engine.settings.carts, ...changes } };
  return remindOfAbandonedCarts.run({ db: engine.db, settings, storeCode: settings.brand, wakeMail }, now);
}

export const newAddress = () => `${randomId().toLowerCase()}@example.com`;

export async function subscribe(
  { db, settings }: EngineFixture,
  email: string,
  status: "subscribed" | "unsubscribed" | "pending" = "subscribed",
): Promise<void> {
  const claims = { storeCode: settings.brand, email };
  await ensureSubscriber(db, { ...claims, source: "test" });
  await setStatus(db, claims, { status, source: "test" });
}

export async function leave({ db }: EngineFixture, cartId: string, hours = 25): Promise<void> {
  const left = new Date(now.getTime() - hours * HOUR).toISOString();
  await db.updateTable("cart").set({ created_at: left, updated_at: left }).where("id", "=", cartId).execute();
}

/** A guest's abandoned cart with a tag in it, of a newsletter subscriber. */
export async function abandonedByGuest(
  engine: EngineFixture,
  { email = newAddress(), hours = 25, quantity = 1 } = {},
) {
  const { id, sender, design } = await cartWithTag(engine, guest(), quantity);
  await setEmail(engine, sender, id, email);
  await subscribe(engine, email);
  await leave(engine, id, hours);
  return { id, sender, email, design };
}

/** The same for a customer. */
export async function abandonedByCustomer(engine: EngineFixture) {
  const shopper = await customer(engine);
  const id = await ownCart(engine, shopper);
  await add(engine, shopper, id, [tag(await designTag(engine, shopper))]);
  await subscribe(engine, shopper.email);
  await leave(engine, id);
  return { id, shopper };
}

/** The token in the reminder of the cart. */
export async function remindedToken(engine: EngineFixture, email: string): Promise<string> {
  await remind(engine);
  return linkToken((await emailsTo(engine, email))[0]);
}

export function viewAbandonedCart(
  engine: EngineFixture,
  token: string,
  sender: Sender = guest(),
  present: string | null = null,
) {
  return engine.graphql(
    `query ($token: String!, $present: String) {
      abandonedCart(token: $token, present_cart_id: $present) {
        state cart { id email total_quantity shipping_addresses { firstname } }
      }
    }`,
    { token, present },
    sender,
  );
}
