import type { MetaDescriptor } from "@remix-run/node";
import { structuredDataOf } from "../content/data-in-page";
import { pageMeta } from "../content/page-description";
import { routedData } from "./routed-data.server";
import type { RoutedView } from "./routed-page.server";

/** Returns the metadata of a catalog URL, including its structured data. */
export function routedMeta(view: RoutedView): MetaDescriptor[] {
  return [...pageMeta(view.page), ...structuredDataOf(view.page.canonical, routedData?.(view))];
}
