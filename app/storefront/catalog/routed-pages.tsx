import type { ComponentType } from "react";
import type { RoutedView } from "./routed-page.server";
import { serverPages } from "./routed-pages.server";

type Kind = RoutedView["kind"];
type Pages = { [Of in Kind]: ComponentType<{ view: Extract<RoutedView, { kind: Of }> }> };

const imports: { [Of in Kind]: () => Promise<Pages[Of]> } = {
  category: async () => (await import("./category-page")).CategoryPage,
  product: async () => (await import("./product-page")).ProductPage,
  content: async () => (await import("../content/content-page")).ContentPage,
};

/** In the browser's build the module of `serverPages` is empty, and each page is fetched before it is shown. */
const pages: Partial<Pages> = serverPages ?? {};

/** Fetches the component of a catalog URL's page; `RoutedPage` needs it. */
export async function loadRoutedPage<Of extends Kind>(kind: Of): Promise<void> {
  pages[kind] ??= await imports[kind]();
}

/** Renders the page at a catalog URL. */
export function RoutedPage({ view }: { view: RoutedView }) {
  const Page = pages[view.kind] as ComponentType<{ view: RoutedView }> | undefined;
  return Page ? <Page view={view} /> : null;
}
