import { setTimeout as pause } from "node:timers/promises";
import { CREATE_CUSTOMER, LOG_IN } from "../load/operations";
import { ShopAway, Shopper } from "../load/shopper";
import type { Buyer } from "./checkouts";

const GUESTS = 5;
const CUSTOMERS = 3;
const PASSWORD = "Bench-passw0rd";
const AS_IT_IS = "split-rings";
const TRIES = 30;
const REST_MILLISECONDS = 1000;

/** Guests and customers of a new store, each with a design. */
export async function openBuyers(address: () => string): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < GUESTS; index += 1) {
    const shopper = new Shopper(address, `fault-test-guest-number-${index}`);
    buyers.push(await withLines({ shopper, email: `guest${index}@example.com`, customerId: null }));
  }
  for (let index = 0; index < CUSTOMERS; index += 1) buyers.push(await openCustomer(address, index));
  return buyers;
}

async function openCustomer(address: () => string, index: number): Promise<Buyer> {
  const email = `customer${index}@example.com`;
  const owner = `fault-test-customer-number-${index}`;
  const guest = new Shopper(address, owner);
  const input = { firstname: "Ada", lastname: "Byron", email, password: PASSWORD, is_subscribed: false };
  await guest.ask(CREATE_CUSTOMER, { input });
  const { generateCustomerToken } = await guest.ask<{ generateCustomerToken: { token: string } }>(LOG_IN, {
    email,
    password: PASSWORD,
  });
  return withLines({
    shopper: new Shopper(address, owner, generateCustomerToken.token),
    email,
    customerId: index,
  });
}

async function withLines(buyer: Pick<Buyer, "shopper" | "email" | "customerId">): Promise<Buyer> {
  const designed = await onceThere(() => buyer.shopper.designLine("pet-tag"));
  const lines = [designed, { sku: AS_IT_IS, quantity: 2, entered_options: [] }];
  return { ...buyer, lines, giftCards: [], hasBalances: false };
}

/**
 * The first photo waits for a decoding process to start, which on a busy machine takes longer than a short deadline
 * allows.
 */
async function onceThere<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ShopAway)) throw error;
      await pause(REST_MILLISECONDS);
    }
  }
  return work();
}
