import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { folderDifferences } from "~/engine/content/folder-differences";
import { headerOfferList } from "~/engine/database/migrations/0061-header-offer-list";
import { seedStore } from "~/engine/shared/seed-store";
import { currentSettings } from "~/settings/settings.server";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeEach(async () => {
  engine = await openFixture();
});
afterEach(() => engine.close());

// @specification §3 L117
describe("header offers", () => {
  const [A, B, C] = ["A", "B", "C"].map((saleTitle) => ({
    ...storeDataOf("mpc", currentSettings()).headerOffers[3],
    saleTitle,
  }));
  const titles = async () => {
    const rows = await engine.db
      .selectFrom("header_offer")
      .select(["sale_title"])
      .where("store_code", "=", "mpc")
      .orderBy("position")
      .execute();
    return rows.map(({ sale_title }) => sale_title);
  };
  const folder = () => storeDataOf("mpc", engine.settings);
  const startWith = (...headerOffers: StoreData["headerOffers"]) =>
    seedStore(engine.db, { ...folder(), headerOffers });
  const rename = (position: number, sale_title: string) =>
    engine.db.updateTable("header_offer").set({ sale_title }).where("position", "=", position).execute();

  test("follow the folder when one is put above the others, and when all are removed", async () => {
    await startWith(A, B);
    await startWith(C, A, B);
    expect(await titles()).toEqual(["C", "A", "B"]);
    await startWith();
    expect(await titles()).toEqual([]);
  });

  test("keep the owner's, and do not end up twice, when the folder's list moves", async () => {
    await startWith(A, B);
    await rename(1, "own");
    await startWith(C, A, B);
    await startWith(A, B);
    expect(await titles()).toEqual(["A", "own"]);
  });

  test("of a database from before the records end with the folder's list, also those it no longer has", async () => {
    await startWith(A, B, C);
    await engine.db.deleteFrom("seeded_row").execute();
    await startWith(A, B);
    expect(await titles()).toEqual(["A", "B"]);
  });

  test.each<[string, () => Promise<unknown>, string[], string]>([
    ["changed", () => rename(1, "own"), ["A", "own"], "0, 1, 2"],
    [
      "removed",
      () => engine.db.deleteFrom("header_offer").where("position", "=", 0).execute(),
      ["B"],
      "0, 1, 2",
    ],
    ["added", () => addAt(2), ["A", "B", "own"], "0, 1, 2"],
  ])(
    "that the owner has %s stay as a whole, and each start reports it",
    async (_how, change, kept, positions) => {
      await startWith(A, B);
      await change();
      await startWith(C, A, B);
      expect(await titles()).toEqual(kept);
      const [line, ...more] = (await folderDifferences(engine.db, folder())).filter((text) =>
        text.startsWith("Header offers of mpc"),
      );
      expect(more).toEqual([]);
      expect(line).toContain(`were changed in the database, so all of them count, and none of its folder`);
      expect(line).toContain(`they differ at position ${positions}.`);
    },
  );

  test("keep their records, one per position in older databases, as one list", async () => {
    await startWith(A, B);
    const record = engine.db.selectFrom("seeded_row").selectAll().where("table_name", "=", "header_offer");
    const list = await record.execute();
    await engine.db.deleteFrom("seeded_row").where("table_name", "=", "header_offer").execute();
    for (const offer of JSON.parse(list[0].content).reverse()) {
      const row = { ...list[0], row_key: String(offer.position), content: JSON.stringify(offer) };
      await engine.db.insertInto("seeded_row").values(row).execute();
    }
    await headerOfferList.up(engine.db);
    expect(await record.execute()).toEqual(list);
  });

  test("stay the owner's when the folder's list was empty", async () => {
    await startWith();
    await addAt(0);
    await startWith(A);
    expect(await titles()).toEqual(["own"]);
  });

  test("follow the folder again when the owner has put back its list", async () => {
    await startWith(A, B);
    await rename(1, "own");
    await startWith(C, A);
    await rename(0, "C");
    await rename(1, "A");
    await startWith(B);
    expect(await titles()).toEqual(["B"]);
  });

  async function addAt(position: number): Promise<void> {
    const text = { offer_text: "Hello", offer_description: "", store_notice: "", price_code: null };
    await engine.db
      .insertInto("header_offer")
      .values({
        ...text,
        store_code: "mpc",
        position,
        sale_title: "own",
        starts_at: null,
        ends_at: null,
        show_timer: 0,
      })
      .execute();
  }
});
