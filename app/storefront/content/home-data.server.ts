import type { MetaDescriptor } from "@remix-run/node";
import { organizationData, webSiteData } from "./structured-data";

/** Returns the structured data of the shop and its search. @param canonical absolute URL of the home page */
export function homeData(canonical: string): MetaDescriptor[] {
  const site = new URL(canonical).origin;
  return [organizationData(site), webSiteData(site)];
}
