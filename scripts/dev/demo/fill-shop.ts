import type { Settings } from "~/settings/settings.server";
import { NotForThisShop } from "../not-for-this-shop";
import { tellArrivals } from "./arrivals";
import { openBalances } from "./balances";
import { openAccount, PASSWORD } from "./customers";
import { openDemoShop } from "./demo-shop";
import { fillAccount } from "./filled-account";
import { referFriends } from "./friends";
import { placeOrders } from "./order-states";
import { sayOpinions } from "./said-opinions";
import { hireStaff } from "./staff";
import { fillStaffLists } from "./staff-lists";

const ADA = { firstname: "Ada", lastname: "Byron", email: "ada@example.com" };
/** A customer without any data. */
const NEW = { firstname: "Nora", lastname: "Neumann", email: "nora@example.com" };

/**
 * Fills a new store: customers, orders in every status, designs with photos of drawn pets, carts, balances, reviews.
 * @param say receives the progress, and finally how to sign in
 * @throws NotForThisShop when the store has customers or orders, sells another brand, or is remote
 */
export async function fillShop(settings: Settings, say: (line: string) => void): Promise<void> {
  if (settings.providerUrl)
    throw new NotForThisShop("PROVIDER_URL is set: the demo fills a shop of its own.");
  if (settings.brand !== "mpc")
    throw new NotForThisShop(`The demo knows the products of the brand mpc, not those of ${settings.brand}.`);
  const shop = await openDemoShop(settings);
  try {
    if (await isInUse(shop.db)) {
      throw new NotForThisShop("This shop has customers or orders already. For a fresh one: npm run reset");
    }
    say("Filling the shop; this takes about a minute …");
    const staff = await hireStaff(shop);
    const ada = await openAccount(shop, ADA);
    await openAccount(shop, NEW, { isConfirmed: false });
    const giftCard = await openBalances(shop, ada);
    const delivered = await placeOrders(shop, ada);
    await referFriends(shop, ada);
    await sayOpinions(shop, ada, delivered);
    await fillAccount(shop, ada);
    await fillStaffLists(shop, ada);
    await tellArrivals(shop);
    say(
      [
        `Sign in at ${settings.publicUrl}/customer/login with the password ${PASSWORD}`,
        `  ${ADA.email}   has orders in every status, designs, a cart, credit, points and friends`,
        `  ${NEW.email}  has an empty account`,
        `Staff sign in at ${settings.publicUrl}/admin as ${staff} with the same password`,
        `Gift card with $40: ${giftCard}`,
        `Emails, also those to the shop, are in ${settings.dataDirectory}/mail, and at ${settings.publicUrl}/dev/mail in development.`,
      ].join("\n"),
    );
  } finally {
    await shop.close();
  }
}

async function isInUse(db: Awaited<ReturnType<typeof openDemoShop>>["db"]): Promise<boolean> {
  const customer = await db.selectFrom("customer").select("id").limit(1).executeTakeFirst();
  const order = await db.selectFrom("sales_order").select("id").limit(1).executeTakeFirst();
  return (customer ?? order) !== undefined;
}
