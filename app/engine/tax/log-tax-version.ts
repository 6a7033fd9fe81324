import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { logger } from "../shared/logger";
import { currentTaxVersion } from "./read-tax-table";

/** Logs which rates apply, and since when. */
export async function logTaxVersion(db: Connection, { brand }: Pick<Settings, "brand">): Promise<void> {
  const version = await currentTaxVersion(db, brand, new Date());
  if (!version) return;
  const { effective_on, name, source } = version;
  logger.info({ version: name, effective: effective_on, source }, "sales tax rates");
}
