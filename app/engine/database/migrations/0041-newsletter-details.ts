import type { Kysely, Migration } from "kysely";

const TEXT_COLUMNS = [
  "lastname",
  "date_of_birth",
  "phone_no",
  "category_id",
  "popup",
  "pop_ups_design",
  "requested_details",
];

/** Details that people enter when they subscribe, and those of each step of their consent. */
export const newsletterDetails: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of TEXT_COLUMNS)
      await db.schema.alterTable("newsletter_subscriber").addColumn(name, "text").execute();
    await db.schema
      .alterTable("newsletter_subscriber")
      .addColumn("text_notifications", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("newsletter_event").addColumn("details", "text").execute();
  },
};
