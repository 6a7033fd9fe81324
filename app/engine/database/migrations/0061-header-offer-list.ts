import type { Kysely, Migration } from "kysely";

interface Tables {
  seeded_row: { store_code: string; table_name: string; row_key: string; content: string };
}

/** Joins the records of a store's header offers, which were one per position, to one record of the whole list. */
export const headerOfferList: Migration = {
  async up(db: Kysely<Tables>) {
    const records = await db
      .selectFrom("seeded_row")
      .select(["store_code", "content"])
      .where("table_name", "=", "header_offer")
      .execute();
    await db.deleteFrom("seeded_row").where("table_name", "=", "header_offer").execute();
    for (const store_code of new Set(records.map((record) => record.store_code))) {
      const offers = records
        .filter((record) => record.store_code === store_code)
        .map(({ content }) => JSON.parse(content))
        .sort((one, other) => one.position - other.position);
      await db
        .insertInto("seeded_row")
        .values({ store_code, table_name: "header_offer", row_key: "", content: JSON.stringify(offers) })
        .execute();
    }
  },
};
