import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { readConfiguration } from "./configuration";

/** Configuration value with the ids of the store's mailings, separated by commas. */
const CAMPAIGN_IDS = "mailing_campaign_ids";

/** Whether the store has sent a mailing under this id. */
export async function isCampaign(db: Kysely<Database>, storeCode: string, id: string): Promise<boolean> {
  const ids = (await readConfiguration(db, storeCode)).get(CAMPAIGN_IDS) ?? "";
  return id !== "" && ids.split(",").includes(id);
}
