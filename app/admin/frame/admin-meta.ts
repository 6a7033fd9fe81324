import type { MetaDescriptor } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";

/** The title of a page of the staff. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${thisBrand().name} admin` }];
}
