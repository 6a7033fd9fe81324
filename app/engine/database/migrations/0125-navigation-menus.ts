import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Adds the menus of the header and the footer, which came from the brand's folder alone. */
export const navigationMenus: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("navigation_menu")
      .addColumn("store_code", "text", required)
      .addColumn("identifier", "text", required)
      .addColumn("links", "text", required)
      .addPrimaryKeyConstraint("navigation_menu_key", ["store_code", "identifier"])
      .execute();
  },
};
