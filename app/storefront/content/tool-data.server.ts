import type { MetaDescriptor } from "@remix-run/node";
import { neonSignData } from "../catalog/structured-data";
import type { PageDescription } from "./page-description";
import { breadcrumbData } from "./structured-data";

/** Returns the structured data of a design tool: the way to it from the product that it designs, and a neon sign. */
export function toolData(
  page: PageDescription,
  product: { name: string; path: string } | null,
): MetaDescriptor[] {
  const site = new URL(page.canonical).origin;
  const way = [
    { title: "Home", address: `${site}/` },
    ...(product ? [{ title: product.name, address: site + product.path }] : []),
    { title: page.title, address: page.canonical },
  ];
  const { neonSign } = page;
  return [breadcrumbData(way), ...(neonSign ? [neonSignData(neonSign, page)] : [])];
}
