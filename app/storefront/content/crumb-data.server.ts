import type { MetaDescriptor } from "@remix-run/node";
import type { Trail } from "../ui/breadcrumbs";
import { trailData } from "./structured-data";

/** Returns the structured data of a page's breadcrumbs. @param canonical absolute URL of the page */
export function crumbData(canonical: string, trail: Trail): MetaDescriptor[] {
  return [trailData(canonical, trail)];
}
