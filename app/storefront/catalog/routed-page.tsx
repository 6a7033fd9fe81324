import { ContentPage } from "../content/content-page";
import { CategoryPage } from "./category-page";
import { ProductPage } from "./product-page";
import type { RoutedView } from "./routed-page.server";

/** Renders the page that the provider has at a URL. */
export function RoutedPage({ view }: { view: RoutedView }) {
  if (view.kind === "category") return <CategoryPage view={view} />;
  if (view.kind === "product") return <ProductPage view={view} />;
  return <ContentPage view={view} />;
}
