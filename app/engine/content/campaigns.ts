import type { Connection } from "../database/schema";
import { readConfiguration } from "./configuration";

/** Configuration value with the comma-separated ids of the store's mailings. */
const CAMPAIGN_IDS = "mailing_campaign_ids";

/** True if the store has sent a mailing with this id. */
export async function isCampaign(db: Connection, storeCode: string, id: string): Promise<boolean> {
  const ids = (await readConfiguration(db, storeCode)).get(CAMPAIGN_IDS) ?? "";
  return id !== "" && ids.split(",").includes(id);
}
