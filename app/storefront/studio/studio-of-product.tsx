import { type ComponentType, lazy, Suspense } from "react";
import { fetchProduct, findBlueprint } from "~/design/products/known-products";
import { StudioPage } from "./studio-page";
import type { StudioView } from "./studio-view";

type Page = ComponentType<{ view: StudioView }>;

/** Blueprint → the studio component of its loaded product; a stable component, so that it keeps its state. */
const pages = new Map<string, Page>();

/** The studio. After a navigation a browser first loads the product. Another product of the same tool begins with a new state. */
export function StudioOfProduct({ view }: { view: StudioView }) {
  const Page = pageOf(view.document.blueprint);
  const page = <Page key={view.product.sku} view={view} />;
  // React hydrates what is inside a boundary later than the rest of the page.
  return Page === StudioPage ? page : <Suspense>{page}</Suspense>;
}

function pageOf(blueprint: string): Page {
  const known = pages.get(blueprint);
  if (known) return known;
  if (findBlueprint(blueprint)) return StudioPage;
  const page = lazy(async () => {
    await fetchProduct(blueprint);
    return { default: StudioPage };
  });
  pages.set(blueprint, page);
  return page;
}
