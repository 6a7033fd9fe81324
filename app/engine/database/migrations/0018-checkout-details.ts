import type { Kysely, Migration } from "kysely";

/** What the shopper says about an order besides what is bought, where it goes and how: on the cart, then on the order. */
export const checkoutDetails: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["cart", "sales_order"]) {
      await db.schema.alterTable(table).addColumn("additional_information", "text").execute();
    }
  },
};
