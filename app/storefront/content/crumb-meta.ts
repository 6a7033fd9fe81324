import type { MetaDescriptor } from "@remix-run/node";
import type { Trail } from "../ui/breadcrumbs";
import { crumbData } from "./crumb-data.server";
import { structuredDataOf } from "./data-in-page";
import { type PageDescription, pageMeta } from "./page-description";

/**
 * Returns the metadata of a page with breadcrumbs, and their structured data; of a page that could not be loaded, the
 * title of its error.
 */
export function metaWithCrumbs(
  page: PageDescription | undefined,
  error: unknown,
  trail: Trail | undefined,
): MetaDescriptor[] {
  if (!page || !trail) return pageMeta(page, error);
  return [...pageMeta(page), ...structuredDataOf(page.canonical, crumbData?.(page.canonical, trail))];
}
