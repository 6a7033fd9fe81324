import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Taxes in versions, each place with its jurisdictions. The start that follows stores the built-in version. */
export const taxVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("tax_place").execute();
    await db.schema.dropTable("tax_state").execute();
    await db.schema
      .createTable("tax_version")
      .addColumn("id", ...countingId(db))
      .addColumn("name", "text", (column) => column.notNull().unique())
      .addColumn("effective_on", "text", required)
      .addColumn("source", "text", required)
      .addColumn("checksum", "text", required)
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createTable("tax_state")
      .addColumn("version_id", "integer", (column) => column.notNull().references("tax_version.id"))
      .addColumn("region_code", "text", required)
      .addColumn("rate_thousandths", "integer", required)
      .addColumn("taxes_shipping", "integer", required)
      .addColumn("clothing", "text")
      .addColumn("clothing_cents", "integer")
      .addColumn("places_tax_clothing", "integer", required)
      .addPrimaryKeyConstraint("tax_state_key", ["version_id", "region_code"])
      .execute();
    await db.schema
      .createTable("tax_place")
      .addColumn("version_id", "integer", (column) => column.notNull().references("tax_version.id"))
      .addColumn("postcode_from", "text", required)
      .addColumn("postcode_to", "text", required)
      .addColumn("region_code", "text", required)
      .addColumn("name", "text", required)
      .addColumn("jurisdictions", "text", required)
      .addColumn("exempts_clothing", "integer", required)
      .addPrimaryKeyConstraint("tax_place_key", ["version_id", "postcode_from"])
      .execute();
  },
};
