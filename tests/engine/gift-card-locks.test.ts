import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cardOwner, lockBalance } from "~/engine/balances/balance";
import { lockPerson } from "~/engine/order-management/refund-limit";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { giftCardForms, newRecipient } from "./gift-card-forms";
import { staffMember, type TestStaff } from "./staff";
import { isWaiting } from "./while-uncommitted";

/**
 * A refund locks the person first, then the gift cards that paid: forms of gift cards have to, too. Otherwise both wait for
 * each other, and one of them is broken off and repeated.
 */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

type Forms = ReturnType<typeof giftCardForms>;

test
  .runIf(process.env.TEST_DATABASE_URL)
  .each<[string, (forms: Forms, id: string) => ReturnType<Forms["block"]>]>([
    ["blocked", (forms, id) => forms.block(id)],
    ["corrected", (forms, id) => forms.correct(id, newRecipient())],
  ])("a card is %s while a refund of the same person returns money to it", async (_step, change) => {
  const support = await staffMember(engine, "support");
  const { id } = await giftCardForms(engine, manager.token).issued();
  const refund = await engine.db.startTransaction().execute();
  await lockPerson(refund, { user: { id: support.id } } as Parameters<typeof lockPerson>[1]);
  const changed = change(giftCardForms(engine, support.token), id);
  const ended = vi.fn();
  changed.then(ended, ended);
  await vi.waitUntil(async () => ended.mock.calls.length > 0 || (await isWaiting(engine.db)));
  await sql`set local lock_timeout = 100`.execute(refund);
  await lockBalance(refund, cardOwner({ store_code: "mpc" }, Number(id)));
  await refund.commit().execute();
  expect((await changed).errors).toBeUndefined();
});
