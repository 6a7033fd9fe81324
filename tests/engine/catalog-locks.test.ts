import { afterAll, beforeAll, expect, test } from "vitest";
import { lockProduct } from "~/engine/catalog-management/product-state";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest, readyCart } from "./shopper";

/** What shoppers may do while staff change the catalog. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

test.runIf(process.env.TEST_DATABASE_URL)(
  "a product goes into carts while its form is carried out",
  async () => {
    const sender = guest();
    await engine.db.transaction().execute(async (transaction) => {
      await lockProduct(transaction, { storeCodes: ["mpc"] }, "pet-tag");
      expect(await readyCart(engine, sender)).toMatch(/^\w{32}$/);
    });
  },
);
