import type { Kysely, Migration } from "kysely";
import { createCartTables } from "./0001/cart-tables";
import { createCatalogTables } from "./0001/catalog-tables";
import { createCustomerTables } from "./0001/customer-tables";
import { createDesignTables } from "./0001/design-tables";
import { createOrderTables } from "./0001/order-tables";

/** All tables of schema.ts, with an index for every lookup. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createCatalogTables(db);
    await createCustomerTables(db);
    await createDesignTables(db);
    await createCartTables(db);
    await createOrderTables(db);
  },
};
